import {
  HttpsError,
  onCall,
  type CallableFunction,
  type CallableRequest,
  type HttpsOptions,
} from 'firebase-functions/https';
import { CommandError } from '@centre/domain/command-error';
import { execute, type Caller, type Command } from '../commands/command.ts';
import { recordIncident } from '../incident.ts';
import { trustedProxies } from '../settings.ts';
import { sourceAddress } from '../source-address.ts';

type Callable = CallableFunction<unknown, Promise<unknown>>;

/** Pictures are decoded one by one, but a process holds the files of all its requests. */
export const decodesPictures = {
  memory: '1GiB',
  timeoutSeconds: 60,
  concurrency: 4,
} as const satisfies HttpsOptions;

interface CallableOptions<Answer> {
  /** What callers receive besides `success`; the command's answer when absent. */
  readonly present?: (answer: Answer) => Promise<object>;
  /** What the function needs beyond what all of them have. */
  readonly needs?: HttpsOptions;
}

/** A command as a callable function, one of the two channels. */
export function callable<Answer>(
  command: Command<Answer>,
  options: CallableOptions<Answer> = {},
): Callable {
  const { present = (answer: Answer) => Promise.resolve<object>(answer ?? {}), needs = {} } =
    options;
  const called = async (request: CallableRequest<unknown>) => {
    try {
      const answer = await execute(command, request.data, callerOf(request));
      // Dates become ISO strings, absent fields are left out, as in the answers of the API.
      const sent = JSON.stringify({ success: true, ...(await present(answer)) });
      return JSON.parse(sent) as unknown;
    } catch (error) {
      throw asHttpsError(error, command);
    }
  };
  return withUnloggedBody(onCall({ ...needs, invoker: 'public' }, called));
}

function callerOf({ auth, app, rawRequest }: CallableRequest<unknown>): Caller {
  return {
    session: sessionOf(auth),
    source: sourceAddress(rawRequest.headers['x-forwarded-for'], trustedProxies.value()),
    attested: app !== undefined,
    channel: 'callable',
  };
}

type Claims = Partial<Record<'uid' | 'auth_time', unknown>>;

// The emulators do not verify tokens: their content may be anything.
function sessionOf(auth: CallableRequest['auth']): Caller['session'] {
  const { uid, auth_time: seconds }: Claims = auth?.token ?? {};
  if (typeof uid !== 'string' || uid === '') return undefined;
  return { uid, signedInAt: new Date(typeof seconds === 'number' ? seconds * 1000 : 0) };
}

/** A refusal as it is; anything else as one sentence and an identifier. */
export function asHttpsError(error: unknown, command: Command<unknown>): HttpsError {
  if (error instanceof CommandError)
    return new HttpsError(error.code, error.message, error.details);
  const incident = recordIncident(error, command.name);
  return new HttpsError('internal', command.failure, { incident });
}

/**
 * The same callable, which logs no bodies: the framework logs a body that is not `{data}` as a
 * whole, so it gets an empty one in its place, which it refuses too.
 */
function withUnloggedBody(callable: Callable): Callable {
  const handle: (...call: Parameters<Callable>) => ReturnType<Callable> = (
    request,
    response,
  ) => {
    const body: unknown = request.body;
    const isCall =
      typeof body === 'object' && body !== null && Object.keys(body).join() === 'data';
    if (!isCall) request.body = {};
    return callable(request, response);
  };
  // What the framework and the command line know the function by.
  const described = Object.entries(Object.getOwnPropertyDescriptors(callable));
  const named = Object.fromEntries(described.filter(([name]) => name !== 'prototype'));
  return Object.defineProperties(handle, named) as Callable;
}
