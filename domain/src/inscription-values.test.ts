import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDay } from './dates.ts';
import {
  calendarDay,
  typedRequest,
  typedText,
} from '../../tests/factories/inscription-arbitrary.ts';
import { createInscriptionRequest } from './inscription-schema.ts';
import { inscriptionFields, type InscriptionField } from './inscription.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { parse } from './schema.ts';
import { normalizeText } from './text.ts';

const accept = (request: unknown) => parse(createInscriptionRequest, request);

const { name, shortText, longText } = limits.length;
const longest: Partial<Record<InscriptionField, number>> = {
  nom: name.max,
  prenom: name.max,
  nomTuteur: name.max,
  prenomTuteur: name.max,
  diplomes: longText,
  autresFormations: longText,
};
const free: readonly InscriptionField[] = [
  ...(['nom', 'prenom', 'nomTuteur', 'prenomTuteur', 'diplomes', 'autresFormations'] as const),
  ...(['lieuNaissance', 'nationalite', 'lieuResidence', 'nomPere', 'nomMere'] as const),
  ...(['fonctionActuelle', 'organismeEmployeur', 'serieBac', 'etablissement'] as const),
  'etablissementPlus',
];

describe('The length of an answer', () => {
  it.each(free)(
    'of %s is counted after it was put in one spelling, and is limited',
    (field) => {
      const max = longest[field] ?? shortText;
      fc.assert(
        fc.property(
          typedRequest,
          // One character each once composed, two while they are typed.
          fc.constantFrom('a', 'ɖ', 'é', 'e\u0301', 'O\u0302'),
          fc.constantFrom('', ' ', '\n', ' \t'),
          (request, letter, around) => {
            const full = `${around}${letter.repeat(max)}${around}`;
            expect(accept({ ...request, [field]: full })[field]).toBe(
              letter.normalize('NFC').repeat(max),
            );
            const over = { ...request, [field]: letter.repeat(max + 1) };
            const sentence = messages.field.tooLong(inscriptionFields[field], max);
            expect(() => accept(over)).toThrow(sentence);
          },
        ),
        { numRuns: 10 },
      );
    },
  );

  it('may be anything between, in any script', () => {
    fc.assert(
      fc.property(typedRequest, typedText(name.min, name.max), (request, nom) => {
        expect(accept({ ...request, nom }).nom).toBe(normalizeText(nom));
      }),
    );
  });
});

describe('A day of birth', () => {
  const says = messages.inscription.dateNaissance;

  it('is a past day of the calendar, whatever the year', () => {
    fc.assert(
      fc.property(typedRequest, calendarDay('1900-01-01', '2024-12-31'), (request, day) => {
        expect(accept({ ...request, dateNaissance: day }).dateNaissance).toBe(day);
      }),
    );
  });

  it('is none of the days that do not exist, have not come or are too long ago', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const anyDay = fc
      .tuple(
        fc.integer({ min: 1900, max: 2024 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
      )
      .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`)
      .filter((day) => !isCalendarDay(day));
    const outside = fc.oneof(
      calendarDay('1700-01-01', '1899-12-31'),
      calendarDay('2200-01-01', '2300-12-31'),
      fc.constantFrom('14/02/2007', '2007-2-4', '2007-02-14T00:00:00Z', '+002007-02-14', 'x'),
    );
    fc.assert(
      fc.property(typedRequest, fc.oneof(anyDay, outside), (request, dateNaissance) => {
        expect(() => accept({ ...request, dateNaissance })).toThrow(says);
      }),
    );
  });

  it('exists on 29 February in leap years only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2400 }), (year) => {
        const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
        expect(isCalendarDay(`${year}-02-29`)).toBe(leap);
      }),
    );
  });
});
