import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enrolmentRequest } from '../../../tests/factories/enrolment-request.ts';
import { typedRequest } from '../../../tests/factories/inscription-arbitrary.ts';
import { readDay } from '../typed-day.ts';
import { birthdayProblem, yearProblem } from './dates.ts';
import { createInscriptionRequest } from './schema.ts';
import { inscriptionFields, labelsOf, type InscriptionField } from './inscription.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { parse } from '../schema.ts';

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

describe('Length of an answer', () => {
  it.each(free)(
    'is counted after normalization, and rejected beyond the limit, for %s',
    (field) => {
      const max = longest[field] ?? shortText;
      fc.assert(
        fc.property(
          typedRequest,
          // Each is one character once composed; the last two are typed as two.
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
});

describe('Date of birth', () => {
  const error = messages.inscription.dateNaissance;

  it('is valid for an age from 13 to 90, to the day', () => {
    const today = '2026-11-24';
    const { age } = messages.inscription;
    expect(birthdayProblem('2013-11-24', today)).toBeUndefined();
    expect(birthdayProblem('2013-11-25', today)).toBe(age);
    expect(birthdayProblem('1935-11-25', today)).toBeUndefined();
    expect(birthdayProblem('1935-11-24', today)).toBe(age);
    const thisYear = new Date().getUTCFullYear();
    const request = enrolmentRequest();
    for (const year of [thisYear - 5, thisYear - 120]) {
      expect(() => accept({ ...request, dateNaissance: `${year}-01-01` })).toThrow(age);
    }
    expect(() => accept(request)).not.toThrow();
  });

  it('is rejected when malformed, nonexistent or in the future', () => {
    const request = enrolmentRequest();
    for (const dateNaissance of [
      ...['2007-02-29', '2007-13-01', '2007-00-10', '2007-01-32', '14/02/07', '2007-2-4'],
      ...['2007-02-14T00:00:00Z', '+002007-02-14', 'x'],
    ]) {
      const { problem } = readDay(dateNaissance);
      expect(problem).toBeDefined();
      expect(() => accept({ ...request, dateNaissance })).toThrow(problem);
    }
    expect(() => accept({ ...request, dateNaissance: '2200-01-01' })).toThrow(error);
  });

  it.each(['14/02/2007', '14.2.2007', '14 février 2007'])(
    'is stored in ISO format when written %s',
    (day) => {
      const request = enrolmentRequest({ dateNaissance: day });
      expect(accept(request)).toMatchObject({ dateNaissance: '2007-02-14' });
    },
  );
});

describe('Year of a diploma', () => {
  const texts = messages.inscription;
  const label = inscriptionFields.anneeObtentionPlus;

  it('is rejected before the year of birth and in the future', () => {
    const today = '2026-11-24';
    const problem = (year: string) =>
      yearProblem('anneeObtentionPlus', year, '2007-02-14', today);
    expect(problem('2007')).toBeUndefined();
    expect(problem('2026')).toBeUndefined();
    expect(problem('2006')).toBe(texts.anneeAvantNaissance(label));
    expect(problem('2027')).toBe(texts.anneeFuture(label));
  });

  it('is rejected with the error at its own field', () => {
    const request = enrolmentRequest({
      dateNaissance: '2007-02-14',
      anneeObtentionBac: '2024',
    });
    expect(() => accept(request)).not.toThrow();
    const sentence = texts.anneeAvantNaissance(inscriptionFields.anneeObtentionBac);
    const details = { fields: { anneeObtentionBac: sentence } };
    expect(() => accept({ ...request, anneeObtentionBac: '2006' })).toThrow(
      expect.objectContaining({ details }) as Error,
    );
  });
});

describe('E-mail address of an application', () => {
  it('is optional only when the applicant declares to have none', () => {
    const request = enrolmentRequest({ email: '' });
    expect(() => accept(request)).toThrow(messages.inscription.missing(labelsOf(['email'])));
    expect(() => accept({ ...request, sansEmail: false })).toThrow();
    expect(accept({ ...request, sansEmail: true }).email).toBe('');
    const invalidRequest = { ...request, sansEmail: true, email: 'afi@courriel' };
    expect(() => accept(invalidRequest)).toThrow(messages.inscription.email);
  });
});
