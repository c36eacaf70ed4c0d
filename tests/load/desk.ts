import type { Firestore as Database } from 'firebase-admin/firestore';
import { getFirestore } from 'firebase-admin/firestore';
import {
  latestFirst,
  noFilters,
  type InscriptionFilters,
} from '@centre/domain/inscription-query';
import { firestore } from '../../functions/src/data/admin.ts';
import { countStatistics } from '../../web/src/data/inscriptions/figures.ts';
import { ListWatch } from '../../web/src/data/inscriptions/list-watch.ts';
import type { InscriptionPage } from '../../web/src/data/inscriptions/types.ts';
import { ensureDemoAccounts } from '../functions/admin.ts';
import { openOffice, type Office } from './desk-client.ts';
import { fill } from './desk-data.ts';
import { messages } from './messages.ts';
import type { Findings, Section } from './section.ts';

const sizes = [1_000, 100_000] as const;
const account = 'scolarite';

/** What must be so, with how many applications there may be. */
const mostDocuments = 60;
const mostRatio = 1.5;
const mostSearchMs = 1_000;

const openings = 5;
const searches = ['ama kof', 'adj', '90 12 34', 'kodzo-lawson', 'soir men'];

interface Figures {
  readonly fillSeconds: number;
  readonly documents: number;
  readonly openMs: number;
  readonly statisticsMs: number;
  readonly searchMs: number;
  readonly slowestSearch: string;
}

/** A database of its own beside the demonstration's, whose rules are the same. */
async function databaseOf(size: number): Promise<[Database, string]> {
  const name = `guichet-${size}`;
  const database = getFirestore(name);
  const office = await openOffice(account);
  const member = await firestore().doc(`users/${office.uid}`).get();
  await database.doc(`users/${office.uid}`).set(member.data() ?? {});
  await office.leave();
  return [database, name];
}

/** Milliseconds until the first page of the list to those filters is there. */
async function firstPage(
  { store }: Office,
  filters: InscriptionFilters,
): Promise<{ tookMs: number; page: InscriptionPage }> {
  const start = performance.now();
  const shown = Promise.withResolvers<InscriptionPage>();
  const watch = new ListWatch(store, filters, latestFirst, (list) => {
    if (list.status === 'success' && !list.page.isFetching) shown.resolve(list.page);
    if (list.status === 'error') shown.reject(new Error('the list cannot be read'));
  });
  watch.start();
  try {
    const page = await shown.promise;
    return { tookMs: performance.now() - start, page };
  } finally {
    watch.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measureSize(size: number, stopped: AbortSignal): Promise<Figures> {
  const [database, name] = await databaseOf(size);
  console.log(messages.filling(size));
  const fillMs = await timed(() => fill(database, size, stopped));
  const opened: { tookMs: number; documents: number }[] = [];
  // The first opening warms the emulator up, and is nobody's ordinary one.
  for (let index = 0; index <= openings; index++) {
    stopped.throwIfAborted();
    const office = await openOffice(account, name);
    const { tookMs } = await firstPage(office, noFilters);
    if (index > 0) opened.push({ tookMs, documents: await office.documentsRead() });
    await office.leave();
  }
  const office = await openOffice(account, name);
  await firstPage(office, { ...noFilters, recherche: 'échauffement' });
  const answers: { recherche: string; tookMs: number }[] = [];
  for (const recherche of searches) {
    const { tookMs } = await firstPage(office, { ...noFilters, recherche });
    answers.push({ recherche, tookMs });
  }
  const statisticsMs = await timed(() => countStatistics(office.store));
  await office.leave();
  const slowest = answers.toSorted((a, b) => b.tookMs - a.tookMs)[0];
  return {
    fillSeconds: fillMs / 1000,
    documents: Math.max(...opened.map(({ documents }) => documents)),
    openMs: median(opened.map(({ tookMs }) => tookMs)),
    statisticsMs,
    searchMs: slowest?.tookMs ?? Number.NaN,
    slowestSearch: slowest?.recherche ?? '',
  };
}

async function measure(stopped: AbortSignal): Promise<Findings> {
  await ensureDemoAccounts();
  const [small, large] = [
    await measureSize(sizes[0], stopped),
    await measureSize(sizes[1], stopped),
  ];
  const ratio = large.openMs / small.openMs;
  const ms = (value: number) => value.toFixed(0);
  return {
    columns: ['', ...sizes.map((size) => size.toLocaleString('fr-FR'))],
    rows: [
      ['Documents lus à l’ouverture', small.documents, large.documents],
      ['Ouverture : la liste est là (ms)', ms(small.openMs), ms(large.openMs)],
      ['Rapport des deux', '', ratio.toFixed(2)],
      ['Recherche la plus lente (ms)', ms(small.searchMs), ms(large.searchMs)],
      ['Laquelle', small.slowestSearch, large.slowestSearch],
      ['Chiffres, par agrégation (ms)', ms(small.statisticsMs), ms(large.statisticsMs)],
      ['Remplissage (s)', small.fillSeconds.toFixed(1), large.fillSeconds.toFixed(1)],
    ],
    faults: [
      ...(Math.max(small.documents, large.documents) > mostDocuments
        ? [`plus de ${mostDocuments} documents lus à l’ouverture`]
        : []),
      ...(ratio > mostRatio
        ? [`l’ouverture dure ${ratio.toFixed(2)} fois plus longtemps`]
        : []),
      ...(large.searchMs > mostSearchMs
        ? [`une recherche prend plus de ${mostSearchMs} ms`]
        : []),
    ],
  };
}

/** The applications desk, whose speed must not depend on how many applications there are. */
export const desk: Section = {
  name: 'guichet',
  title: `le guichet des inscriptions avec ${sizes.join(' et ')} inscriptions`,
  measure,
};
