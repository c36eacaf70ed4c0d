import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { row } from '../../../tests/factories/row.ts';
import type { Fields } from '../content/stored-documents.ts';
import { areLikelyDuplicates, likelyDuplicates, sharedKeys } from './duplicates.ts';

const phone = '+22890123456';
const person = { nom: 'Mensah', prenom: 'Afi', dateNaissance: '2001-02-03' };
const identity = 'afi mensah 2001-02-03';

const by = (telephone: string): Fields => ({ telephone });
const benin = '+2290197123456';

describe('Two applications of one campagne', () => {
  it.each<[what: string, one: Fields, other: Fields, keys: string[]]>([
    ['a phone with and without its calling code', by('90 12 34 56'), by(phone), [phone]],
    ['a phone with 00', by('00228 90123456'), by(phone), [phone]],
    ['a phone in its former numbering', by('+22997123456'), by(benin), [benin]],
    ['a phone of unknown country', by('06 12 34 56 78'), by('0612345678'), ['0612345678']],
    ['names and birthday', person, person, [identity]],
    ['names in reverse order', person, { ...person, nom: 'AFÌ', prenom: 'mensah' }, [identity]],
    [
      'phone, names and birthday',
      { ...person, telephone: phone },
      { ...person, telephone: '90123456' },
      [phone, identity],
    ],
  ])('are likely duplicates when they share %s', (_, one, other, keys) => {
    const [a, b] = [row(one, 'a'), row(other, 'b')];
    expect(sharedKeys(a, b)).toEqual(keys);
    expect(areLikelyDuplicates(a, b)).toBe(true);
    expect(likelyDuplicates([a, row({}, 'c'), b])).toEqual(new Set(['a', 'b']));
  });

  it.each<[what: string, one: Fields, other: Fields]>([
    ['nothing', by(phone), by('+22890123457')],
    ['empty answers', {}, {}],
    ['an invalid phone', by('12'), by('12')],
    ['only names', person, { ...person, dateNaissance: '1999-12-31' }],
    ['names without birthdays', { nom: 'Mensah' }, { nom: 'Mensah' }],
    ['only a birthday', { dateNaissance: '2001-02-03' }, { dateNaissance: '2001-02-03' }],
    ['a national number of two countries', by(phone), by('+22990123456')],
  ])('are no duplicates when they share %s', (_, one, other) => {
    const [a, b] = [row(one, 'a'), row(other, 'b')];
    expect(sharedKeys(a, b)).toEqual([]);
    expect(areLikelyDuplicates(a, b)).toBe(false);
    expect(likelyDuplicates([a, b])).toEqual(new Set());
  });
});

describe('Likely duplicates', () => {
  const of = (id: string, fields: Fields = {}) =>
    row({ telephone: phone, campagne: '2025-2026', ...fields }, id);
  const marked = (partage: string[]) => [of('a', person), of('b', { ...person, partage })];

  it.each<[what: string, rows: ReturnType<typeof of>[], ids: string[]]>([
    ['three applications with one phone', [of('a'), of('b'), of('c')], ['a', 'b', 'c']],
    [
      'a chain of applications that share different keys',
      [of('a'), of('b', person), of('c', { ...person, telephone: '' })],
      ['a', 'b', 'c'],
    ],
    ['none of a single application', [of('a')], []],
    ['none of different campagnes', [of('a', { campagne: '2024-2025' }), of('b')], []],
    ['none marked as different persons', [of('a'), of('b', { partage: [phone] })], []],
    ['the two unmarked rows', [of('a'), of('b', { partage: [phone] }), of('c')], ['a', 'c']],
    ['applications that share an unmarked key', marked([phone]), ['a', 'b']],
    ['none with every shared key marked', marked([phone, identity]), []],
  ])('are %s', (_, rows, ids) => {
    expect([...likelyDuplicates(rows)].toSorted()).toEqual(ids);
  });

  it('are recognised in a pair of two campagnes too', () => {
    const [a, b] = ['2024-2025', '2025-2026'].map((campagne) => of(campagne, { campagne }));
    expect(a && b && areLikelyDuplicates(a, b)).toBe(true);
  });

  it('are exactly the rows with a duplicate in their campagne, for any rows', () => {
    const one = fc.record({
      nom: fc.constantFrom('Mensah', 'Afi'),
      prenom: fc.constantFrom('Mensah', 'Afi', ''),
      dateNaissance: fc.constantFrom('', '2001-02-03'),
      telephone: fc.constantFrom('', '90123456', phone, '91000000'),
      campagne: fc.constantFrom('2024-2025', '2025-2026'),
      partage: fc.subarray([phone, identity]),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), (fields) => {
        const rows = fields.map((own, at) => row(own, `${at}`));
        const expected = rows.filter((a) =>
          rows.some((b) => a !== b && a.campagne === b.campagne && areLikelyDuplicates(a, b)),
        );
        expect(likelyDuplicates(rows)).toEqual(new Set(expected.map(({ id }) => id)));
      }),
    );
  });
});
