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
  ['a rejection with field errors', () => error(400, invalid), refused],
  ['an unknown record', () => error(404, unknown), notFound],
  ['an overload of the platform', () => error(503, overload), failedWith(503)],
  ['an error with an incident', () => error(500, broken), { kind: 'failed', message: '' }],
  ['an HTML page with HTTP 500', () => page('Internal Error', 500), failedWith(500)],
  ['an HTML page with HTTP 503', () => page('Unavailable', 503), failedWith(503)],
  ['an HTML page with HTTP 404', () => page('Not Found', 404), failedWith(404)],
  ['a captive portal', () => page('Bienvenue', 200), unreachable],
  ['no network', noNetwork, unreachable],
])('call rejects with the kind of failure and a message for %s', async (_, answer, failure) => {
  vi.stubGlobal('fetch', () => new Promise((resolve) => resolve(answer())));
  const { call } = await import('./callables.ts');
  await expect(call('createInscription', {})).rejects.toMatchObject(failure);
});
