import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { catalogue, recordKindOf, type Call } from '../api/catalogue.ts';
import { addressOf, changedFields, contentOf, newCaption, newRecord } from '../api/records.ts';
import { omit } from '../factories/omit.ts';
import { dataUrl } from '../functions/pictures.ts';
import { apiAs, bearer } from '../functions/calls.ts';
import { userForm } from '../functions/members.ts';
import {
  readAllDocuments,
  expectFaultless,
  manyFields,
  type Attack,
  type Row,
} from './attempts.ts';
import { sendRaw } from './rest.ts';
import { world } from './world.ts';

const json = { 'Content-Type': 'application/json' };
const depth = 10_000;

/** Row of a body with the given content type. */
const ofType = (type: string, body: Buffer | string = '{}', statuses = [415]): Row => [
  ...([`the type ${type}`, body, statuses, type ? { 'Content-Type': type } : {}] as const),
];
const compressed = (encoding: string, body: Buffer | string = '{}'): Row => [
  ...([
    `the encoding ${encoding}`,
    body,
    [415],
    { ...json, 'Content-Encoding': encoding },
  ] as const),
];

const tooLong = 'JSON of more than 64 KB';

/** Bodies that no route can parse. */
const unreadable: readonly Row[] = [
  ['an object that breaks off', '{"nom": "Mensah", '],
  ['half a string', '"'],
  ['words', 'bonjour'],
  ['JavaScript', "{nom: 'Mensah'}"],
  ['a number that is none', '{"note": NaN}'],
  ['two objects', '{}{}'],
  ['a form', 'username=a&password=b'],
  ['a page', '<!doctype html><p>Bonjour</p>'],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['overlong UTF-8', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
  ['a lone surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ['UTF-16', Buffer.from('{"nom": "Mensah"}', 'utf16le')],
  ['arrays that never close', '['.repeat(depth)],
  ['objects that never close', '{"a":'.repeat(depth)],
  ['zeros', Buffer.alloc(100)],
  // Routes that accept forms answer HTTP 400 to a malformed form, and all others HTTP 415.
  ofType('multipart/form-data; boundary=limite', '{}', [400, 415]),
  ofType('multipart/form-data', '--limite--\r\n', [400, 415]),
  ...['', 'text/plain', 'text/plain; charset=klingon', 'text/html'].map((type) => ofType(type)),
  ofType('inconnu'),
  ofType('text/plain;x=application/json'),
  ofType('text/plain;x=application/json', '{"username":"x","password":"x"}'),
  ofType('application/xml', '<nom>Mensah</nom>'),
  ofType('application/x-www-form-urlencoded', 'nom=Mensah'),
  ofType('application/octet-stream'),
  ofType('image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  ofType('application/json-patch+json', '[]'),
  compressed('gzip', gzipSync('{"nom": "Mensah"}')),
  compressed('gzip', '{"nom": "Mensah"}'),
  ...['deflate', 'br', 'inconnu'].map((encoding) => compressed(encoding)),
  [tooLong, `{"nom":"${'a'.repeat(64 * 1024 - 9)}"}`, [413]],
];

/** JSON values that are not an object. */
const nonObjects: readonly Row[] = [
  ...['null', '7', '"texte"', '[]', '[{}]', 'true', '1e999'].map((text): Row => [text, text]),
  ['arrays in arrays', '['.repeat(depth) + ']'.repeat(depth)],
];

/** JSON objects without a known field of their own. */
function strangeRecords(good: object): readonly Row[] {
  const text = JSON.stringify(good);
  return [
    ['nothing', '{}'],
    ['fields that are inherited', `{"__proto__":${text}}`],
    ['fields of a constructor', `{"constructor":{"prototype":${text}}}`],
    ['fields in another field', `{"data":${text}}`],
    ['200 unknown fields', JSON.stringify(manyFields(200))],
    ['4,000 unknown fields', JSON.stringify(manyFields(4000))],
    ['a field with a long name', JSON.stringify({ ['f'.repeat(60_000)]: 1 })],
    ['objects in objects', '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)],
  ];
}

/** Values that are not a text. */
const nonTexts = [{}, [], ['texte'], true, 7, { $ne: null }, { path: '../../etc' }];
/** Texts that no text field accepts. */
const badTexts = ['\u0000', 'a\u0008b', '\ud800', 'gnp\ufffe.exe', 'x'.repeat(60_000)];
/** JSON values that are neither a valid number nor a boolean. */
const invalidValues = ['{}', '[]', '"peut-être"', '0.5', '-1', '1e999', '12345678901234567890'];

/** Bodies of `good` with one field replaced by an invalid value, for all but exempt fields. */
function wrongTypes(
  good: Readonly<Record<string, unknown>>,
  exempt: readonly string[],
): readonly Row[] {
  const fields = Object.keys(good).filter((field) => !exempt.includes(field));
  return fields.flatMap((field) => {
    const rest = JSON.stringify({ ...good, [field]: undefined }).slice(1, -1);
    // Passwords and pictures may contain any text.
    const texts = ['password', 'image'].includes(field) ? nonTexts : [...nonTexts, ...badTexts];
    const isText = typeof good[field] === 'string';
    const values = isText ? texts.map((one) => JSON.stringify(one)) : invalidValues;
    return values.map((one): Row => {
      const members = [`"${field}":${one}`, rest].filter(Boolean);
      return [`${field} = ${one.slice(0, 20)}`, `{${members.join()}}`];
    });
  });
}

const takesNothing = ({ path }: Call) => /\/(?:logout|view)$/.test(path);
const takesPicture = (call: Call) =>
  !takesNothing(call) &&
  ['articles', 'galerie', 'temoignages'].includes(recordKindOf(call) ?? '');
/** Whether a route accepts a record without all its fields. */
const isPartial = ({ method, path }: Call) =>
  method === 'PUT' && /^\/(?:inscriptions|auth-sqlite\/users)\//.test(path);

// A valid logout with the token would end the session of all later requests.
const tokenFor = ({ path }: Call) =>
  path.endsWith('/logout') ? undefined : world().chief.token;

/** Requests with the given bodies by a super administrator; a logout has no token. */
function attacksOn(call: Call, path: string, bodies: readonly Row[]): Attack[] {
  const token = tokenFor(call);
  const isOneSentence =
    call.path === '/auth/login' && (bodies === unreadable || bodies === nonObjects);
  return bodies.map(([name, body, statuses = [400], headers = json]) => ({
    ...{ name, body, method: call.method, path, statuses },
    // Routes that accept pictures as text allow larger bodies, and reject this one as invalid.
    ...(name === tooLong && takesPicture(call) && { statuses: [400, 413] }),
    ...(isOneSentence && {
      error: name === tooLong ? messages.tooLarge : messages.unreadableRequest,
    }),
    headers: { ...(token !== undefined && bearer(token)), ...headers },
  }));
}

async function expectRefused(call: Call, bodies: readonly Row[]): Promise<void> {
  const address = await addressOf(call, world().chief.token);
  await expectFaultless(attacksOn(call, address, bodies));
  const good = await apiAs(tokenFor(call), call.method, address, await contentOf(call));
  expect(good.status, JSON.stringify(good.body)).toBeLessThan(300);
}

/** Valid record for a route as JSON, with its picture where it has one. */
async function wholeRecord(call: Call): Promise<Readonly<Record<string, unknown>>> {
  const kind = recordKindOf(call);
  if (kind === undefined) return omit(userForm(), 'email', 'role');
  if (call.method === 'PUT') return changedFields[kind]();
  return kind === 'galerie' ? { ...newCaption(), image: await dataUrl() } : newRecord[kind]();
}

/** Fields that may contain any value, since the server sets them itself. */
const serverFields: Readonly<Record<string, readonly string[]>> = {
  articles: ['statut'],
  inscriptions: ['formation', 'niveau', 'motivation', 'dateInscription'],
};

/** Routes tested in every run; all routes use the same parser, so the others run at night. */
const always = ['POST /auth/login', 'POST /inscriptions'];

describe.each(catalogue.filter(({ method }) => method === 'POST' || method === 'PUT'))(
  'Body of $method $path',
  (call) => {
    const tags = always.includes(`${call.method} ${call.path}`) ? [] : ['night'];

    it('is rejected when unreadable', { tags }, () => expectRefused(call, unreadable));

    if (takesNothing(call)) return;

    it('is rejected when not a JSON object', { tags }, () => expectRefused(call, nonObjects));

    it('is rejected when a single field has an invalid type or value', { tags }, async () => {
      const exempt = serverFields[recordKindOf(call) ?? ''] ?? [];
      await expectRefused(call, wrongTypes(await wholeRecord(call), exempt));
    });

    it('changes nothing without known fields of its own', { tags }, async () => {
      const bodies = strangeRecords(await wholeRecord(call));
      if (!isPartial(call)) {
        await expectRefused(call, bodies);
        return;
      }
      // A partial update without known fields may be accepted, but must not change data.
      const address = await addressOf(call, world().chief.token);
      const before = await readAllDocuments();
      for (const attack of attacksOn(call, address, bodies)) {
        expect((await sendRaw(attack)).status, attack.name).toBeLessThan(500);
      }
      expect(await readAllDocuments()).toEqual(before);
    });
  },
);
