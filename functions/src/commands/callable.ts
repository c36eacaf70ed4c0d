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

/** Name of a command, as its module exports it. */
export type CommandName = keyof typeof import('./index.ts');

/**
 * A command as a callable function, one of the two channels.
 *
 * @param needs what the function needs beyond what all of them have.
 */
export function callable(command: CommandName, needs: HttpsOptions = {}): Callable {
  return callableOf(() => command, needs);
}

/**
 * Several commands as one callable function: the end of its path names the one that is meant.
 *
 * @param own the command that is meant by the name of the function alone.
 */
export function callables(
  commands: readonly CommandName[],
  needs: HttpsOptions,
  own?: CommandName,
): Callable {
  return callableOf(({ rawRequest: { path } }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const command = [...commands, own].find((each) => each === name) ?? own;
    if (!command || (name !== '' && name !== command)) {
      throw new HttpsError('not-found', messages.notFound);
    }
    return command;
  }, needs);
}

/** Nothing but the name of the command is known before the first call: a start loads little. */
function callableOf(
  nameFor: (request: CallableRequest<unknown>) => CommandName,
  needs: HttpsOptions,
): Callable {
  const called = async (request: CallableRequest<unknown>) => {
    const name = nameFor(request);
    const { answerCall } = await import('./call.ts');
    return answerCall(name, request);
  };
  return withQuietFramework(onCall({ ...needs, invoker: 'public' }, called));
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
