import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programmeChoice } from '../../../tests/factories/inscription-arbitrary.ts';
import { classeOf, derivedFields, modaliteOf, parcoursOf } from './record.ts';
import { emptyEnrolment } from './inscription.ts';

describe('what is worked out from the answers', () => {
  it('tells the path, the class and the modality again, even when these were lost', () => {
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

describe('an older record', () => {
  it.each([
    ['BTS 2 Froid [soir]', 'bts', 'soir'],
    ['bacpro - terminale', 'bacpro', undefined],
    ['BacPro [JOUR]', 'bacpro', 'jour'],
    ['Soudure à l’arc', undefined, undefined],
    ['', undefined, undefined],
  ])('that says %j is of path %s and modality %s', (formation, parcours, modalite) => {
    expect(parcoursOf({ formation })).toBe(parcours);
    expect(modaliteOf({ formation })).toBe(modalite);
  });

  it('keeps its own fields before what the text says', () => {
    const record = { parcours: 'licence', modalite: 'jour', formation: 'bts [soir]' };
    expect(parcoursOf(record)).toBe('licence');
    expect(modaliteOf(record)).toBe('jour');
  });

  it('ignores values that mean nothing', () => {
    expect(parcoursOf({ parcours: 'toString', formation: 'x' })).toBeUndefined();
    expect(modaliteOf({ modalite: 'nuit' })).toBeUndefined();
    expect(classeOf({ classe: 'cm2' })).toBeUndefined();
    expect(classeOf({ classe: '', niveau: 'bts1' })).toBe('bts1');
  });
});
