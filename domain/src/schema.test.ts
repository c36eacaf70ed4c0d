import { staffTemoignageMessages, staffArticleMessages } from './messages/staff/content.ts';
import { z } from 'zod';
import { describe, expect, it, vi } from 'vitest';
import { saveArticleRequest } from './article/schema.ts';
import { createUserRequest, loginRequest, updateUserRequest } from './member/schema.ts';
import { inscriptionFields } from './inscription/inscription.ts';
import { answers } from './inscription/schema.ts';
import { annotateInscriptionRequest } from './inscription/staff-schema.ts';
import { messages } from './messages/messages.ts';
import { savePhotoRequest } from './photo/schema.ts';
import { CommandError } from './command-error.ts';
import { documentId, parse, text } from './schema.ts';
import { textMessages } from './messages/text.ts';
import { saveTemoignageRequest } from './temoignage/schema.ts';

/** Error with which `schema` rejects `input`. */
function refusalOf(schema: z.ZodType, input: unknown): CommandError {
  try {
    parse(schema, input);
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
  throw new Error('accepted');
}

const article = { titre: 'Portes ouvertes', contenu: 'Samedi.', auteur: 'CFPI' };
const photo = { titre: 'Tour', image: { path: 'incoming/u/1.webp' } };
const temoignage = { nom: 'Mensah', prenom: 'Afi', formation: 'QHSE', contenu: 'Dix lettres' };
const user = { username: 'scolarité', email: 'a@b.tg', password: 'Kodjo-7421', role: 'VIEWER' };

describe('parse', () => {
  it('normalizes accepted text', () => {
    expect(parse(text('Nom'), '  Kpalime\u0301 ')).toBe('Kpalimé');
    expect(parse(text('Nom'), 'Koffi\u2028Ama\tEdem')).toBe('Koffi Ama Edem');
  });

  it('does not normalize text far beyond its maximum length', () => {
    const normalize = vi.fn((typed: string) => typed);
    const schema = text('Nom', { max: 300, normalize });
    expect(parse(schema, 'a'.repeat(300))).toHaveLength(300);
    expect(refusalOf(schema, 'a'.repeat(301)).message).toBe(messages.field.tooLong('Nom', 300));
    expect(normalize).toHaveBeenCalledTimes(2);
    const { message } = refusalOf(schema, 'a'.repeat(1201));
    expect(message).toBe(messages.field.tooLong('Nom', 300));
    expect(normalize).toHaveBeenCalledTimes(2);
  });

  it('names the character that cannot be stored, and its position', () => {
    const refusal = refusalOf(saveArticleRequest, { ...article, contenu: 'Un\vdeux\u0007' });
    const bad = { name: 'U+0007', before: 'deux', line: 2 };
    const sentence = textMessages.character('Contenu', bad);
    expect(refusal.message).toBe(sentence);
    expect(refusal.details.fields).toEqual({ contenu: sentence });
  });

  it('names every invalid field, with the first error as the message', () => {
    const refusal = refusalOf(saveArticleRequest, { titre: '', contenu: 'x', auteur: ' ' });
    expect(refusal.code).toBe('invalid-argument');
    expect(refusal.message).toBe(staffArticleMessages.required);
    expect(Object.keys(refusal.details.fields ?? {})).toEqual(['titre', 'auteur']);
  });

  it('reports the first invalid fields, up to 3,000 bytes', () => {
    const long = `${'語'.repeat(30)}\u0007`;
    const names = Object.keys(inscriptionFields);
    const request = Object.fromEntries(names.map((name) => [name, long]));
    const { fields = {} } = refusalOf(z.strictObject(answers), request).details;
    const bytes = JSON.stringify(fields).replaceAll('語', '...');
    expect(bytes.length).toBeLessThanOrEqual(3000);
    expect(Object.keys(fields).length).toBeGreaterThan(10);
    expect(Object.keys(answers).slice(0, 10)).toEqual(Object.keys(fields).slice(0, 10));
  });

  it('names at most three unknown fields, and truncates long names', () => {
    const names = Array.from({ length: 500 }, (_, at) => `${at}`.padEnd(100, 'x'));
    const unknown = Object.fromEntries(names.map((name) => [`f${name}`, 1]));
    const { message, details } = refusalOf(saveArticleRequest, { ...article, ...unknown });
    const three = names.slice(0, 3).map((name) => `f${name}`.slice(0, 40));
    expect(message).toBe(messages.field.unknown(three));
    expect(Object.keys(details.fields ?? {})).toEqual(three);
  });

  it('names the field that contains an unknown field', () => {
    const note = { texte: '', avant: '', auteur: 'moi' };
    const refusal = refusalOf(annotateInscriptionRequest, { id: 'a', note });
    expect(Object.keys(refusal.details.fields ?? {})).toEqual(['note']);
  });

  it.each([null, undefined, 'x', 7, []])('rejects %j as an unreadable request', (input) => {
    expect(refusalOf(saveArticleRequest, input).message).toBe(messages.unreadableRequest);
  });

  it.each(['a/b', '', '..', 'a'.repeat(129), 'é', '__proto__'])(
    'rejects %j as a document id',
    (id) => {
      expect(parse(documentId, 'a-B_9')).toBe('a-B_9');
      expect(refusalOf(documentId, id).code).toBe('invalid-argument');
    },
  );
});

type Refusal = readonly [change: object, message: string];
const { characters, invalid } = messages.field;
const bell = { name: 'U+0007', before: 'scolarit', line: undefined };

describe.each<[what: string, z.ZodType, valid: object, refusals: readonly Refusal[]]>([
  [
    'an article',
    saveArticleRequest,
    article,
    [
      [{ categorie: 'Sport' }, invalid('Catégorie')],
      [{ isPrincipal: 'oui' }, invalid('Principal')],
      [{ version: 1.5 }, invalid('Version')],
      ...['titre', 'contenu', 'auteur'].flatMap((field) =>
        ['\u200b\u2069', ' '].map((blank): Refusal => [
          { [field]: blank },
          staffArticleMessages.required,
        ]),
      ),
    ],
  ],
  [
    'a photo',
    savePhotoRequest,
    photo,
    [
      [{ titre: 'T' }, messages.photo.titre],
      [{ description: 'd'.repeat(501) }, messages.photo.description],
      [{ categorie: 'Sport' }, invalid('Catégorie')],
      [{ image: undefined }, messages.photo.image],
      [{ image: { path: 'incoming/u/../x' } }, messages.photo.type],
    ],
  ],
  [
    'a temoignage',
    saveTemoignageRequest,
    temoignage,
    [
      [{ nom: ' M ' }, staffTemoignageMessages.nom],
      [{ prenom: 'A' }, staffTemoignageMessages.prenom],
      [{ formation: 'QH' }, staffTemoignageMessages.formation],
      [{ contenu: 'Neuf lett' }, staffTemoignageMessages.contenu],
      [{ note: 0 }, staffTemoignageMessages.note],
      [{ note: 6 }, staffTemoignageMessages.note],
      [{ note: 4.5 }, staffTemoignageMessages.note],
      [{ statut: 'visible' }, invalid('Statut')],
      [{ photo: { path: 'public/x.webp' } }, staffTemoignageMessages.imageType],
    ],
  ],
  [
    'a new member',
    createUserRequest,
    user,
    [
      [{ password: '12345' }, messages.user.passwordShort],
      [{ password: 'ble\u0301s7' }, messages.user.passwordShort],
      [{ password: 'Azerty123' }, messages.user.passwordCommon],
      [{ password: 'SCOLARITE' }, messages.user.passwordCommon],
      [{ role: 'SUPER_ADMIN' }, messages.user.role],
      [{ role: 'ROOT' }, messages.user.role],
      [{ role: '' }, messages.user.role],
      [{ email: 'a@b' }, messages.user.email],
      [{ username: 'ab' }, messages.user.username],
      [{ username: 'scolarit\u0007e' }, textMessages.character("Nom d'utilisateur", bell)],
      [{ username: 'می\u200Cخواهم' }, characters("Nom d'utilisateur")],
      [{ username: 'scolarit\u0435' }, characters("Nom d'utilisateur")],
      [{ username: 'scolarit\uff45' }, characters("Nom d'utilisateur")],
    ],
  ],
  [
    'a login',
    loginRequest,
    { username: 'a', password: ' ' },
    [
      [{ username: '' }, messages.session.credentialsRequired],
      [{ password: undefined }, messages.session.credentialsRequired],
    ],
  ],
])('Schema of %s', (_, schema, valid, refusals) => {
  it('accepts a request without optional fields unchanged', () => {
    expect(parse(schema, valid)).toEqual(valid);
  });

  it.each(refusals)('rejects %j with the message: %s', (change, message) => {
    expect(refusalOf(schema, { ...valid, ...change }).message).toBe(message);
  });
});

it('saveArticleRequest keeps line breaks in the content, not in the title', () => {
  const pasted = {
    titre: 'Portes\u000Bouvertes',
    contenu: 'Il ouvre ses portes.\u000BRendez-vous\u2028\u2068samedi\u2069',
    auteur: 'l\u0092équipe',
  };
  expect(parse(saveArticleRequest, pasted)).toEqual({
    titre: 'Portes ouvertes',
    contenu: 'Il ouvre ses portes.\nRendez-vous\nsamedi',
    auteur: 'l’équipe',
  });
});

it('savePhotoRequest accepts a correction without an image', () => {
  expect(parse(savePhotoRequest, { id: 'abc', titre: 'Tour' })).toBeDefined();
});

describe('Member', () => {
  const password = 'Cle\u0301 a\u00A0molette';

  it('is created with normalized username, e-mail address and password', () => {
    const username = '\u2068scolarite\u200b\u2069';
    const email = 'Scolarité <scolarite@cfpi.example>;';
    expect(parse(createUserRequest, { ...user, username, email, password })).toMatchObject({
      ...{ username: 'scolarite', email: 'scolarite@cfpi.example', password: 'Clé a molette' },
    });
  });

  it('logs in with the password exactly as typed', () => {
    const typed = { username: 'scolarite\u200b', password };
    expect(parse(loginRequest, typed)).toEqual({ username: 'scolarite', password });
  });

  it('is updated in a single field, and not to an unknown role', () => {
    for (const changes of [{ isActive: false }, { role: 'VIEWER' }]) {
      const request = { id: 'abc', ...changes };
      expect(parse(updateUserRequest, request)).toEqual(request);
    }
    const refusal = refusalOf(updateUserRequest, { id: 'abc', role: 'ROOT' });
    expect(refusal.message).toBe(messages.user.role);
  });
});
