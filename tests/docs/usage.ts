/** What a month of traffic uses, computed from what docs/performance.md has measured. */
import { readFileSync } from 'node:fs';

const measured = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8');

/** The rows of the first table of docs/performance.md after `mark`, by their first cell. */
function measuredAfter(mark: string): Readonly<Record<string, readonly number[]>> {
  const rest = measured.slice(measured.indexOf(mark) + mark.length);
  const [, , ...rows] = (/\|[^]*?(?=\n\n)/.exec(rest)?.[0] ?? '').split('\n');
  return Object.fromEntries(
    rows.map((row) => {
      const [name = '', ...cells] = row.split('|').slice(1, -1);
      return [name.trim(), cells.map(Number)];
    }),
  );
}

/** @throws when docs/performance.md lacks the row. */
function rowOf(rows: Readonly<Record<string, readonly number[]>>, name: string) {
  const row = rows[name];
  if (row === undefined) throw new Error(`docs/performance.md lacks the row ${name}`);
  return row;
}

const weights = measuredAfter('<!-- bench:poids -->');
const readsOfPages = measuredAfter('<!-- bench:lectures -->');
const requests = measuredAfter('## What a request costs the database');
const [readsOfList = 0] = rowOf(readsOfPages, 'Liste des inscriptions');
const [readsOfComposedPage = 0] = rowOf(requests, 'A page is composed');

/** Columns of the table of weights, in bytes. */
function weightOf(path: string) {
  const kilobytes = rowOf(weights, path);
  const [html = 0, scripts = 0, styles = 0, images = 0, fonts = 0, data = 0] = kilobytes.map(
    (size) => size * 1024,
  );
  return { html, scripts, styles, images, fonts, data };
}

/** Scripts, styles and pictures that every page has, fetched once. */
const shared = weightOf('/contact');

/** Months of traffic for which the bill is shown. */
export const months = [
  { visits: 10_000, applications: 200, kept: 7200, uncached: 0.9, fresh: 1 },
  { visits: 100_000, applications: 2000, kept: 72_000, uncached: 0.5, fresh: 1 },
  { visits: 10_000_000, applications: 100_000, kept: 300_000, uncached: 0.1, fresh: 0.5 },
] as const;

/**
 * One month of traffic. `kept` applications are stored, of three years. A function composes the
 * share `uncached` of the pages with content, and reads the share `fresh` of their documents.
 */
type Month = (typeof months)[number];

/** What nobody has measured; sizes are in bytes, pages and articles a visit, lists a day and member. */
export const assumed = {
  daysWithVisits: 22,
  returning: 0.4,
  bytesOfReturning: 40_000,
  /** How often a visit opens each page with content; an article by itself is another 0.3. */
  pages: { '/': 1, '/actualites': 0.4, '/galerie': 0.3, '/temoignages': 0.2 },
  articles: 0.3,
  otherPages: 1.8,
  yearsKept: 3,
  bytesOfApplication: 40_000,
  staff: 6,
  hoursAtWork: 8,
  listsPerDay: 15,
  countsOfList: 9,
  picturesKept: 600,
  picturesPublished: 40,
  filesOfPicture: 4,
  bytesOfPicture: 600_000,
  bytesOfShownPicture: 25_000,
  bytesOfAnswer: 3000,
} as const;

/** Requests of which one application is the cause, from the form to the answer. */
const requestsOfApplication = {
  'An application is sent': 0.8,
  'One is sent with the phone of another': 0.2,
  'The same is sent again': 0.2,
  'One is opened by a member': 2,
  'One is decided on': 1,
  'One is noted as told': 1,
  'One is followed by its applicant': 3,
} as const;

/** Seconds, and GiB of memory, of one call. */
const calls = {
  application: { seconds: 0.4, memory: 0.5 },
  page: { seconds: 0.15, memory: 0.5 },
  view: { seconds: 0.2, memory: 1 },
  other: { seconds: 0.2, memory: 0.25 },
  picture: { seconds: 6, memory: 1 },
  night: { seconds: 60, memory: 0.5 },
  hiding: { seconds: 0.2, memory: 0.25 },
} as const;

const gibibyte = 1024 ** 3;
const gigabyte = 1000 ** 3;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Reads, writes and deletions of `times` of each request. */
function billed(times: Readonly<Record<string, number>>): readonly number[] {
  return [0, 1, 2].map((column) =>
    sum(
      Object.entries(times).map(
        ([name, count]) => count * (rowOf(requests, name)[column] ?? 0),
      ),
    ),
  );
}

