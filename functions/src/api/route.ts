import { messages } from '@centre/domain/messages';
import { execute, type Command } from '../commands/command.ts';
import type { Answer } from './answer.ts';
import { readJsonBody, type ApiIncoming } from './body.ts';
import { callerOf, type Session } from './caller.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a route's command may be given: the parts of the request that carry data. */
export interface Parts {
  /** Values of the `:names` of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** The JSON that was sent. */
  readonly body: unknown;
}

/** One line of the API: what a method on a path does. */
export interface Route {
  readonly method: Method;
  /** Such as `/api/articles/:id`. */
  readonly path: string;
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
  readonly session?: Session;
  /** What the command is given; the body when absent. */
  readonly input?: (parts: Parts) => unknown;
  /** What callers receive of the command's answer, besides `success`. */
  readonly present: (answer: A) => object;
}

const theBody = ({ body }: Parts): unknown => body;

/** A route that runs a command. */
export function commandRoute<A>(definition: CommandRoute<A>): Route {
  const { method, path, command, present } = definition;
  const { status = 200, session = 'read', input = theBody } = definition;
  return {
    method,
    path,
    failure: command.failure,
    handle: async (request, params) => {
      const given = input({ params, body: readJsonBody(request) });
      const answer = await execute(command, given, await callerOf(request, session));
      return { status, body: { success: true, ...present(answer) } };
    },
  };
}

/** A route that always says the same, without asking anything of anybody. */
export function fixedRoute(path: string, body: object): Route {
  return {
    method: 'GET',
    path,
    failure: messages.unexpected,
    handle: () => Promise.resolve({ status: 200, body: { success: true, ...body } }),
  };
}
