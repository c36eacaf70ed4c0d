import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messages } from '@centre/domain/messages/messages';
import { admit, execute, type Command } from '../commands/command.ts';
import type { Page } from '../data/page.ts';
import type { Answer } from './answer.ts';
import { readBody, type ApiIncoming } from './body.ts';
import { callerOf, type SessionUse } from './caller.ts';
import { knownFields, withId, type LegacyShape } from './legacy-body.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The parts of a request that carry data. */
export interface Parts {
  /** Values of the `:names` of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** Of a repeated name, the last value. */
  readonly query: Readonly<Record<string, string>>;
  /** The JSON or the form that was sent. */
  readonly body: unknown;
}

/** One line of the API: what a method on a path does. */
export interface Route {
  readonly method: Method;
  /** Such as `/api/articles/:id`. */
  readonly path: string;
  /** Absent when the answer is fixed. */
  readonly command?: Command<unknown>;
  /** Whether no token is refused. */
  readonly ignoresSession: boolean;
  /** The sentence of an unexpected failure. */
  readonly failure: string;
  readonly handle: (request: ApiIncoming, params: Parts['params']) => Promise<Answer>;
}

interface CommandRoute<A> {
  /** Another command with the same guard and answer, for some inputs. */
  readonly commandFor?: (input: unknown) => Command<A>;
  /** 200 when absent. */
  readonly status?: ContentfulStatusCode;
  /** `read` when absent. */
  readonly session?: SessionUse;
  /** The command's own when absent. */
  readonly failure?: string;
  /** The fields of the body that reach the command, as older clients send them. */
  readonly shape?: LegacyShape;
  /** Input of the command; when absent, the fields of `shape`, or the id of the path. */
  readonly input?: (parts: Parts) => unknown;
  /** What callers receive besides `success`; the command's answer when absent. */
  readonly present?: (answer: A) => object;
  /** How long shared caches may keep the answer, in seconds; not at all when absent. */
  readonly sharedFor?: (answer: A) => number;
}

/** A route that runs a command. */
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
      // Read in any case: broken JSON is refused wherever it is sent.
      const read = async () => {
        const body = await readBody(request, command.maxBytes, shape);
        return input({ params, query: queryOf(request), body });
      };
      let result;
      if (commandFor) {
        await admit(command.guard, caller);
        const given = await read();
        result = await execute(commandFor(given), given, caller);
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

/** A route that lists records under `name`, a page at a time. */
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

/** A route whose answer is always the same. */
export function fixedRoute(path: string, body: object): Route {
  return {
    method: 'GET',
    path,
    ignoresSession: true,
    failure: messages.unexpected,
    handle: () => Promise.resolve({ status: 200, body }),
  };
}
