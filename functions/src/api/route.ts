import { messages } from '@centre/domain/messages';
import { execute, type Command } from '../commands/command.ts';
import type { Answer } from './answer.ts';
import { readJsonBody, type ApiIncoming } from './body.ts';
import { callerOf, type SessionUse } from './caller.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a route's command may be given: the parts of the request that carry data. */
export interface Parts {
  /** Values of the `:names` of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** What stands behind the question mark; of a name that comes twice, the last. */
  readonly query: Readonly<Record<string, string>>;
  /** The JSON that was sent. */
  readonly body: unknown;
}

/** One line of the API: what a method on a path does. */
export interface Route {
  readonly method: Method;
  /** Such as `/api/articles/:id`. */
  readonly path: string;
  /** What it asks of the server; absent when it asks nothing. */
  readonly command?: Command<unknown>;
  /** Whether it is all the same who asks, because no token is read. */
  readonly ignoresSession: boolean;
  /** What is said when it fails unexpectedly. */
  readonly failure: string;
  readonly handle: (
    request: ApiIncoming,
    params: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
}

interface CommandRoute<A> {
  readonly method: Method;
  readonly path: string;
  readonly command: Command<A>;
  /** 200 when absent. */
  readonly status?: number;
  /** `read` when absent. */
  readonly session?: SessionUse;
  /** Bytes of the body, at most; what most requests may have when absent. */
  readonly maxBytes?: number;
  /** What the command is given; the body when absent. */
  readonly input?: (parts: Parts) => unknown;
  /** What callers receive of the command's answer, besides `success`. */
  readonly present: (answer: A) => object;
}

const theBody = ({ body }: Parts): unknown => body;

/** Nothing but which document the path names. */
export function documentOfPath({ params }: Parts): unknown {
  return { id: params['id'] };
}

/** Which part of a list is asked for. */
export function pageOfList({ query }: Parts): unknown {
  return { limit: query['limit'], cursor: query['cursor'] };
}

/** A route that runs a command. */
export function commandRoute<A>(definition: CommandRoute<A>): Route {
  const { method, path, command, present } = definition;
  const { status = 200, session = 'read', input = theBody, maxBytes } = definition;
  return {
    method,
    path,
    command,
    ignoresSession: session === 'ignored',
    failure: command.failure,
    handle: async (request, params) => {
      const query = queryOf(request);
      const given = input({ params, query, body: readJsonBody(request, maxBytes) });
      const answer = await execute(command, given, await callerOf(request, session));
      return { status, body: { success: true, ...present(answer) } };
    },
  };
}

function queryOf({ url = '' }: ApiIncoming): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.split('?')[1]));
}

/** A route that always says the same, without asking anything of anybody. */
export function fixedRoute(path: string, body: object): Route {
  return {
    method: 'GET',
    path,
    ignoresSession: true,
    failure: messages.unexpected,
    handle: () => Promise.resolve({ status: 200, body: { success: true, ...body } }),
  };
}
