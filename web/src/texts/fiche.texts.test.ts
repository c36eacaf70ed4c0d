import { recordOf } from '@centre/domain/inscription/record';
import { describe, expect, it } from 'vitest';
import { answerLabels } from './answers.texts.ts';
import { ficheSections, paperOrder, screenOrder } from './fiche.texts.ts';

// This record has every answer that only some records have.
const record = recordOf('un', {
  parcours: 'bts',
  classe: 'bts2',
  adresse: 'Kara',
  formation: 'Soudure',
});

describe('ficheSections', () => {
  it.each([
    ['screen', screenOrder],
    ['paper', paperOrder],
  ])('contains each answer once in the order of the %s', (_, order) => {
    const names = ficheSections(record, order).flatMap(({ facts }) =>
      facts.map(({ name }) => name),
    );
    expect(names.toSorted()).toEqual(Object.keys(answerLabels).sort());
  });

  it.each([
    ['sexe', 'prenom'],
    ['adresse', 'lieuResidence'],
    ['contactUrgenceTelephone', 'contactUrgenceLien'],
  ])('places %s after %s on paper', (name, other) => {
    const names = ficheSections(record, paperOrder).flatMap(({ facts }) =>
      facts.map((fact) => fact.name as string),
    );
    expect(names.indexOf(name)).toBe(names.indexOf(other) + 1);
  });
});
