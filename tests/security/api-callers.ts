import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { routes } from '../../functions/src/api/routes/index.ts';
import {
  callers,
  catalogue,
  tokensOfCallers,
  verdictOn,
  type Caller,
} from '../api/catalogue.ts';
import { addressOf, contentOf } from '../api/records.ts';
import { apiAs } from '../functions/calls.ts';
import { leavePublished } from '../functions/contents.ts';
import { everythingStored } from './attempts.ts';
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

const calls = [
  ...catalogue.map((call) => ({ ...call, content: () => contentOf(call) })),
  // With the statut alone, it is another command.
  {
    ...({ method: 'PUT', path: '/temoignages/:id', who: 'temoignages W' } as const),
    content: () => Promise.resolve({ statut: 'brouillon' }),
  },
];

it('every route of the API is judged here', () => {
  const known = catalogue.map(({ method, path }) => `${method} /api${path}`);
  expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    known.toSorted(),
  );
});

describe.each(calls)('$method $path, for $who', ({ content, ...call }) => {
  const admitted: Caller[] = [];
  const refused: [Caller, keyof typeof refusals][] = [];
  for (const caller of callers) {
    const verdict = verdictOn(caller, call.who);
    if (verdict === 'accepted') admitted.push(caller);
    else refused.push([caller, verdict]);
  }

  it('does what it is asked to by those whom the table names', { tags }, async () => {
    // Logging out ends the sessions with which the other calls are sent.
    const own = call.path.endsWith('/logout') ? await tokensOfCallers() : tokens;
    let address = await addressOf(call, world().chief.token);
    for (const caller of admitted) {
      const reply = await apiAs(own.get(caller), call.method, address, await content());
      expect(reply.status, `${caller}: ${JSON.stringify(reply.body)}`).toBeLessThan(300);
      if (call.method === 'DELETE') address = await addressOf(call, world().chief.token);
    }
  });

  if (refused.length === 0) return;

  it('tells all others that they may not, and nothing else, and changes nothing', async () => {
    const [sent, address] = [await content(), await addressOf(call, world().chief.token)];
    const before = await everythingStored();
    for (const [caller, verdict] of refused) {
      const { status, body } = await apiAs(tokens.get(caller), call.method, address, sent);
      const { error, status: expected } = refusals[verdict];
      const said = { status: expected, body: { success: false, error } };
      expect({ status, body }, caller).toEqual(said);
    }
    expect(await everythingStored()).toEqual(before);
    // The very same request, from somebody who may.
    const { status } = await apiAs(world().chief.token, call.method, address, sent);
    expect(status).toBeLessThan(300);
  });
});
