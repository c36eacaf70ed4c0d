import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programmeChoice } from '../../../tests/factories/inscription-arbitrary.ts';
import { classeOf, derivedFields, modaliteOf, parcoursOf } from './record.ts';
import { emptyEnrolment } from './inscription.ts';

describe('derivedFields', () => {
  it('encodes programme, class and modality so that they can be read back', () => {
    fc.assert(
      fc.property(programmeChoice, (chosen) => {
        const form = { ...emptyEnrolment(), autresFormations: 'Soudure', ...chosen };
        const { formation, niveau, motivation } = derivedFields(form);
        expect(motivation).toBe('Soudure');
        expect(parcoursOf({ formation })).toBe(chosen.parcours);
        expect(modaliteOf({ formation })).toBe(chosen.modalite || undefined);
        expect(classeOf({ niveau })).toBe(chosen.classe);
      }),
    );
  });
});

describe('Older record', () => {
  it.each([
    ['BTS 2 Froid [soir]', 'bts', 'soir'],
    ['bacpro - terminale', 'bacpro', undefined],
    ['BacPro [JOUR]', 'bacpro', 'jour'],
    ['Soudure à l’arc', undefined, undefined],
    ['', undefined, undefined],
  ])('reads from %j the programme %s and modality %s', (formation, parcours, modalite) => {
    expect(parcoursOf({ formation })).toBe(parcours);
    expect(modaliteOf({ formation })).toBe(modalite);
  });

  it('prefers its own fields to the formation text', () => {
    const record = { parcours: 'licence', modalite: 'jour', formation: 'bts [soir]' };
    expect(parcoursOf(record)).toBe('licence');
    expect(modaliteOf(record)).toBe('jour');
  });

  it('ignores unknown values of programme, modality and class', () => {
    expect(parcoursOf({ parcours: 'toString', formation: 'x' })).toBeUndefined();
    expect(modaliteOf({ modalite: 'nuit' })).toBeUndefined();
    expect(classeOf({ classe: 'cm2' })).toBeUndefined();
    expect(classeOf({ classe: '', niveau: 'bts1' })).toBe('bts1');
  });
});
