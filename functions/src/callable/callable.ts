import {
  HttpsError,
  onCall,
  type CallableFunction,
  type CallableRequest,
} from 'firebase-functions/https';
import { Refusal } from '@centre/domain/refusal';
import { execute, type Caller, type Command } from '../commands/command.ts';
import { recordIncident } from '../incident.ts';
import { toJson } from '../json.ts';
import { trustedProxies } from '../settings.ts';
import { sourceAddress } from '../source-address.ts';

/**
 * A command as a callable function, one of the two doors.
 *
 * @param present what callers receive of the command's answer, besides `success`.
 */
export function callable<Answer>(
  command: Command<Answer>,
  present: (answer: Answer) => object | Promise<object>,
): CallableFunction<unknown, Promise<unknown>> {
  return onCall({ invoker: 'public' }, async (request: CallableRequest<unknown>) => {
    try {
      const answer = await execute(command, request.data, callerOf(request));
      return toJson({ success: true, ...(await present(answer)) });
    } catch (error) {
      throw asHttpsError(error, command);
    }
  });
}

function callerOf({ auth, app, rawRequest }: CallableRequest<unknown>): Caller {
  return {
    uid: auth?.uid,
    source: sourceAddress(rawRequest.headers['x-forwarded-for'], trustedProxies.value()),
    attested: app !== undefined,
  };
}

/** A refusal as it is; anything else as one sentence and an identifier. */
export function asHttpsError(error: unknown, command: Command<unknown>): HttpsError {
  if (error instanceof Refusal) return new HttpsError(error.code, error.message, error.details);
  const incident = recordIncident(error, command.name);
  return new HttpsError('internal', command.failure, { incident });
}
