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
import { toJson } from '../json.ts';
import { trustedProxies } from '../settings.ts';
import { sourceAddress } from '../source-address.ts';
import { withUnloggedBody } from './unlogged-body.ts';

/** What a function needs beyond the ordinary. */
export type CallableNeeds = Pick<HttpsOptions, 'memory' | 'timeoutSeconds' | 'concurrency'>;

/**
 * The needs of a function that decodes pictures. One process decodes one picture after the
 * other, but holds the files of all its requests, of 20 MB each.
 */
export const decodesPictures: CallableNeeds = {
  memory: '1GiB',
  timeoutSeconds: 60,
  concurrency: 4,
};

/**
 * A command as a callable function, one of the two channels. One that publishes pictures is
 * `callable(commands.savePhoto, present, decodesPictures)`.
 *
 * @param present what callers receive of the command's answer, besides `success`.
 * @param needs what the function needs beyond what all of them have.
 */
export function callable<Answer>(
  command: Command<Answer>,
  present: (answer: Answer) => object | Promise<object>,
  needs: CallableNeeds = {},
): CallableFunction<unknown, Promise<unknown>> {
  const called = async (request: CallableRequest<unknown>) => {
    try {
      const answer = await execute(command, request.data, callerOf(request));
      return toJson({ success: true, ...(await present(answer)) });
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

// The emulators hand over what a token says without having checked it: it may say anything.
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
