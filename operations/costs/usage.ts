import type { assumptions as usual } from './assumptions.ts';
import type { Measured } from './measured.ts';
import type { Service } from './prices.ts';

export type Assumptions = {
  readonly [Name in keyof typeof usual]: (typeof usual)[Name] extends number
    ? number
    : (typeof usual)[Name];
};

/** What is deployed, counted from the sources. */
export interface Deployed {
  readonly functions: number;
  readonly jobs: number;
}

/** Units of each service in a month. */
export type Usage = Readonly<Record<Service, number>>;

const gibi = 1024 ** 3;
const giga = 1000 ** 3;

/** What a month of so many visits uses. */
export function usageOf(
  visits: number,
  measured: Measured,
  assumed: Assumptions,
  { functions, jobs }: Deployed,
): Usage {
  const first = visits * (1 - assumed.returning);
  const again = visits * assumed.returning;
  const pages = pagesOf(measured, assumed);
  const applications = (visits * assumed.applicationsPerThousandVisits) / 1000;
  const handlings = applications * assumed.handlingsPerApplication;
  const articles = visits * assumed.articlesPerVisit;
  const lists = assumed.staff * assumed.workingDays * assumed.listsPerDay;
  const calls =
    applications * measured.callsPerApplication +
    handlings +
    articles * (1 + assumed.uncachedArticles);
  const decoding = assumed.picturesPerMonth * assumed.secondsPerPicture;
  const seconds = calls * assumed.secondsPerCall + 30 * assumed.secondsPerNight;
  const database = (applications * assumed.monthsKept * assumed.bytesPerApplication) / gibi;
  const changes = applications * assumed.writesPerApplication;
  return {
    reads:
      first * pages.readsFirst +
      again * pages.readsAgain +
      articles * assumed.readsPerArticleView +
      applications * assumed.readsPerApplication +
      handlings * assumed.readsPerHandling +
      lists * measured.readsPerList * 2,
    writes:
      changes + handlings * assumed.writesPerHandling + articles * assumed.writesPerArticleView,
    // Those of applications that are purged, as many as come in.
    deletes: applications * 3,
    // Limits and the journal, which are most of what is written.
    expiries: changes / 2,
    stored: database,
    firestoreOut: (visits * pages.data) / gibi,
    backups: database * assumed.backupsKept,
    calls,
    processor: seconds + decoding,
    memory: seconds * assumed.memoryPerCall + decoding * assumed.memoryPerPicture,
    functionsOut: (calls * assumed.bytesPerAnswer) / giga,
    siteStored: assumed.siteGigabytes * assumed.versionsKept,
    siteOut: (first * pages.site + again * assumed.bytesPerReturningVisit) / giga,
    filesStored: (assumed.picturesKept * assumed.bytesPerPicture) / giga,
    // Pictures stay on the devices of those who come again.
    filesOut: (first * pages.pictures) / giga,
    filesRead: first * pages.pictureFiles,
    filesWritten: assumed.picturesPerMonth * assumed.filesPerPicture,
    members: assumed.staff,
    jobs,
    images: assumed.imagesGigabytes,
    builds: assumed.deploymentsPerMonth * functions * assumed.minutesPerFunctionBuild,
  };
}

/** What one visit fetches, in bytes, and reads, in documents. */
function pagesOf({ weights, reads }: Measured, assumed: Assumptions) {
  const shares = Object.entries(assumed.visitsOf);
  const weightOf = (path: string) => weights.find((page) => page.path === path);
  const readsOf = (path: string) => reads.find((page) => page.path === path);
  const overLists = (of: (path: string) => number) =>
    shares.reduce((sum, [path, share]) => sum + share * of(path), 0);

  const listed = new Set(['/', ...shares.map(([path]) => path)]);
  const plain = weights.filter(({ path }) => !listed.has(path));
  const plainSize =
    plain.reduce((sum, { html, images }) => sum + html + images, 0) / plain.length;
  const plainPages =
    assumed.pagesPerVisit - 1 - shares.reduce((sum, [, share]) => sum + share, 0);
  const pictures = overLists((path) => weightOf(path)?.images ?? 0);
  return {
    // Scripts and fonts come with the first page; the others only add what is their own.
    site:
      (weightOf('/')?.everything ?? 0) +
      Math.max(0, plainPages) * plainSize +
      overLists((path) => weightOf(path)?.html ?? 0),
    pictures,
    pictureFiles: pictures / assumed.bytesPerShownPicture,
    data: (weightOf('/')?.others ?? 0) + overLists((path) => weightOf(path)?.others ?? 0),
    readsFirst: (readsOf('/')?.first ?? 0) + overLists((path) => readsOf(path)?.first ?? 0),
    readsAgain: (readsOf('/')?.again ?? 0) + overLists((path) => readsOf(path)?.again ?? 0),
  };
}
