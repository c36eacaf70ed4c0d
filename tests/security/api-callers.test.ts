/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiReply } from '../functions/calls.ts';
import { keepCollections } from '../kept-collections.ts';
import { leavePublished } from '../functions/temoignages.ts';
import {
  callers,
  newSuperAdmin,
  tokensOfCallers,
  verdictOn,
  type Caller,
} from '../api/callers.ts';
import { catalogue } from '../api/catalogue.ts';
import type { Client } from '../api/client.ts';
import { addressOf, contentOf, send } from '../api/sending.ts';
import { everythingStored } from './stored.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'places');

let chief: Client;
let tokens: ReadonlyMap<Caller, string>;

beforeAll(async () => {
  await leavePublished(0);
  chief = await newSuperAdmin();
  tokens = await tokensOfCallers();
});

/** How an answer begins, and what else it holds when it is a refusal. */
function heard({ status, body }: ApiReply) {
  const { error, success, ...rest } = body as { error?: string; success?: boolean };
  if (error === undefined) return status < 300 ? 'accepted' : { status, success };
  return { status, success, begins: error.split(':')[0], says: Object.keys(rest) };
}

const silent = { success: false, says: [] };

const refusals = {
  'Invalid token': { ...silent, status: 401, begins: 'Invalid token' },
  Forbidden: { ...silent, status: 403, begins: 'Forbidden' },
} as const;

const verdictsOf = catalogue.map((call) => {
  const verdicts = callers.map((caller) => [caller, verdictOn(caller, call.who)] as const);
  return {
    ...call,
    admitted: verdicts.flatMap(([caller, verdict]) => (verdict === 'accepted' ? caller : [])),
    refused: verdicts.flatMap(([caller, verdict]) =>
      verdict === 'accepted' ? [] : [[caller, refusals[verdict]] as const],
    ),
  };
});

it('the document that describes the API has exactly the calls that are judged here', async () => {
  const { body } = await send(undefined, 'GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((name) => ['get', 'post', 'put', 'delete', 'patch'].includes(name))
      .map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const judged = catalogue.map(({ method, path }) => `${method} /api${path}`);
  expect(described.toSorted()).toEqual(judged.toSorted());
});

describe.each(verdictsOf)('$method $path, for $who', ({ admitted, refused, ...call }) => {
  it('does what it is asked to by those whom the table names', async () => {
    // Logging out ends the sessions with which the other calls are sent.
    const own = call.path.endsWith('/logout') ? await tokensOfCallers() : tokens;
    let address = await addressOf(call, chief);
    for (const caller of admitted) {
      const content = await contentOf(call);
      const reply = await send(own.get(caller), call.method, address, content);
      expect(heard(reply), `${caller}: ${JSON.stringify(reply.body)}`).toBe('accepted');
      if (call.method === 'DELETE') address = await addressOf(call, chief);
    }
  });

  if (refused.length === 0) return;

  it('tells all others that they may not, and nothing else, and changes nothing', async () => {
    const [content, address] = [await contentOf(call), await addressOf(call, chief)];
    const before = await everythingStored();
    for (const [caller, refusal] of refused) {
      const reply = await send(tokens.get(caller), call.method, address, content);
      expect(heard(reply), caller).toEqual(refusal);
    }
    expect(await everythingStored()).toEqual(before);
    // The very same request, from somebody who may.
    expect(heard(await send(chief.token, call.method, address, content))).toBe('accepted');
  });
});
