import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messages } from '@centre/domain/messages/messages';
import { admit, execute, type Command } from '../commands/command.ts';
import type { Page } from '../data/page.ts';
import type { Answer } from './answer.ts';
import { readBody, type ApiIncoming } from './body.ts';
import { callerOf, type SessionUse } from './caller.ts';
import { knownFields, withId, type LegacyShape } from './legacy-body.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Data of a request. */
export interface Parts {
  /** Values of the `:names` of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** Last value of each name. */
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON or form. */
  readonly body: unknown;
}

/** Route of the API. */
export interface Route {
  readonly method: Method;
  /** Such as `/api/articles/:id`. */
  readonly path: string;
  /** Absent when the answer is fixed. */
  readonly command?: Command<unknown>;
  /** Whether any token is accepted. */
  readonly ignoresSession: boolean;
  /** Message of an unexpected failure. */
  readonly failure: string;
  readonly handle: (request: ApiIncoming, params: Parts['params']) => Promise<Answer>;
}

interface CommandRoute<A> {
  /** Another command with the same guard and answer, for some inputs. */
  readonly commandFor?: (input: unknown) => Command<A>;
  /** 200 by default. */
  readonly status?: ContentfulStatusCode;
  /** `read` by default. */
  readonly session?: SessionUse;
  /** By default the command's own. */
  readonly failure?: string;
  /** Fields of the body for the command, as older clients send them. */
  readonly shape?: LegacyShape;
  /** Input of the command; by default the fields of `shape`, or the id of the path. */
  readonly input?: (parts: Parts) => unknown;
  /** Fields of the response besides `success`; by default the command's answer. */
  readonly present?: (answer: A) => object;
  /** Lifetime in shared caches, in seconds; not cached when absent. */
  readonly sharedFor?: (answer: A) => number;
}

/** Route that runs a command. */
export function commandRoute<A>(
  method: Method,
  path: string,
  command: Command<A>,
  definition: CommandRoute<A> = {},
): Route {
  const { shape, status = 200, session = 'read' } = definition;
  const { commandFor, input = inputOf(shape) } = definition;
  const { present = (result: A): object => result ?? {}, sharedFor } = definition;
  return {
    method,
    path,
    command,
    ignoresSession: session !== 'read',
    failure: definition.failure ?? command.failure,
    handle: async (request, params) => {
      const caller = await callerOf(request, session);
      // Reads the body in any case: invalid JSON is refused on every route.
      const read = async () => {
        const body = await readBody(request, command.maxBytes, shape);
        return input({ params, query: queryOf(request), body });
      };
      let result;
      if (commandFor) {
        await admit(command.guard, caller);
        const value = await read();
        result = await execute(commandFor(value), value, caller);
      } else result = await execute(command, read, caller);
      return {
        status,
        body: { success: true, ...present(result) },
        ...(sharedFor && {
          headers: { 'Cache-Control': `public, max-age=0, s-maxage=${sharedFor(result)}` },
        }),
      };
    },
  };
}

function inputOf(shape: LegacyShape | undefined) {
  return ({ params, body }: Parts): unknown => {
    if (!shape) return params;
    const known = knownFields(body, shape);
    return 'id' in params ? withId(known, params['id']) : known;
  };
}

function queryOf({ url = '' }: ApiIncoming): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.split('?')[1]));
}

/** Page parameters in the query of a list. */
export const pageIn = ({ query: { limit, cursor } }: Parts) => ({ limit, cursor });

/** Route of a paginated list, with its records under `name`. */
export function listRoute<Entity>(
  path: string,
  name: string,
  command: Command<Page<Entity>>,
  present: (record: Entity) => unknown = (record) => record,
): Route {
  return commandRoute('GET', path, command, {
    input: pageIn,
    present: ({ records, ...rest }) => ({ [name]: records.map(present), ...rest }),
  });
}

/** Route with a constant answer. */
export function fixedRoute(path: string, body: object): Route {
  return {
    method: 'GET',
    path,
    ignoresSession: true,
    failure: messages.unexpected,
    handle: () => Promise.resolve({ status: 200, body }),
  };
}
