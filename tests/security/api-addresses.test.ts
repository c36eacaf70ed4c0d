/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { keepCollections } from '../kept-collections.ts';
import { bearer } from '../functions/staff.ts';
import { newSuperAdmin } from '../api/callers.ts';
import { catalogue } from '../api/catalogue.ts';
import type { Client } from '../api/client.ts';
import { faultsOf } from './faults.ts';
import { sendRaw } from './raw.ts';
import { everythingStored } from './stored.ts';

keepCollections('articles', 'marques');

let chief: Client;

beforeAll(async () => {
  chief = await newSuperAdmin();
});

const headers = () => bearer(String(chief.token));

/** Names that no record can have, or that must not lead out of its collection. */
const strangeIds = [
  '..%2F..%2Fusers',
  '..%5C..%5Cusers',
  'inconnu%2Fautre%2Fencore',
  '%2F',
  '%2e%2e',
  '%00',
  'a%00b',
  '%0d%0aSet-Cookie:x',
  '%E2%80%AE',
  '%F0%9F%92%A5',
  '__proto__',
  '__inconnu__',
  'constructor',
  'toString',
  ';',
  '*',
  '%3Cscript%3E',
  "'%20OR%201=1",
  'a'.repeat(1500),
  '%61'.repeat(1500),
];

/** Paths that lead nowhere, however they are read. */
const strangePaths = [
  '/api',
  '/api/',
  '/api/nulle-part',
  '/api/Articles',
  '/api/articles%2F',
  '/api/articles%3Flimit=1',
  '/api/articles/a/b/c',
  '/api/users',
  '/api/auth',
  '/api/auth-sqlite',
  '/api/auth-sqlite/Users',
  '/api/inscriptions-sqlite/stats/x',
  '/api/__proto__',
  '/api/constructor/prototype',
  `/api/${'a/'.repeat(1000)}`,
];

/** Paths that Hosting keeps to itself, or that its emulator does not survive. */
const pathsPastHosting = [
  '//',
  '//api//nulle-part',
  '/%2f%2fapi',
  '/./../api',
  '/api%2Farticles',
  '/api/.env',
  '/api/.git/config',
  '/api/health/../../.env',
  '/api/%2e%2e/%2e%2e/.env',
];

const withRecord = catalogue.filter(({ path }) => path.includes(':id'));

describe.each(withRecord)('$method $path', ({ method, path }) => {
  it('finds nothing under names that no record has', async () => {
    const before = await everythingStored();
    const attacks = strangeIds.map((id) => ({
      name: 'nothing',
      method,
      path: `/api${path.replace(':id', id)}`,
      // Hosting would answer a name that looks like a path by itself.
      direct: true,
      headers: {
        ...headers(),
        ...(method === 'PUT' && { 'Content-Type': 'application/json' }),
      },
      body: method === 'PUT' ? '{"statut":"publie"}' : undefined,
      statuses: [400, 404],
    }));
    expect(await faultsOf(attacks)).toEqual([]);
    expect(await everythingStored()).toEqual(before);
  });
});

describe('an address that is none', () => {
  const attacks = (paths: readonly string[], direct: boolean) =>
    ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].flatMap((method) =>
      paths.map((path) => {
        const attack = { name: 'nothing', method, path, headers: headers(), direct };
        return { ...attack, statuses: [400, 404] };
      }),
    );

  it('is said to be none, through Hosting', async () => {
    const before = await everythingStored();
    expect(await faultsOf(attacks(strangePaths, false))).toEqual([]);
    expect(await everythingStored()).toEqual(before);
  });

  it('is said to be none by the function itself', async () => {
    const before = await everythingStored();
    expect(await faultsOf(attacks([...strangePaths, ...pathsPastHosting], true))).toEqual([]);
    expect(await everythingStored()).toEqual(before);
    const good = await sendRaw({ method: 'GET', path: '/api/health', direct: true });
    expect(good.status).toBe(200);
  });
});

describe('a part of a list that there cannot be', () => {
  const lists = catalogue.filter(({ method, path, who }) => {
    const parts = path.split('/').length;
    return (
      method === 'GET' &&
      who !== 'anyone' &&
      who !== 'members' &&
      (parts === 2 || path.endsWith('/users'))
    );
  });
  const queries = [
    'limit=0',
    'limit=-1',
    'limit=1.5',
    'limit=1e3',
    'limit=beaucoup',
    'limit=%D9%A1',
    'limit=',
    'limit=1%00',
    'limit=99999999999999999999',
    'cursor=../users',
    'cursor=../x',
    'cursor=%00',
    'cursor=__proto__',
    `cursor=${'a'.repeat(4000)}`,
    'cursor=%F0%9F%92%A5',
  ];

  // Not of the users, whose cursors are identifiers.
  const cursorsOfNothing = [
    'cursor=abc',
    'cursor=null',
    'cursor=W10',
    'cursor=W251bGwsbnVsbCxudWxsXQ',
  ];

  it.each(lists)('is refused by $path', async ({ path }) => {
    const others = path.endsWith('/users') ? [] : cursorsOfNothing;
    const attacks = [...queries, ...others].map((query) => ({
      ...{ name: 'nothing', method: 'GET', path: `/api${path}?${query}`, headers: headers() },
      statuses: [400],
    }));
    expect(await faultsOf(attacks)).toEqual([]);
    const address = `/api${path}?limit=1`;
    expect((await sendRaw({ method: 'GET', path: address, headers: headers() })).status).toBe(
      200,
    );
  });
});
