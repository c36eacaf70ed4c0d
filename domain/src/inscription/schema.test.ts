import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  enrolmentRequest,
  requestId,
  type EnrolmentRequest,
} from '../../../tests/factories/enrolment-request.ts';
import { typedRequest } from '../../../tests/factories/inscription-arbitrary.ts';
import { omit } from '../../../tests/factories/omit.ts';
import { createInscriptionRequest } from './schema.ts';
import {
  honeypotField,
  inscriptionFields,
  notApplicable,
  type InscriptionField,
  labelsOf,
} from './inscription.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { phoneMessages } from '../messages/phone.ts';
import { CommandError } from '../command-error.ts';
import { parse } from '../schema.ts';
import { normalizeEmail, normalizeLine, normalizeText } from '../typed-text.ts';

const texts = messages.inscription;
const fields = Object.keys(inscriptionFields) as InscriptionField[];
const accept = (request: unknown) => parse(createInscriptionRequest, request);

/** Names of the rejected fields; none when the request is accepted. */
function refusedIn(request: unknown): string[] {
  try {
    accept(request);
    return [];
  } catch (error) {
    if (error instanceof CommandError) return Object.keys(error.details.fields ?? {});
    throw error;
  }
}

/** Valid application, for tests in which its answers do not matter. */
const [application] = fc.sample(typedRequest, 1);

/** Invalid values by field: each alone makes a valid request invalid. */
const invalidValues: Readonly<Record<string, readonly unknown[]>> = {
  parcours: ['formation_courte', 'constructor', 'BTS'],
  classe: ['bts3', 'toString'],
  sexe: ['__proto__'],
  situationMatrimoniale: ['veuf'],
  contactUrgenceLien: ['voisin'],
  email: [`${'a'.repeat(250)}@b.tg`],
  telephone: ['06 12 34 56 7x'],
  contactUrgenceTelephone: ['x'.repeat(201)],
  anneeObtentionBac: ['1949', '2999'],
  anneeObtentionPlus: ['20245', 'Sans objets'],
  requestId: ['', '../x'],
  formationVoulue: ['bts'],
  id: ['1'],
  [honeypotField]: [7, 'x'.repeat(limits.length.shortText + 1)],
};
const invalidFields = Object.entries(invalidValues).flatMap(([field, values]) =>
  values.map((value): [string, unknown] => [field, value]),
);

/** Field and value that make any valid request invalid, with the error at that field. */
const invalidField: fc.Arbitrary<[string, unknown]> = fc.oneof(
  fc.constantFrom(...invalidFields),
  // No field accepts a value that is not a text.
  fc.tuple(
    fc.constantFrom<string>(...fields, 'requestId'),
    fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()), fc.object()),
  ),
  // No field accepts these characters.
  fc.tuple(
    fc.constantFrom<string>(...fields),
    fc.constantFrom('\u0000', '\u0007', '\u0081', '\u007f', '\ufffe', '\ud800', 'x\udc00y'),
  ),
  // A required field must not be blank.
  fc.tuple(
    fc.constantFrom(...['nom', 'email', 'sexe', 'classe', 'nomPere', 'diplomes', 'serieBac']),
    fc.constantFrom('', ' ', '\t\n', '\u00a0', '\u200b', '\u2068\u2069', '\u2028', '\u3164'),
  ),
);

describe('createInscriptionRequest', () => {
  it('accepts typed answers, idempotently', () => {
    fc.assert(
      fc.property(typedRequest, (request) => {
        const once = accept(request);
        expect(accept(once)).toEqual(once);
      }),
    );
  });

  it('keeps answers as typed, except for Unicode form and outer spaces', () => {
    const normalizers: Partial<Record<InscriptionField, (typed: string) => string>> = {
      autresFormations: normalizeText,
      email: normalizeEmail,
    };
    const rewritten = ['telephone', 'contactUrgenceTelephone', 'anneeObtentionBac'];
    const kept = fields.filter(
      (field) => !rewritten.includes(field) && field !== 'anneeObtentionPlus',
    );
    fc.assert(
      fc.property(typedRequest, (request) => {
        const stored = accept(request);
        for (const field of kept) {
          const normalize = normalizers[field] ?? normalizeLine;
          expect(stored[field]).toBe(normalize(request[field]));
        }
        for (const field of fields) {
          expect(stored[field]).toBe(stored[field].normalize('NFC'));
          expect(stored[field]).toBe(stored[field].trim());
        }
        expect(stored.telephone).toMatch(/^(?:\+[1-9]\d{7,14}|\d{9,15})$/);
        expect(stored.anneeObtentionBac).toMatch(new RegExp(`^(\\d{4}|${notApplicable})$`));
      }),
    );
  });
});

