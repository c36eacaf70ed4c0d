import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  latestFirst,
  noFilters,
  type InscriptionFilters,
  type InscriptionSort,
} from '@centre/domain/inscription-query';
import { firestore } from '../../functions/src/data/admin.ts';
import { countMissing } from '../../web/src/data/inscription-queries.ts';
import { subscribeToList } from '../../web/src/data/inscription-list.ts';
import { findDuplicates, readEverything } from '../../web/src/data/inscription-queries.ts';
import type { InscriptionList, InscriptionPage } from '../../web/src/data/inscription-list.ts';
import { inscription } from '../factories/inscription.ts';
import { omit } from '../factories/omit.ts';
import { openOffice, type Office } from '../load/desk-client.ts';
import { ensureDemoAccounts } from './admin.ts';
import { apply, newLocalPhone, newPhone, newWord } from './applications.ts';
import { callAs, newStaff } from './staff.ts';

let office: Office;

beforeAll(async () => {
  await ensureDemoAccounts();
  office = await openOffice('scolarite');
});

afterAll(() => office.leave());

type Search = Partial<InscriptionFilters>;

/** The list as the tab shows it; `until` the state that is waited for. */
function list(
  filters: Search,
  sort: InscriptionSort = latestFirst,
  { store }: Office = office,
): {
  next: (until?: (page: InscriptionPage) => boolean) => Promise<InscriptionPage>;
  stop: () => void;
} {
  let shown: InscriptionList = { status: 'loading' };
  let wake = () => undefined as unknown;
  const unsubscribe = subscribeToList(store, { ...noFilters, ...filters }, sort, (state) => {
    shown = state;
    wake();
  });
  return {
    next: (until = (page) => !page.isFetching) =>
      new Promise((resolve, reject) => {
        wake = () => {
          if (shown.status === 'error') reject(new Error('the list cannot be read'));
          if (shown.status === 'success' && until(shown.page)) resolve(shown.page);
        };
        wake();
      }),
    stop: unsubscribe,
  };
}

async function found(filters: Search, sort?: InscriptionSort): Promise<string[]> {
  const shown = list(filters, sort);
  const { rows } = await shown.next();
  shown.stop();
  return rows.map(({ id }) => id);
}

describe('a search under the real rules', () => {
  it('finds by any words, in any order, without case or accents, by local letters', async () => {
    const [nom, prenom] = [`ɖɔ${newWord()}`, `Éli${newWord()}`];
    const telephone = newPhone();
    const { id, reference, email } = await apply({ nom, prenom, telephone });
    const digits = telephone.replace('+228', '');
    for (const recherche of [
      nom.slice(0, 8),
      `DO${nom.slice(2, 9).toUpperCase()}`,
      `${prenom.slice(0, 7)} ${nom.slice(0, 5)}`,
      `${nom.slice(0, 5)} eli${prenom.slice(3, 7)}`,
      digits.replace(/(..)(?=.)/g, '$1 '),
      `+228 ${digits}`,
      `${nom.slice(0, 6)} ${digits.slice(0, 3)}`,
      reference,
      email,
    ]) {
      expect({ recherche, ids: await found({ recherche }) }).toEqual({ recherche, ids: [id] });
    }
    expect(await found({ recherche: `${nom} ${newWord()}` })).toEqual([]);
  });

  it('finds by a phone number without a country', async () => {
    const telephone = newLocalPhone();
    const { id } = await apply({ telephone });
    for (const recherche of [telephone, telephone.replace(/(..)(?=.)/g, '$1 ')]) {
      expect(await found({ recherche })).toEqual([id]);
    }
  });

  it('respects the other filters, the period among them', async () => {
    const word = newWord();
    const bts = await apply({ nom: word, parcours: 'bts', classe: 'bts1', modalite: '' });
    const bac = await apply({ nom: word, parcours: 'bacpro', classe: 'seconde', modalite: '' });
    const today = new Date().toISOString().slice(0, 10);
    expect(await found({ recherche: word })).toEqual([bac.id, bts.id]);
    expect(await found({ recherche: word, parcours: 'bts' })).toEqual([bts.id]);
    expect(await found({ recherche: word, classe: 'seconde' })).toEqual([bac.id]);
    expect(await found({ recherche: word, statut: 'acceptee' })).toEqual([]);
    expect(await found({ recherche: word, du: today, au: today })).toHaveLength(2);
    expect(await found({ recherche: word, au: '2020-01-01' })).toEqual([]);
  });

  it('sorts by name, both ways', async () => {
    const word = newWord();
    const second = await apply({ nom: `${word} Élan` });
    const first = await apply({ nom: `${word} Dɔdzi` });
    const third = await apply({ nom: `${word} Fafa` });
    const ids = [first.id, second.id, third.id];
    const by = (direction: 'asc' | 'desc') =>
      found({ recherche: word }, { column: 'nom', direction });
    expect(await by('asc')).toEqual(ids);
    expect(await by('desc')).toEqual(ids.toReversed());
  });

  it('shows what changes, and what arrives, by itself', async () => {
    const { token } = await newStaff('INSCRIPTIONS_MANAGER');
    const word = newWord();
    const { id } = await apply({ nom: word });
    const shown = list({ recherche: word });
    await shown.next(({ rows }) => rows.length === 1);
    await callAs(token, 'updateInscription', { id, statut: 'refusee' });
    await shown.next(({ rows }) => rows[0]?.statut === 'refusee');
    const another = await apply({ nom: word });
    const { rows } = await shown.next((page) => page.rows.length === 2);
    expect(rows.map((row) => row.id)).toEqual([another.id, id]);
    await callAs(token, 'deleteInscription', { id });
    await shown.next((page) => page.rows.length === 1);
    shown.stop();
  });

  it('is refused to CONTENT_MANAGER and granted to VIEWER', async () => {
    const { id, nom } = await apply();
    const [reader, writer] = [await openOffice('lecture'), await openOffice('redaction')];
    const allowed = list({ recherche: nom }, latestFirst, reader);
    expect((await allowed.next()).rows.map((row) => row.id)).toEqual([id]);
    for (const filters of [{ recherche: nom }, {}]) {
      const refused = list(filters, latestFirst, writer);
      await expect(refused.next()).rejects.toThrow();
      refused.stop();
    }
    allowed.stop();
    await Promise.all([reader.leave(), writer.leave()]);
  });
});

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
    expect((await found({})).slice(0, 2)).toEqual([`${word}-119`, `${word}-118`]);
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
      const shown = list({ recherche });
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
      signal: AbortSignal.abort(new Error('assez')),
    });
    await expect(stopped.next()).rejects.toThrow('assez');
  });

  it('opens with no more than sixty documents read', async () => {
    const fresh = await openOffice('scolarite');
    const shown = list({}, latestFirst, fresh);
    expect((await shown.next()).rows).toHaveLength(50);
    expect(await fresh.documentsRead()).toBeLessThanOrEqual(60);
    shown.stop();
    await fresh.leave();
  });
});

describe('likely duplicates', () => {
  it('are given beside a record, itself left out', async () => {
    const telephone = newPhone();
    const [a, b] = [await apply({ telephone }), await apply({ telephone })];
    const shown = list({ recherche: telephone, doublons: true });
    const { rows } = await shown.next((page) => page.rows.length === 2);
    shown.stop();
    const record = rows.find(({ id }) => id === a.id);
    if (!record) throw new Error('the first of them is not shown');
    const others = await findDuplicates(office.store, record);
    expect(others.map(({ id }) => id)).toEqual([b.id]);
  });
});
