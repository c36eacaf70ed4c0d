import {
  HttpsError,
  onCall,
  type CallableFunction,
  type CallableRequest,
  type HttpsOptions,
} from 'firebase-functions/https';
import { CommandError } from '@centre/domain/command-error';
import { messages } from '@centre/domain/messages/messages';
import { isReadable } from './bounds.ts';
import { execute, type Caller, type Command } from './command.ts';
import { sessionIn } from '../data/member/sessions.ts';
import { recordIncident } from '../logger.ts';
import { addressesIn } from '../source-address.ts';
import { hideFramework } from '../unnamed-framework.ts';

type Callable = CallableFunction<unknown, Promise<unknown>>;

/**
 * A command as a callable function, one of the two channels.
 *
 * @param needs what the function needs beyond what all of them have.
 */
export function callable(command: Command<unknown>, needs: HttpsOptions = {}): Callable {
  return callableOf(() => command, needs);
}

/**
 * Several commands as one callable function: the end of its path names the one that is meant.
 *
 * @param own the command that is meant by the name of the function alone.
 */
export function callables(
  commands: readonly Command<unknown>[],
  needs: HttpsOptions,
  own?: Command<unknown>,
): Callable {
  const all = own ? [...commands, own] : commands;
  const byName = new Map(all.map((command) => [command.name, command]));
  return callableOf(({ rawRequest: { path } }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const command = byName.get(name) ?? (name === '' ? own : undefined);
    if (!command) throw new HttpsError('not-found', messages.notFound);
    return command;
  }, needs);
}

function callableOf(
  commandFor: (request: CallableRequest<unknown>) => Command<unknown>,
  needs: HttpsOptions,
): Callable {
  const called = async (request: CallableRequest<unknown>) => {
    const command = commandFor(request);
    try {
      const answer = await execute(command, request.data, callerOf(request));
      // Dates become ISO strings, absent fields are left out, as in the answers of the API.
      const sent = JSON.stringify({ success: true, ...(answer as object | undefined) });
      return JSON.parse(sent) as unknown;
    } catch (error) {
      throw asHttpsError(error, command);
    }
  };
  return withQuietFramework(onCall({ ...needs, invoker: 'public' }, called));
}

function callerOf({ auth, app, rawRequest }: CallableRequest<unknown>): Caller {
  return {
    session: auth && sessionIn(auth.token),
    // A public page works on after a session has ended.
    mayHaveEnded: true,
    ...addressesIn(rawRequest.headers),
    attested: app !== undefined,
    channel: 'callable',
  };
}

/** A refusal as it is; anything else as one sentence and an identifier. */
export function asHttpsError(error: unknown, command: Command<unknown>): HttpsError {
  if (error instanceof CommandError)
    return new HttpsError(error.code, error.message, error.details);
  const incident = recordIncident(error, command.name);
  return new HttpsError('internal', command.failure, { incident });
}

function isCall({ method, headers, body }: Parameters<Callable>[0]): boolean {
  const isJson = /^application\/json *(?:;|$)/i.test(headers['content-type'] ?? '');
  const fields: unknown = body;
  return (
    method === 'POST' &&
    isJson &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.keys(fields).join() === 'data' &&
    isReadable(fields)
  );
}

/**
 * Callable without the framework's name and log: of a request that is no call the framework logs
 * the body, as an error.
 */
function withQuietFramework(callable: Callable): Callable {
  const handle: (...call: Parameters<Callable>) => ReturnType<Callable> = (
    request,
    response,
  ) => {
    hideFramework(request, response);
    if (request.method === 'OPTIONS' || isCall(request)) return callable(request, response);
    const error = { status: 'INVALID_ARGUMENT', message: messages.unreadableRequest };
    response.status(400).json({ error });
  };
  // What the framework and the command line know the function by.
  const described = Object.entries(Object.getOwnPropertyDescriptors(callable));
  const named = Object.fromEntries(described.filter(([name]) => name !== 'prototype'));
  return Object.defineProperties(handle, named) as Callable;
}