describe('Phone number of an application', () => {
  it.each([
    ['0033 6 12 34 56 78', '+33612345678'],
    ['90 12 34 56', '+22890123456'],
    // This number is unusual in its country, so the staff sees a mark.
    ['+22812345678', '+22812345678'],
  ])('is stored from %j as %s, for applicant and guardian alike', (typed, stored) => {
    const phones = { telephone: typed, contactUrgenceTelephone: typed };
    expect(accept({ ...application, ...phones })).toMatchObject({
      telephone: stored,
      contactUrgenceTelephone: stored,
    });
  });

  it.each([
    ['9012345', texts.telephone],
    ['demain', texts.telephone],
    ['0612345678', phoneMessages.long('Togo')],
    ['1234567890123456', phoneMessages.tooManyDigits],
    ['+0123456789', phoneMessages.noCountry],
    ['90123456 (le soir)', phoneMessages.noNumber],
  ])('is rejected as %j, with the matching message', (typed, sentence) => {
    expect(() => accept({ ...application, telephone: typed })).toThrow(sentence);
  });

  it.each(['chez la voisine', '12', '+0123456789', '70 11 22 33 ou 90 11 22 33'])(
    'is accepted as %j for the guardian',
    (typed) => {
      const contactUrgenceTelephone = ` ${typed} `;
      expect(accept({ ...application, contactUrgenceTelephone })).toMatchObject({
        contactUrgenceTelephone: typed,
      });
    },
  );
});

describe('Application without a programme', () => {
  const pathless = { ...application, parcours: '', classe: '', specialite: '', modalite: '' };

  it('is rejected with the older form’s message when formation is empty too', () => {
    expect(() => accept({ ...pathless, formation: '' })).toThrow(texts.formation);
    expect(refusedIn({ ...pathless, formation: '' })).toEqual(['parcours']);
  });

  it.each<[string, object, InscriptionField[]]>([
    ['formation is absent', {}, ['parcours']],
    ['formation has a text', { formation: 'BTS' }, ['parcours']],
    ['another field is missing too', { formation: '', nom: '' }, ['nom', 'parcours']],
  ])('is rejected with the names of the missing fields when %s', (_, change, missing) => {
    expect(() => accept({ ...pathless, ...change })).toThrow(texts.missing(labelsOf(missing)));
  });
});

describe('Valid application', () => {
  it('is rejected for any single invalid or unknown field, which is named', () => {
    fc.assert(
      fc.property(typedRequest, invalidField, (request, [field, value]) => {
        expect(refusedIn(request)).toEqual([]);
        expect(refusedIn({ ...request, [field]: value })).toContain(field);
      }),
      { numRuns: 500 },
    );
  });

  it('stores omitted optional fields as empty', () => {
    const required = refusedIn({ requestId: requestId(1), modalite: '' });
    expect(required).toEqual(['nom', 'prenom', 'email', 'telephone', 'parcours']);
    const optional = [
      ...['specialite', 'lieuNaissance', 'nationalite', 'fonctionActuelle'],
      ...['organismeEmployeur', 'autresFormations', 'contactUrgenceTelephone'],
    ] as const;
    fc.assert(
      fc.property(typedRequest, fc.subarray([...optional]), (request, omitted) => {
        const stored = accept(omit(request, ...omitted)) as Record<string, unknown>;
        for (const field of omitted) expect(stored[field]).toBe('');
      }),
    );
  });
});

describe('Application that the form cannot produce', () => {
  const bts2 = { parcours: 'bts', classe: 'bts2', modalite: 'soir' } as const;
  const bacpro = { parcours: 'bacpro', classe: 'seconde' } as const;
  const { invalid, unknown } = messages.field;

  it.each<[Partial<EnrolmentRequest>, Record<string, string>, string]>([
    [bts2, { modalite: '' }, texts.missing(labelsOf(['modalite']))],
    [bts2, { parcours: 'licence' }, invalid('Parcours')],
    [bts2, { parcours: 'toString' }, invalid('Parcours')],
    [bts2, { classe: 'seconde', modalite: '' }, texts.classe],
    [bts2, { classe: 'bts1' }, texts.modalite],
    [bts2, { specialite: 'Couture' }, texts.specialite],
    [bacpro, { classe: 'bts2' }, texts.classe],
    [bacpro, { specialite: 'QHSE' }, texts.specialite],
    [bacpro, { modalite: 'jour' }, texts.modalite],
    [bacpro, { nom: 'M' }, texts.nom],
    [bacpro, { prenom: ' A ' }, texts.prenom],
    [bacpro, { email: 'afi@courriel' }, texts.email],
    [bacpro, { anneeObtentionPlus: 'hier' }, texts.annee('Année d’obtention du diplôme')],
    [bacpro, { sexe: 'autre' }, invalid('Sexe')],
    [bacpro, { nom: '', classe: '' }, texts.missing(labelsOf(['nom']))],
    [bacpro, { nomPere: '', diplomes: ' ' }, texts.missing(labelsOf(['nomPere', 'diplomes']))],
    [bacpro, { requestId: 'une-fois' }, invalid('requestId')],
    [bacpro, { statut: 'acceptee' }, unknown(['statut'])],
  ])('is rejected: %j changed by %j', (base, change, message) => {
    const request = enrolmentRequest(base);
    expect(() => accept(request)).not.toThrow();
    expect(() => accept({ ...request, ...change })).toThrow(
      expect.objectContaining({ message }) as Error,
    );
  });
});
