import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { row } from '../../../tests/factories/row.ts';
import { yearBefore } from '../campagne/school-years.ts';
import { statutLabels } from '../inscription/inscription.ts';
import { bilanDimensions, bilanOf, comparisonsOf, linesOf, totalOf } from './bilan.ts';
import type { Row } from './row.ts';
import { townOf } from './towns.ts';

const counted = (fields: Record<string, unknown> = {}) =>
  row({ parcours: 'bts', classe: 'bts1', dateInscription: '2026-08-03T09:00:00Z', ...fields });

const groupOf = (dimension: 'age' | 'ville' | 'specialite' | 'sexe', one: Row) =>
  linesOf(bilanOf([one]), dimension)[0]?.label;

describe('Bilan group of an application', () => {
  it.each([
    ['2008-08-04', 'Moins de 18 ans'],
    ['2008-08-03', '18 à 20 ans'],
    ['2005-08-04', '18 à 20 ans'],
    ['2005-08-03', '21 à 25 ans'],
    ['2000-08-03', '26 ans et plus'],
    ['', 'Non précisé'],
    ['2030-01-01', 'Non précisé'],
  ])('is for a birth on %s, on 3 August 2026, the age group “%s”', (dateNaissance, label) => {
    expect(groupOf('age', counted({ dateNaissance }))).toBe(label);
  });

  it.each([
    ['Agoè-Nyivé, LOME', 'Lomé'],
    ['Quartier Bè', 'Lomé'],
    ['kpalime (Kpodzi)', 'Kpalimé'],
    ['Guerin Kouka', 'Guérin-Kouka'],
    ['Karamoko', ''],
    ['', ''],
  ])('is for the residence “%s” the town “%s”', (residence, town) => {
    expect(townOf(residence)).toBe(town);
  });

  it('is never named by text that the applicant typed', () => {
    const typed = { specialite: '__proto__', sexe: 'constructor', lieuResidence: 'ici.là/`' };
    const one = counted({ ...typed, dateNaissance: 'hier' });
    expect(groupOf('specialite', one)).toBe('Non précisé');
    expect(groupOf('sexe', one)).toBe('Non précisé');
    expect(groupOf('ville', one)).toBe('Autres');
  });
});

describe('Bilan figures', () => {
  const one = fc.record({
    specialite: fc.constantFrom('QHSE', 'Chaudronnerie', ''),
    parcours: fc.constantFrom('bts', 'bacpro', ''),
    sexe: fc.constantFrom('feminin', 'masculin'),
    lieuResidence: fc.constantFrom('Kara', 'Lomé', 'ailleurs'),
    statut: fc.constantFrom(...Object.keys(statutLabels)),
  });

  it('add up to all applications in every dimension', () => {
    fc.assert(
      fc.property(fc.array(one, { maxLength: 30 }), (all) => {
        const bilan = bilanOf(all.map(counted));
        expect(totalOf(bilan).now.total).toBe(all.length);
        for (const dimension of bilanDimensions) {
          const totals = linesOf(bilan, dimension).map(({ total }) => total);
          expect(totals.reduce((sum, total) => sum + total, 0)).toBe(all.length);
        }
      }),
    );
  });

  const ofTowns = (towns: Readonly<Record<string, number>>) => {
    const groups = Object.entries(towns).map(
      ([town, acceptee]) => [town, { en_attente: 0, acceptee, refusee: 0 }] as const,
    );
    return linesOf({ ...bilanOf([]), ville: Object.fromEntries(groups) }, 'ville');
  };

  it('show at most thirty towns, largest first, and the rest as “Autres”', () => {
    const lines = ofTowns({ Tchamba: 2, Kara: 3, Lomé: 1, autre: 5 });
    expect(lines.map(({ label, total }) => [label, total])).toEqual([
      ['Kara', 3],
      ['Tchamba', 2],
      ['Lomé', 1],
      ['Autres', 5],
    ]);
    const names = Array.from({ length: 40 }, (_, at) => `ville ${at + 10}`);
    const many = ofTowns(Object.fromEntries(names.map((name) => [name, 1])));
    expect(many).toHaveLength(31);
    expect(many.at(-1)).toMatchObject({ label: 'Autres', total: 10 });
  });

  it('are compared by day with the year before, 29 February as 1 March', () => {
    expect(yearBefore('2025-2026')).toBe('2024-2025');
    const sentOn = (...days: string[]) =>
      bilanOf(days.map((day) => counted({ dateInscription: `${day}T23:59:59Z` })));
    const now = sentOn('2025-03-01', '2025-03-02');
    const before = sentOn('2024-02-29', '2024-03-01', '2024-03-03');
    const days = comparisonsOf(now, before, 'jour');
    expect(days.map((day) => [day.now.label, day.now.total, day.before.total])).toEqual([
      ['01/03/2025', 1, 2],
      ['02/03/2025', 1, 0],
      ['03/03/2025', 0, 1],
    ]);
  });
});
