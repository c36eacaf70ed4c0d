import { messages } from '@centre/domain/messages/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { bearer, callApi, callFunction } from './calls.ts';
import {
  type Actor,
  actors,
  allCommands,
  callableErrors,
  callables,
  commandRoutes,
  endpoints,
  tokensOfActors,
  verdictOfCallable,
  withoutCallable,
  withoutRoute,
} from './entry-points.ts';

let tokens: ReadonlyMap<Actor, string>;
/** Tokens for the logout, which ends their sessions. */
let logoutTokens: typeof tokens;
beforeAll(async () => {
  tokens = await tokensOfActors();
  logoutTokens = await tokensOfActors();
});

function credentials(actor: Actor, from = tokens) {
  const token = from.get(actor);
  return token === undefined ? {} : bearer(token);
}

describe('Table of commands', () => {
  it.each(allCommands)('names the command %s as it is exported', (name, command) => {
    expect(command.name).toBe(name);
  });

  it.each(allCommands)('maps %s to both channels, or lists an exception', (name, command) => {
    const methods = commandRoutes
      .filter((route) => route.command === command)
      .map(({ method }) => method);
    expect(methods.length === 0).toBe(name in withoutRoute);
    // Commands that only read have no callable: the dashboard reads the database itself.
    const onlyReads = methods.length > 0 && methods.every((method) => method === 'GET');
    expect(callables.includes(name)).toBe(!onlyReads && !(name in withoutCallable));
  });

  it('covers every deployed callable and route', () => {
    const names = allCommands.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(callables));
    const others = endpoints.filter(
      ([name, { scheduleTrigger }]) => !callables.includes(name) && !scheduleTrigger,
    );
    expect(others.map(([name]) => name)).toEqual(['dashboard', 'api', 'pages']);
    const known = allCommands.map(([, command]) => command);
    expect(known).toEqual(expect.arrayContaining(commandRoutes.map(({ command }) => command)));
  });
});

describe('Function dashboard', () => {
  it.each(['', '/', '/inconnue', '/login', '/constructor', '/__proto__', '/listJournal/autre'])(
    'returns HTTP 404 at %j',
    async (path) => {
      const headers = credentials('SUPER_ADMIN');
      expect((await callFunction('dashboard/listJournal', {}, headers)).status).toBe(200);
      const { status, body } = await callFunction(`dashboard${path}`, {}, headers);
      expect({ status, body }).toEqual({
        status: 404,
        body: { error: { status: 'NOT_FOUND', message: messages.notFound } },
      });
    },
  );
});

// Several callables run concurrently, but each gets one call at a time: two concurrent calls
// of one function would start another process of that function.
describe.each(allCommands.filter(([name]) => callables.includes(name)))(
  'Callable %s',
  { concurrent: true },
  (name, { guard }) => {
    it.each(actors.map((actor) => [actor, verdictOfCallable(guard, actor)] as const))(
      'answers caller "%s" with verdict "%s"',
      { concurrent: false },
      async (actor, verdict) => {
        const headers = credentials(actor, name === 'logout' ? logoutTokens : tokens);
        const { status, body } = await callFunction(name, {}, headers);
        if (verdict === 'past') {
          // The guard admits the caller, but the command may refuse an empty request.
          expect([200, 201, 400, 404, 409], JSON.stringify(body)).toContain(status);
          return;
        }
        expect(body).toEqual({ error: { details: {}, ...callableErrors[verdict] } });
      },
    );
  },
);

describe('HTTP API', () => {
  it('returns status ok and its version at GET /api/health', async () => {
    const { status, headers, body } = await callApi('GET', '/api/health');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(body).toEqual({
      success: true,
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    });
  });

  it('assigns a unique identifier to each failure', async () => {
    const failures = await Promise.all([1, 2, 3].map(() => callApi('GET', '/api/nowhere')));
    expect(new Set(failures.map(({ incident }) => incident))).toHaveLength(3);
  });
});
