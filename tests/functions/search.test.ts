import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDayOf } from '@centre/domain/dates';
import { indexMissing } from '../../functions/src/data/inscription/indexing.ts';
import { findDuplicates } from '../../web/src/data/staff/inscription-queries.ts';
import { ensureDemoAccounts } from './admin.ts';
import { apply, newLocalPhone, newPhone, newWord } from './applications.ts';
import { openOffice, type Office } from './office.ts';
import { imported } from './old-applications.ts';
import { found, list } from './shown-list.ts';
import { callAs, newStaff } from './staff.ts';

let office: Office;

beforeAll(async () => {
  await ensureDemoAccounts();
  office = await openOffice('scolarite');
});

afterAll(() => office.leave());

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
      expect({ recherche, ids: await found(office, { recherche }) }).toEqual({
        recherche,
        ids: [id],
      });
    }
    expect(await found(office, { recherche: `${nom} ${newWord()}` })).toEqual([]);
  });

  it('finds by a phone number without a country', async () => {
    const telephone = newLocalPhone();
    const { id } = await imported({ telephone });
    await indexMissing(Infinity);
    for (const recherche of [telephone, telephone.replace(/(..)(?=.)/g, '$1 ')]) {
      expect(await found(office, { recherche })).toEqual([id]);
    }
  });

  it('respects the other filters, the period among them', async () => {
    const word = newWord();
    const du = calendarDayOf(new Date());
    const specialite = 'QHSE';
    const bts = await apply({ nom: word, parcours: 'bts', classe: 'bts1', specialite });
    const bac = await apply({ nom: word, parcours: 'bacpro', classe: 'seconde', modalite: '' });
    const au = calendarDayOf(new Date());
    expect(await found(office, { recherche: word })).toEqual([bac.id, bts.id]);
    expect(await found(office, { recherche: word, parcours: 'bts' })).toEqual([bts.id]);
    expect(await found(office, { recherche: word, classe: 'seconde' })).toEqual([bac.id]);
    expect(await found(office, { recherche: word, specialite })).toEqual([bts.id]);
    expect(await found(office, { recherche: word, statut: 'acceptee' })).toEqual([]);
    expect(await found(office, { recherche: word, du, au })).toHaveLength(2);
    expect(await found(office, { recherche: word, au: '2020-01-01' })).toEqual([]);
  });

  it('sorts by name, both ways', async () => {
    const word = newWord();
    const second = await apply({ nom: `${word} Élan` });
    const first = await apply({ nom: `${word} Dɔdzi` });
    const third = await apply({ nom: `${word} Fafa` });
    const ids = [first.id, second.id, third.id];
    const by = (direction: 'asc' | 'desc') =>
      found(office, { recherche: word }, { column: 'nom', direction });
    expect(await by('asc')).toEqual(ids);
    expect(await by('desc')).toEqual(ids.toReversed());
  });

  it('shows what changes, and what arrives, by itself', async () => {
    const { token } = await newStaff('INSCRIPTIONS_MANAGER');
    const word = newWord();
    const { id } = await apply({ nom: word });
    const shown = list(office, { recherche: word });
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
    const allowed = list(reader, { recherche: nom });
    expect((await allowed.next()).rows.map((row) => row.id)).toEqual([id]);
    for (const filters of [{ recherche: nom }, {}]) {
      const refused = list(writer, filters);
      await expect(refused.next()).rejects.toThrow();
      refused.stop();
    }
    allowed.stop();
    await Promise.all([reader.leave(), writer.leave()]);
  });
});

describe('likely duplicates', () => {
  it('are given beside a record, itself left out', async () => {
    const telephone = newPhone();
    const [a, b] = [await apply({ telephone }), await apply({ telephone })];
    const shown = list(office, { recherche: telephone, doublons: true });
    const { rows } = await shown.next((page) => page.rows.length === 2);
    shown.stop();
    const record = rows.find(({ id }) => id === a.id);
    if (!record) throw new Error('the first of them is not shown');
    const others = await findDuplicates(office.store, record);
    expect(others.map(({ id }) => id)).toEqual([b.id]);
  });
});
