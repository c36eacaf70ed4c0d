import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { latestFirst, noFilters } from '@centre/domain/inscription/query';
import { firestore } from '../../functions/src/data/admin.ts';
import { countMissing, readEverything } from '../../web/src/data/staff/inscription-queries.ts';
import { inscription } from '../factories/inscription.ts';
import { omit } from '../factories/omit.ts';
import { ensureDemoAccounts } from './admin.ts';
import { newPhone, newWord } from './applications.ts';
import { openOffice, type Office } from './office.ts';
import { found, list } from './shown-list.ts';
import { callAs, newStaff } from './staff.ts';

let office: Office;

beforeAll(async () => {
  await ensureDemoAccounts();
  office = await openOffice('scolarite');
});

afterAll(() => office.leave());

describe('a long list', () => {
  const word = newWord();
  const count = 120;

  const ids = Array.from({ length: count }, (_, index) => `${word}-${index}`);

  beforeAll(async () => {
    // Behind the functions' back, as an import would: nothing finds these yet. They come
    // after all others, those of an earlier run included.
    const from = Date.now() + 365 * 24 * 60 * 60 * 1000;
    const batch = firestore().batch();
    for (const [index, id] of ids.entries()) {
      const dateInscription = new Date(from + index);
      const record = inscription({ nom: word, telephone: newPhone(), dateInscription }, index);
      batch.set(firestore().doc(`inscriptions/${id}`), omit(record, 'id'));
    }
    await batch.commit();
    expect(await countMissing(office.store)).toBeGreaterThanOrEqual(count);
    expect((await found(office, {})).slice(0, 2)).toEqual([`${word}-119`, `${word}-118`]);
    const { token } = await newStaff('VIEWER');
    let cursor: string | undefined;
    do {
      const { body } = await callAs(token, 'indexInscriptions', cursor ? { cursor } : {});
      ({ cursor } = (body as { result: { cursor?: string } }).result);
    } while (cursor !== undefined);
    expect(await countMissing(office.store)).toBe(0);
  });

  afterAll(async () => {
    const batch = firestore().batch();
    for (const id of ids) {
      batch.delete(firestore().doc(`inscriptions/${id}`));
      batch.delete(firestore().doc(`recherche/${id}`));
    }
    await batch.commit();
  });

  it('is paged by fifty, forth and back, whether the database or the browser finds it', async () => {
    for (const recherche of [word.slice(0, 6), word]) {
      const shown = list(office, { recherche });
      const first = await shown.next();
      expect([first.number, first.rows.length]).toEqual([1, 50]);
      expect(first.previous).toBeUndefined();
      first.next?.();
      const second = await shown.next(({ number, isFetching }) => number === 2 && !isFetching);
      second.next?.();
      const third = await shown.next(({ number, isFetching }) => number === 3 && !isFetching);
      expect(third.rows).toHaveLength(20);
      expect(third.next).toBeUndefined();
      const seen = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id));
      expect(seen.toSorted()).toEqual(ids.toSorted());
      third.previous?.();
      const back = await shown.next(({ number, isFetching }) => number === 2 && !isFetching);
      expect(back.rows).toEqual(second.rows);
      const counted = await shown.next((page) => page.count?.value === count);
      expect(counted.count).toEqual({ value: count, kind: 'exact' });
      shown.stop();
    }
  });

  it('is read whole for an export, and stops when it is told to', async () => {
    const read: string[] = [];
    const told: number[] = [];
    const rounds = readEverything(
      office.store,
      { ...noFilters, recherche: word },
      { column: 'nom', direction: 'asc' },
      { onProgress: (rows) => told.push(rows) },
    );
    for await (const rows of rounds) read.push(...rows.map(({ id }) => id));
    expect(read.toSorted()).toEqual(ids.toSorted());
    expect(told.at(-1)).toBe(count);
    const stopped = readEverything(office.store, noFilters, latestFirst, {
      signal: AbortSignal.abort(),
    });
    await expect(stopped.next()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('opens with no more than sixty documents read', async () => {
    const fresh = await openOffice('scolarite');
    const shown = list(fresh, {});
    expect((await shown.next()).rows).toHaveLength(50);
    expect(await fresh.documentsRead()).toBeLessThanOrEqual(60);
    shown.stop();
    await fresh.leave();
  });
});
