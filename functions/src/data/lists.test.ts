import type { Query } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import database from '../../../firestore.indexes.json' with { type: 'json' };
import { entriesQuery } from './journal/list.ts';
import { listArticles, listPhotos, listTemoignages } from './lists.ts';
import * as page from './page.ts';
import type { DatedList } from './page.ts';

beforeEach(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-centre');
  vi.spyOn(page, 'readPage').mockResolvedValue({ records: [] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

interface Structure {
  readonly structuredQuery: {
    readonly from: readonly { readonly collectionId: string }[];
    readonly where?: { readonly fieldFilter?: { readonly field: { fieldPath: string } } };
  };
}

/** Whether Firestore has an index for the query; a single field always has one. */
function isIndexed(query: Query, date: string): boolean {
  const { structuredQuery } = (query as Query & { toProto: () => Structure }).toProto();
  const { from, where } = structuredQuery;
  const filtered = where?.fieldFilter?.field.fieldPath;
  if (filtered === undefined) return where === undefined;
  const wanted = JSON.stringify([
    { fieldPath: filtered, order: 'ASCENDING' },
    { fieldPath: date, order: 'DESCENDING' },
  ]);
  return database.indexes.some(
    ({ collectionGroup, fields }) =>
      collectionGroup === from[0]?.collectionId && JSON.stringify(fields) === wanted,
  );
}

const part = { limit: 10, cursor: undefined };

async function readBy(list: () => Promise<unknown>): Promise<DatedList<unknown>> {
  await list();
  const [datedList] = vi.mocked(page.readPage).mock.lastCall ?? [];
  if (!datedList) throw new Error('nothing was read');
  return datedList;
}

describe('Query of a list', () => {
  it.each([
    ['articles', () => listArticles('everything', part)],
    ['published articles', () => listArticles('published', part)],
    ['testimonials', () => listTemoignages('everything', part)],
    ['published testimonials', () => listTemoignages('published', part)],
    ['photos', () => listPhotos(part)],
  ])('has an index for %s', async (_, list) => {
    const { query, date } = await readBy(list);
    expect(isIndexed(query, date)).toBe(true);
  });

  it.each([{}, { membre: 'ama' }, { action: 'login' }] as const)(
    'has an index for the journal with %j',
    (filters) => {
      // Firestore merges two of these indexes for a filter by member and action.
      expect(isIndexed(entriesQuery(filters), 'date')).toBe(true);
    },
  );

  it('is reported when it has no index', async () => {
    const { query, date } = await readBy(() => listArticles('published', part));
    expect(isIndexed(query.where('auteur', '==', 'CFPI'), date)).toBe(false);
  });
});
