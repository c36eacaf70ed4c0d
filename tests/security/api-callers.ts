import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { routes } from '../../functions/src/api/routes/index.ts';
import { callers, tokensOfCallers, verdictOn, type Caller } from '../api/callers.ts';
import { catalogue } from '../api/catalogue.ts';
import { addressOf, contentOf } from '../api/sending.ts';
import { apiAs } from '../functions/staff.ts';
import { leavePublished } from '../functions/temoignages.ts';
import { everythingStored } from './stored.ts';
import { world } from './world.ts';

const tags = ['night'];
let tokens: ReadonlyMap<Caller, string>;

beforeAll(async () => {
  await leavePublished(0);
  tokens = await tokensOfCallers();
});

const refusals = {
  'Invalid token': { status: 401, error: `Invalid token: ${messages.guard.signIn}` },
  Forbidden: { status: 403, error: `Forbidden: ${messages.guard.permission}` },
} as const;

const judged = [
  ...catalogue.map((call) => ({ ...call, content: () => contentOf(call) })),
  // With the statut alone, it is another command.
  {
    ...({ method: 'PUT', path: '/temoignages/:id', who: 'temoignages W' } as const),
    content: () => Promise.resolve({ statut: 'brouillon' }),
  },
].map((call) => {
  const verdicts = callers.map((caller) => [caller, verdictOn(caller, call.who)] as const);
  return {
    ...call,
    admitted: verdicts.flatMap(([caller, verdict]) => (verdict === 'accepted' ? caller : [])),
    refused: verdicts.flatMap(([caller, verdict]) =>
      verdict === 'accepted' ? [] : [[caller, refusals[verdict]] as const],
    ),
  };
});

it('every route of the API is judged here', () => {
  const calls = catalogue.map(({ method, path }) => `${method} /api${path}`);
  expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    calls.toSorted(),
  );
});

describe.each(judged)('$method $path, for $who', ({ admitted, refused, content, ...call }) => {
  it('does what it is asked to by those whom the table names', { tags }, async () => {
    // Logging out ends the sessions with which the other calls are sent.
    const own = call.path.endsWith('/logout') ? await tokensOfCallers() : tokens;
    let address = await addressOf(call, world().client);
    for (const caller of admitted) {
      const reply = await apiAs(own.get(caller), call.method, address, await content());
      expect(reply.status, `${caller}: ${JSON.stringify(reply.body)}`).toBeLessThan(300);
      if (call.method === 'DELETE') address = await addressOf(call, world().client);
    }
  });

  if (refused.length === 0) return;

  it('tells all others that they may not, and nothing else, and changes nothing', async () => {
    const [sent, address] = [await content(), await addressOf(call, world().client)];
    const before = await everythingStored();
    for (const [caller, { status, error }] of refused) {
      const reply = await apiAs(tokens.get(caller), call.method, address, sent);
      const said = { status: reply.status, body: reply.body };
      expect(said, caller).toEqual({ status, body: { success: false, error } });
    }
    expect(await everythingStored()).toEqual(before);
    // The very same request, from somebody who may.
    const { status } = await apiAs(world().chief.token, call.method, address, sent);
    expect(status).toBeLessThan(300);
  });
});
