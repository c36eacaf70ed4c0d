import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bilanDimensions,
  countInto,
  differenceOf,
  linesOf,
  sumOfBilans,
  totalOf,
  type Counted,
  type Tally,
} from './bilan.ts';
import { recordOf } from '../inscription/record.ts';
import { statutLabels } from '../inscription/inscription.ts';
import { yearBefore } from '../campagne/school-years.ts';
import { townOf } from './towns.ts';

const counted = (fields: Record<string, unknown> = {}, jour = '2026-08-03'): Counted => ({
  record: recordOf('un', { parcours: 'bts', classe: 'bts1', ...fields }),
  jour,
});

const bilanOf = (...all: Counted[]) =>
  sumOfBilans([all.reduce<Tally>((tally, one) => countInto(tally, one), {})]);

const groupOf = (dimension: 'age' | 'ville' | 'specialite' | 'sexe', one: Counted) =>
  linesOf(bilanOf(one), dimension)[0]?.label;

describe('An application is counted', () => {
  it.each([
    ['2008-08-04', 'Moins de 18 ans'],
    ['2008-08-03', '18 à 20 ans'],
    ['2005-08-04', '18 à 20 ans'],
    ['2005-08-03', '21 à 25 ans'],
    ['2000-08-03', '26 ans et plus'],
    ['', 'Non précisé'],
    ['2030-01-01', 'Non précisé'],
  ])('who is born on %s, on 3 August 2026, as %s', (dateNaissance, label) => {
    expect(groupOf('age', counted({ dateNaissance }))).toBe(label);
  });

  it.each([
    ['Agoè-Nyivé, LOME', 'Lomé'],
    ['Quartier Bè', 'Lomé'],
    ['kpalime (Kpodzi)', 'Kpalimé'],
    ['Guerin Kouka', 'Guérin-Kouka'],
    ['Karamoko', ''],
    ['', ''],
  ])('who lives at “%s” in “%s”', (residence, town) => {
    expect(townOf(residence)).toBe(town);
  });

  it('under no name that somebody typed', () => {
    const typed = { specialite: '__proto__', sexe: 'constructor', lieuResidence: 'ici.là/`' };
    const one = counted({ ...typed, dateNaissance: 'hier' });
    expect(groupOf('specialite', one)).toBe('Non précisé');
    expect(groupOf('sexe', one)).toBe('Non précisé');
    expect(groupOf('ville', one)).toBe('Autres');
  });
});

describe('The figures', () => {
  const one = fc.record({
    specialite: fc.constantFrom('QHSE', 'Chaudronnerie', ''),
    parcours: fc.constantFrom('bts', 'bacpro', ''),
    sexe: fc.constantFrom('feminin', 'masculin'),
    lieuResidence: fc.constantFrom('Kara', 'Lomé', 'ailleurs'),
    statut: fc.constantFrom(...Object.keys(statutLabels)),
  });

  it('of every dimension add up to all applications', () => {
    fc.assert(
      fc.property(fc.array(one, { maxLength: 30 }), (all) => {
        const bilan = bilanOf(...all.map((fields) => counted(fields)));
        expect(totalOf(bilan).now.total).toBe(all.length);
        for (const dimension of bilanDimensions) {
          const totals = linesOf(bilan, dimension).map(({ total }) => total);
          expect(totals.reduce((sum, total) => sum + total, 0)).toBe(all.length);
        }
      }),
    );
  });

  it('are the same in whatever parts they are kept, and a change is a difference', () => {
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 9 }), (all) => {
        const [first, ...others] = all.map((fields) => bilanOf(counted(fields)));
        const whole = sumOfBilans([first, ...others]);
        expect(whole).toEqual(bilanOf(...all.map((fields) => counted(fields))));
        expect(differenceOf(whole, first)).toEqual(sumOfBilans(others));
      }),
    );
  });

  it('show thirty towns at most, the largest first, and the rest as one', () => {
    const towns = { Tchamba: 2, Kara: 3, Lomé: 1, autre: 5 };
    const ville = Object.fromEntries(
      Object.entries(towns).map(([town, acceptee]) => [town, { acceptee }]),
    );
    expect(
      linesOf(sumOfBilans([{ ville }]), 'ville').map(({ label, total }) => [label, total]),
    ).toEqual([
      ['Kara', 3],
      ['Tchamba', 2],
      ['Lomé', 1],
      ['Autres', 5],
    ]);
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`ville ${at + 10}`, { acceptee: 1 }]),
    );
    const lines = linesOf(sumOfBilans([{ ville: many }]), 'ville');
    expect(lines).toHaveLength(31);
    expect(lines.at(-1)).toMatchObject({ label: 'Autres', total: 10 });
  });

  it('are compared with those of the year before', () => {
    expect(yearBefore('2025-2026')).toBe('2024-2025');
  });
});
