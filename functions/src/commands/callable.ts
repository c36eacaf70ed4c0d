import { messages } from '@centre/domain/messages/messages';
import {
  HttpsError,
  onCall,
  type CallableFunction,
  type CallableRequest,
  type HttpsOptions,
} from 'firebase-functions/https';
import { isReadable } from './bounds.ts';
import { hideFramework } from '../unnamed-framework.ts';

type Callable = CallableFunction<unknown, Promise<unknown>>;

/** Name under which its module exports a command. */
export type CommandName = keyof typeof import('./index.ts');

/**
 * Callable function of a command, one of the two channels.
 *
 * @param options options beyond the global ones.
 */
export function callable(command: CommandName, options: HttpsOptions = {}): Callable {
  return callableOf(() => command, options);
}

/**
 * Callable function of several commands, selected by the end of the path.
 *
 * @param ownCommand default command, when the path names none.
 */
export function callables(
  commands: readonly CommandName[],
  options: HttpsOptions,
  ownCommand?: CommandName,
): Callable {
  return callableOf(({ rawRequest: { path } }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const command = [...commands, ownCommand].find((each) => each === name) ?? ownCommand;
    if (!command || (name !== '' && name !== command)) {
      throw new HttpsError('not-found', messages.notFound);
    }
    return command;
  }, options);
}

/** Imports the command with the first call, so that a cold start loads little. */
function callableOf(
  nameFor: (request: CallableRequest<unknown>) => CommandName,
  options: HttpsOptions,
): Callable {
  const called = async (request: CallableRequest<unknown>) => {
    const name = nameFor(request);
    const { answerCall } = await import('./call.ts');
    return answerCall(name, request);
  };
  return withQuietFramework(onCall({ ...options, invoker: 'public' }, called));
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
 * Callable without the framework's name in headers and without its log: it logs the body of a
 * request that is no call, as an error.
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
  // Properties by which the framework and the command line recognize the function.
  const described = Object.entries(Object.getOwnPropertyDescriptors(callable));
  const named = Object.fromEntries(described.filter(([name]) => name !== 'prototype'));
  return Object.defineProperties(handle, named) as Callable;
}
