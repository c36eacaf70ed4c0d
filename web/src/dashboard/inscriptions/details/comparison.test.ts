import { recordOf } from '@centre/domain/inscription/record';
import { describe, expect, it } from 'vitest';
import { compare } from './comparison.ts';

const fields = {
  reference: 'CFPI-1',
  nom: 'Mensah',
  prenom: 'Éfi',
  telephone: '+22890112233',
  parcours: 'bts',
};

function compareWith(changes: object) {
  const rows = compare([recordOf('a', fields), recordOf('b', { ...fields, ...changes })]);
  return new Map(rows.map(({ label, ...rest }) => [label, rest]));
}

const differing = (changes: object) =>
  [...compareWith(changes)].filter(([, { differs }]) => differs).map(([label]) => label);

describe('Comparison of two applications', () => {
  it('marks only the answers that differ', () => {
    const rows = compareWith({ parcours: 'bacpro' });
    expect(rows.get('Parcours')).toMatchObject({ values: ['BTS', 'BAC PRO'], differs: true });
    expect(rows.get('Nom')).toMatchObject({ values: ['Mensah', 'Mensah'], differs: false });
  });

  it('treats answers that differ in case, accent or space as equal', () => {
    expect(compareWith({ prenom: ' efi' }).get('Prénom')?.differs).toBe(false);
    expect(compareWith({ prenom: 'Afi' }).get('Prénom')?.differs).toBe(true);
  });

  it('marks an answer that only one application has', () => {
    expect(compareWith({ nomPere: 'Kofi' }).get('Nom du père')).toMatchObject({
      values: ['', 'Kofi'],
      differs: true,
    });
  });

  it('does not mark the reference and the date of application', () => {
    const other = { reference: 'CFPI-2', dateInscription: new Date(), prenom: 'Afi' };
    expect(differing(other)).toEqual(['Prénom']);
  });

  it('omits answers that neither application has', () => {
    expect(compareWith({}).has('Nom du père')).toBe(false);
  });
});
