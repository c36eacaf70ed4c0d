import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { everyExpired } from './removal.ts';
import * as documents from './documents.ts';

const now = new Date('2026-03-02T08:00:00Z');

const all = Array.from({ length: 250 }, (_, at) => ({
  id: `dossier-${at}`,
  data: () => ({ expiration: Timestamp.fromDate(now) }),
}));

/** A query that finds all of them, so many at a time and after the one that is said. */
const found = (size = 0, begin = 0) => ({
  where: () => found(),
  orderBy: () => found(),
  select: () => found(),
  limit: (most: number) => found(most, begin),
  startAfter: (last: (typeof all)[number]) => found(size, all.indexOf(last) + 1),
  get: () => Promise.resolve({ docs: all.slice(begin, begin + size) }),
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('Every application that is over is told, however many answers it takes', async () => {
  vi.spyOn(documents, 'inscriptions').mockReturnValue(
    found() as unknown as ReturnType<typeof documents.inscriptions>,
  );
  const told: string[] = [];
  for await (const { id } of everyExpired(now)) told.push(id);
  expect(told).toEqual(all.map(({ id }) => id));
});
