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
const fields = { dateNaissance };

it.each([
  [
    'a refusal with the fields that it is about',
    () =>
      error(400, { status: 'INVALID_ARGUMENT', message: dateNaissance, details: { fields } }),
    { kind: 'refused', message: dateNaissance, fields, code: 'invalid-argument' },
  ],
  [
    'a refusal of an address that looks like none of ours',
    () => error(404, { status: 'NOT_FOUND', message: 'Élément introuvable' }),
    { kind: 'refused', message: 'Élément introuvable', code: 'not-found' },
  ],
  [
    'an overload that is not our own',
    () =>
      error(503, { status: 'UNAVAILABLE', message: 'The service is currently unavailable.' }),
    { kind: 'failed', message: messages.httpStatus(503) },
  ],
  [
    'a server that broke down and wrote it down',
    () =>
      error(500, { status: 'INTERNAL', message: failed, details: { incident: '0a1b2c3d' } }),
    { kind: 'failed', message: '' },
  ],
  [
    'a server that broke down without a word of ours',
    () => page('Internal Server Error', 500),
    { kind: 'failed', message: messages.httpStatus(500) },
  ],
  [
    'no instance that could take it',
    () => page('Service Unavailable', 503),
    { kind: 'failed', message: messages.httpStatus(503) },
  ],
  [
    'a proxy without an answer from the functions',
    () => page('Bad Gateway', 502),
    { kind: 'failed', message: messages.httpStatus(502) },
  ],
  [
    'an address where nothing is',
    () => page('Not Found', 404),
    { kind: 'failed', message: messages.httpStatus(404) },
  ],
  [
    'the login page of a public network',
    () => page('Bienvenue au cybercafé', 200),
    { kind: 'unreachable', message: offline },
  ],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
    { kind: 'unreachable', message: offline },
  ],
])('The failure of a call is named for %s', async (_, answer, failure) => {
  vi.stubGlobal('fetch', () => new Promise((resolve) => resolve(answer())));
  const { call } = await import('./callables.ts');
  await expect(call('createInscription', {})).rejects.toMatchObject(failure);
});
