import { latestFirst, noFilters } from '@centre/domain/inscription/query';
import { countStatistics } from '../../web/src/data/staff/inscription-queries.ts';
import { subscribeToList } from '../../web/src/data/staff/inscription-list.ts';
import { ensureDemoAccounts } from '../functions/admin.ts';
import { openDesk, type Desk, type Opening } from './desk-browser.ts';
import { openOffice, type Office } from './desk-client.ts';
import { empty, fill } from './desk-data.ts';
import { emulatorAlone } from './desk-floor.ts';
import { median } from './median.ts';
import { messages } from './messages.ts';
import type { Findings, Section, Settings } from './section.ts';

const sizes = [1_000, 100_000] as const;
const account = 'scolarite';

/** What must be so, with how many applications there may be. */
const mostDocuments = 60;
const mostRatio = 1.5;
const mostSearchMs = 1_000;

const openings = 5;
const searches = ['mensah kod', 'adj', '90 12 34', 'lawson éli', 'soir men', 'ɖogbe'];

interface Figures {
  readonly fillMs: number;
  readonly documents: number;
  readonly addressMs: number;
  readonly clickMs: number;
  /** What the emulator takes for the same rows without us. */
  readonly aloneMs: number;
  readonly statisticsMs: number;
  readonly searchMs: number;
  readonly slowestSearch: string;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Does it once for nothing and then a few times; what comes first is nobody's ordinary one. */
async function repeatedly<Result>(
  stopped: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  await work();
  for (let index = 0; index < openings; index++) {
    stopped.throwIfAborted();
    results.push(await work());
  }
  return results;
}

/** Milliseconds until the first page of a search is there; ends when it was counted too. */
async function searchMs({ store }: Office, recherche: string): Promise<number> {
  const start = performance.now();
  const counted = Promise.withResolvers<number>();
  let tookMs = Number.NaN;
  const unsubscribe = subscribeToList(
    store,
    { ...noFilters, recherche },
    latestFirst,
    (list) => {
      if (list.status === 'error') counted.reject(new Error('the list cannot be read'));
      if (list.status !== 'success' || list.page.isFetching) return;
      if (Number.isNaN(tookMs)) tookMs = performance.now() - start;
      if (list.page.count !== undefined) counted.resolve(tookMs);
    },
  );
  try {
    return await counted.promise;
  } finally {
    unsubscribe();
  }
}

async function measureSearches(office: Office) {
  await searchMs(office, 'échauffement');
  const answers: { recherche: string; tookMs: number }[] = [];
  for (const recherche of searches) {
    const tries = [await searchMs(office, recherche), await searchMs(office, recherche)];
    answers.push({ recherche, tookMs: Math.min(...tries) });
  }
  const slowest = answers.toSorted((a, b) => b.tookMs - a.tookMs)[0];
  return { searchMs: slowest?.tookMs ?? Number.NaN, slowestSearch: slowest?.recherche ?? '' };
}

const times = (opened: readonly Opening[]) => median(opened.map(({ tookMs }) => tookMs));

async function measureSize(size: number, stopped: AbortSignal): Promise<Figures> {
  await empty(stopped);
  await ensureDemoAccounts();
  console.log(messages.filling(size));
  const fillMs = await timed(() => fill(size, stopped));
  const alone = await repeatedly(stopped, emulatorAlone);
  // Logging in writes, and each write waits for all listeners, those that left among them.
  const office = await openOffice(account);
  const desk: Desk = await openDesk(account);
  const byAddress = await repeatedly(stopped, desk.byAddress);
  const byClick = await repeatedly(stopped, desk.byClick);
  await desk.leave();
  const slowest = await measureSearches(office);
  const statisticsMs = await timed(() => countStatistics(office.store, noFilters));
  await office.leave();
  return {
    fillMs,
    documents: Math.max(...[...byAddress, ...byClick].map(({ documents }) => documents)),
    addressMs: times(byAddress),
    clickMs: times(byClick),
    aloneMs: median(alone),
    statisticsMs,
    ...slowest,
  };
}

async function measure(
  stopped: AbortSignal,
  _: Settings,
  restart: () => Promise<void>,
): Promise<Findings> {
  const large = await measureSize(sizes[1], stopped);
  // The emulator goes on serving listeners that left: deleting so many would take it an hour.
  await restart();
  const small = await measureSize(sizes[0], stopped);
  const ms = (name: Exclude<keyof Figures, 'slowestSearch'>) => [
    small[name].toFixed(0),
    large[name].toFixed(0),
    (large[name] / small[name]).toFixed(2),
  ];
  return {
    columns: ['', ...sizes.map((size) => size.toLocaleString('fr-FR')), 'Rapport'],
    rows: [
      ['Documents lus à l’ouverture', small.documents, large.documents, ''],
      ['Ouverture par l’adresse : première ligne (ms)', ...ms('addressMs')],
      ['Ouverture depuis les articles : première ligne (ms)', ...ms('clickMs')],
      ['L’émulateur seul, pour les mêmes lignes (ms)', ...ms('aloneMs')],
      ['Recherche la plus lente (ms)', ...ms('searchMs')],
      ['Laquelle', small.slowestSearch, large.slowestSearch, ''],
      ['Chiffres, par agrégation (ms)', ...ms('statisticsMs')],
      ['Remplissage (ms)', ...ms('fillMs')],
    ],
    faults: faultsOf(small, large),
  };
}

function faultsOf(small: Figures, large: Figures): string[] {
  // What the emulator adds by looking at every record is no time of ours.
  const ratioOf = (name: 'addressMs' | 'clickMs') =>
    (large[name] - large.aloneMs) / (small[name] - small.aloneMs);
  const ratio = ratioOf('addressMs');
  const clickRatio = ratioOf('clickMs');
  const documents = Math.max(small.documents, large.documents);
  const faults: [boolean, string][] = [
    [documents > mostDocuments, `plus de ${mostDocuments} documents lus à l’ouverture`],
    [
      ratio > mostRatio,
      `l’ouverture dure ${ratio.toFixed(2)} fois plus longtemps, l’émulateur mis à part`,
    ],
    [
      clickRatio > mostRatio,
      `l’ouverture depuis une autre rubrique dure ${clickRatio.toFixed(2)} fois plus longtemps, l’émulateur mis à part`,
    ],
    [large.searchMs > mostSearchMs, `une recherche prend plus de ${mostSearchMs} ms`],
  ];
  return faults.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}

/** The applications desk, whose speed must not depend on how many applications there are. */
export const desk: Section = {
  name: 'guichet',
  title: `le guichet des inscriptions avec ${sizes.join(' et ')} inscriptions`,
  measure,
};
