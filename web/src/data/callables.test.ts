import { messages } from '@centre/domain/messages/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firebaseOptions } from '../../../tests/factories/firebase-options.ts';

beforeEach(() => {
  vi.stubGlobal('__FIREBASE_CONFIG__', firebaseOptions);
  vi.stubGlobal('__IS_EMULATED__', false);
  vi.stubGlobal('__APP_CHECK_SITE_KEY__', '');
});
afterEach(() => vi.unstubAllGlobals());

const page = (text: string, status: number) => new Response(`<h1>${text}</h1>`, { status });
const error = (status: number, body: object) => Response.json({ error: body }, { status });

const { failed, offline, dateNaissance } = messages.inscription;
const [fields, code] = [{ dateNaissance }, 'invalid-argument'];
const invalid = { status: 'INVALID_ARGUMENT', message: dateNaissance, details: { fields } };
const unknown = { status: 'NOT_FOUND', message: 'Élément introuvable' };
const overload = { status: 'UNAVAILABLE', message: 'The service is currently unavailable.' };
const broken = { status: 'INTERNAL', message: failed, details: { incident: '0a1b2c3d' } };
const refused = { kind: 'refused', message: dateNaissance, fields, code };
const notFound = { kind: 'refused', message: unknown.message, code: 'not-found' };
const failedWith = (status: number) => ({
  kind: 'failed',
  message: messages.httpStatus(status),
});
const unreachable = { kind: 'unreachable', message: offline };
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

it.each([
  ['a refusal with the fields that it is about', () => error(400, invalid), refused],
  ['a refusal of an unknown record', () => error(404, unknown), notFound],
  ['an overload that is not our own', () => error(503, overload), failedWith(503)],
  ['a server that wrote it down', () => error(500, broken), { kind: 'failed', message: '' }],
  ['a server without a word of ours', () => page('Internal Error', 500), failedWith(500)],
  ['no instance that could take it', () => page('Unavailable', 503), failedWith(503)],
  ['an address where nothing is', () => page('Not Found', 404), failedWith(404)],
  ['the login page of a public network', () => page('Bienvenue', 200), unreachable],
  ['no network', noNetwork, unreachable],
])('The failure of a call is named for %s', async (_, answer, failure) => {
  vi.stubGlobal('fetch', () => new Promise((resolve) => resolve(answer())));
  const { call } = await import('./callables.ts');
  await expect(call('createInscription', {})).rejects.toMatchObject(failure);
});
