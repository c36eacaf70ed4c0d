import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { listOf, nothingAnswer, pageWith } from '@centre/domain/api-answers';
import { messages } from '@centre/domain/messages/messages';
import type { z } from 'zod';
import type { Schema } from '@centre/domain/schema';
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

/** The documentation of a body. */
export interface BodyDescription {
  readonly schema: z.ZodObject<Readonly<Record<string, z.ZodType>>>;
  /** Required fields of the schema that callers may leave out all the same. */
  readonly optional?: readonly string[];
  /** The field with the picture, of a record that may also be sent as a form. */
  readonly picture?: 'image' | 'photo';
  /** Whether unknown fields are ignored rather than refused. */
  readonly isLenient: boolean;
}

interface RouteDescription {
  /** One sentence. */
  readonly does: string;
  readonly isList: boolean;
  readonly body?: BodyDescription;
  readonly status: ContentfulStatusCode;
  readonly answer: Schema;
  /** Statuses of refusals besides those that follow from the route itself. */
  readonly refusals: readonly number[];
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
  readonly description: RouteDescription;
  readonly handle: (request: ApiIncoming, params: Parts['params']) => Promise<Answer>;
}

interface CommandRoute<A> {
  readonly does: string;
  /** Another command with the same guard and answer, for some inputs. */
  readonly commandFor?: (input: unknown) => Command<A>;
  /** 200 when absent. */
  readonly status?: ContentfulStatusCode;
  /** `read` when absent. */
  readonly session?: SessionUse;
  /** The command's own when absent. */
  readonly failure?: string;
  readonly body?: Pick<BodyDescription, 'schema' | 'optional'>;
  /** The fields of the body that reach the command, as older clients send them. */
  readonly shape?: LegacyShape;
  /** The command's input; when absent, the page of a list, the body, or the id of the path. */
  readonly input?: (parts: Parts) => unknown;
  /** What callers receive besides `success`; the command's answer when absent. */
  readonly present?: (answer: A) => object;
  /** How long shared caches may keep the answer, in seconds; not at all when absent. */
  readonly sharedFor?: (answer: A) => number;
  /** The whole answer; nothing but `success` when absent. */
  readonly answer?: Schema;
  readonly isList?: boolean;
  readonly refusals?: readonly number[];
}

/** A route that runs a command. */
export function commandRoute<A>(
  method: Method,
  path: string,
  command: Command<A>,
  definition: CommandRoute<A>,
): Route {
  const { does, body, shape, status = 200, session = 'read' } = definition;
  const { answer = nothingAnswer, isList = false, refusals = [] } = definition;
  const { commandFor, input = inputOf(definition) } = definition;
  const { present = (result: A): object => result ?? {}, sharedFor } = definition;
  return {
    method,
    path,
    command,
    ignoresSession: session !== 'read',
    failure: definition.failure ?? command.failure,
    description: {
      ...{ does, isList, status, answer, refusals },
      ...(body && {
        body: {
          ...body,
          ...(shape?.picture && { picture: shape.picture }),
          isLenient: shape !== undefined,
        },
      }),
    },
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

function inputOf<A>({ isList, body, shape }: CommandRoute<A>) {
  return ({ params, query, body: sent }: Parts): unknown => {
    if (isList) return { limit: query['limit'], cursor: query['cursor'] };
    if (!body) return params;
    const known = shape ? knownFields(sent, shape) : sent;
    return 'id' in params ? withId(known, params['id']) : known;
  };
}

function queryOf({ url = '' }: ApiIncoming): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.split('?')[1]));
}

interface ListRoute<Entity> {
  readonly does: string;
  /** The schema of one record. */
  readonly record: Schema;
  readonly present?: (record: Entity) => unknown;
}

/** A route that lists records under `name`, a page at a time. */
export function listRoute<Entity>(
  path: string,
  name: string,
  command: Command<Page<Entity>>,
  { does, record, present = (one) => one }: ListRoute<Entity>,
): Route {
  return commandRoute('GET', path, command, {
    does,
    isList: true,
    present: ({ records, ...rest }) => ({ [name]: records.map(present), ...rest }),
    answer: pageWith({ [name]: listOf(record) }),
    refusals: [429],
  });
}

interface FixedRoute {
  readonly does: string;
  readonly answer: Schema;
  readonly body: () => object;
}

/** A route whose answer is always the same. */
export function fixedRoute(path: string, { does, answer, body }: FixedRoute): Route {
  return {
    method: 'GET',
    path,
    ignoresSession: true,
    failure: messages.unexpected,
    description: { does, isList: false, status: 200, answer, refusals: [] },
    handle: () => Promise.resolve({ status: 200, body: body() }),
  };
}