/** What a first visit fetches of its pages: from the site, from the bucket and as data, in bytes. */
function firstVisit() {
  const opened = Object.entries(assumed.pages).map(([path, times]) => ({
    times,
    ...weightOf(path),
  }));
  const others = Object.keys(weights)
    .filter((path) => !(path in assumed.pages))
    .map(weightOf);
  const own = ({ html, scripts }: typeof shared) =>
    html + Math.max(0, scripts - shared.scripts);
  const otherPage =
    sum(others.map((page) => own(page) + Math.max(0, page.images - shared.images))) /
    others.length;
  const pictures = opened.map(({ times, images }) => times * (images - shared.images));
  const article = weightOf('/actualites');
  return {
    site:
      shared.scripts +
      shared.styles +
      shared.images +
      shared.fonts +
      sum(opened.map((page) => page.times * own(page))) +
      assumed.articles * own(article) +
      assumed.otherPages * otherPage,
    pictures: sum(pictures) + assumed.articles * assumed.bytesOfShownPicture,
    data: sum(opened.map((page) => page.times * page.data)),
    reads: sum(
      Object.entries(assumed.pages).map(
        ([path, times]) => times * (rowOf(readsOfPages, path)[0] ?? 0),
      ),
    ),
  };
}

/** How much of each service a month uses, in the units of `prices`. */
export function usageOf({ visits, applications, kept, uncached, fresh }: Month) {
  const first = firstVisit();
  const firstVisits = visits * (1 - assumed.returning);
  const views = visits * assumed.articles;
  const withContent = visits * (sum(Object.values(assumed.pages)) + assumed.articles);
  const composed = withContent * uncached;
  const inCampaign = Math.ceil(kept / assumed.yearsKept);
  const workingDays = assumed.staff * assumed.daysWithVisits;
  const lists = workingDays * assumed.listsPerDay;
  const minutes = workingDays * assumed.hoursAtWork * 60;
  const counts =
    lists * assumed.countsOfList +
    Math.min(minutes, applications * assumed.staff) +
    minutes / 10;
  const erased = kept / assumed.yearsKept / 12;
  const times = {
    ...Object.fromEntries(
      Object.entries(requestsOfApplication).map(([name, each]) => [name, each * applications]),
    ),
    'One is deleted': erased,
    'An article is read in full': views,
    'A member logs in': workingDays,
  };
  const [reads = 0, writes = 0, deletes = 0] = billed(times);
  const sent = 1.2 * applications;
  const otherCalls = sum(Object.values(times)) - sent - views;
  const each = {
    application: sent,
    page: composed,
    view: views,
    other: otherCalls,
    picture: assumed.picturesPublished,
    night: 30,
    hiding: 30 * 24 * 12,
  } satisfies Record<keyof typeof calls, number>;
  const seconds = Object.entries(each).map(([name, count]) => {
    const call = calls[name as keyof typeof calls];
    return { processor: count * call.seconds, memory: count * call.seconds * call.memory };
  });
  const stored = kept * assumed.bytesOfApplication;
  const shownPictures = firstVisits * first.pictures;
  const htmlOfComposed = composed * weightOf('/').html;
  return {
    reads:
      firstVisits * first.reads +
      composed * readsOfComposedPage * fresh +
      lists * readsOfList +
      counts * Math.ceil(inCampaign / 1000) +
      applications * assumed.staff +
      each.hiding +
      reads,
    writes,
    deletes,
    // Each application's request, its counters and its follow-ups, each kept for a while.
    expiries: 6 * applications,
    stored: stored / gibibyte,
    firestoreOut:
      (firstVisits * first.data + lists * readsOfList * assumed.bytesOfAnswer) / gibibyte,
    backups: (14 * stored) / gibibyte,
    calls: sum(Object.values(each)),
    processor: sum(seconds.map(({ processor }) => processor)),
    memory: sum(seconds.map(({ memory }) => memory)),
    functionsOut: (htmlOfComposed + (views + otherCalls) * assumed.bytesOfAnswer) / gigabyte,
    siteStored: 0.2,
    siteOut:
      (firstVisits * first.site + (visits - firstVisits) * assumed.bytesOfReturning) / gigabyte,
    filesStored: (assumed.picturesKept * assumed.bytesOfPicture) / gigabyte,
    filesOut: shownPictures / gigabyte,
    filesRead: shownPictures / assumed.bytesOfShownPicture,
    filesWritten: assumed.picturesPublished * assumed.filesOfPicture,
    jobs: 5,
    images: 2,
  };
}

export type Service = keyof ReturnType<typeof usageOf>;
