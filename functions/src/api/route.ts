import { messages } from '@centre/domain/messages';
import type { Schema } from '@centre/domain/schema';
import { execute, type Command } from '../commands/command.ts';
import type { Answer } from './answer.ts';
import { readBody, type ApiIncoming } from './body.ts';
import { bearerToken, callerOf, type SessionUse } from './caller.ts';
import { knownFields, withId, type OlderShape } from './older-body.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a route's command may be given: the parts of the request that carry data. */
export interface Parts {
  /** Values of the `:names` of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** What stands behind the question mark; of a name that comes twice, the last. */
  readonly query: Readonly<Record<string, string>>;
  /** The JSON or the form that was sent. */
  readonly body: unknown;
  /** What the Authorization header holds, whatever it is worth. */
  readonly token: string | undefined;
}

/** What the API's documentation says of a body. */
export interface BodyDescription {
  readonly schema: Schema;
  /** Fields of the schema that callers may leave out all the same. */
  readonly optional?: readonly string[];
  /** Names the field with the picture, where one may be sent, and so a form instead of JSON. */
  readonly picture?: 'image' | 'photo';
  /** Whether what the schema does not know is left out rather than refused. */
  readonly isLenient: boolean;
}

/** What the API's documentation says of a route, besides what it says by itself. */
export interface RouteDescription {
  /** One sentence. */
  readonly does: string;
  readonly isList: boolean;
  /** Absent when the route takes no body. */
  readonly body?: BodyDescription;
  readonly status: number;
  readonly answer: Schema;
  /** Statuses of refusals that only some routes have. */
  readonly refusals: readonly number[];
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
  readonly description: RouteDescription;
  readonly handle: (
    request: ApiIncoming,
    params: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
}

interface CommandRoute<A> {
  readonly method: Method;
  readonly path: string;
  readonly does: string;
  readonly command: Command<A>;
  /** Another command with the same answer, for some of what may be sent. */
  readonly commandFor?: (input: unknown) => Command<A>;
  /** 200 when absent. */
  readonly status?: number;
  /** `read` when absent. */
  readonly session?: SessionUse;
  /** The command's own when absent. */
  readonly failure?: string;
  /** What may be sent; JSON is read in any case, so that what is broken is refused. */
  readonly body?: Pick<BodyDescription, 'schema' | 'optional'>;
  /** The record that older clients send; then nothing else of the body reaches the command. */
  readonly shape?: OlderShape;
  /** What the command is given: the record with the id of the path, unless this says more. */
  readonly input?: (parts: Parts) => unknown;
  /** What callers receive of the command's answer, besides `success`. */
  readonly present: (answer: A) => object;
  /** The answer as a whole. */
  readonly answer: Schema;
  /** Whether the answer is a part of a list. */
  readonly isList?: boolean;
  readonly refusals?: readonly number[];
}

/** Nothing but which document the path names. */
export function documentOfPath({ params }: Parts): unknown {
  return { id: params['id'] };
}

/** Which part of a list is asked for. */
export function pageOfList({ query }: Parts): unknown {
  return { limit: query['limit'], cursor: query['cursor'] };
}

/** Nothing at all. */
export function nothing(): unknown {
  return {};
}

/** A route that runs a command. */
export function commandRoute<A>(definition: CommandRoute<A>): Route {
  const { method, path, does, command, status = 200, session = 'read' } = definition;
  const { body, shape, present, answer, isList = false, refusals = [] } = definition;
  const { commandFor = () => command, input = inputOf(definition) } = definition;
  return {
    method,
    path,
    command,
    ignoresSession: session === 'ignored',
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
      const sent = await readBody(request, shape);
      const token = bearerToken(request.headers.authorization);
      const given = input({ params, query: queryOf(request), body: sent, token });
      const result = await execute(commandFor(given), given, caller);
      return { status, body: { success: true, ...present(result) } };
    },
  };
}

function inputOf({ path, shape }: Pick<CommandRoute<never>, 'path' | 'shape'>) {
  const known = (body: unknown) => (shape ? knownFields(body, shape) : body);
  return ({ params, body }: Parts): unknown =>
    path.includes(':id') ? withId(known(body), params['id']) : known(body);
}

function queryOf({ url = '' }: ApiIncoming): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.split('?')[1]));
}

interface FixedRoute {
  readonly path: string;
  readonly does: string;
  readonly answer: Schema;
  readonly body: () => unknown;
}

/** A route that always says the same, without asking anything of anybody. */
export function fixedRoute({ path, does, answer, body }: FixedRoute): Route {
  return {
    method: 'GET',
    path,
    ignoresSession: true,
    failure: messages.unexpected,
    description: { does, isList: false, status: 200, answer, refusals: [] },
    handle: () => Promise.resolve({ status: 200, body: body() }),
  };
}
