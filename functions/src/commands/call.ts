import { CommandError } from '@centre/domain/command-error';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import type { CommandName } from './callable.ts';
import { execute, type Caller, type Command } from './command.ts';
import * as commands from './index.ts';
import { sessionIn } from '../data/member/sessions.ts';
import { recordIncident } from '../logger.ts';
import { addressesIn } from '../source-address.ts';

/**
 * Answer of a command to a call; dates become ISO strings, absent fields are left out, as in the
 * answers of the API.
 *
 * @throws HttpsError
 */
export async function answerCall(
  name: CommandName,
  request: CallableRequest<unknown>,
): Promise<unknown> {
  const command: Command<unknown> = commands[name];
  try {
    const answer = await execute(command, request.data, callerOf(request));
    const sent = JSON.stringify({ success: true, ...(answer as object | undefined) });
    return JSON.parse(sent) as unknown;
  } catch (error) {
    throw asHttpsError(error, command);
  }
}

function callerOf({ auth, app, rawRequest }: CallableRequest<unknown>): Caller {
  return {
    session: auth && sessionIn(auth.token),
    // A public page keeps working after its session has ended.
    mayHaveEnded: true,
    ...addressesIn(rawRequest.headers),
    attested: app !== undefined,
    channel: 'callable',
  };
}

/** Error for the client: a refusal unchanged, any other as the failure message and an incident. */
export function asHttpsError(error: unknown, command: Command<unknown>): HttpsError {
  if (error instanceof CommandError)
    return new HttpsError(error.code, error.message, error.details);
  const incident = recordIncident(error, command.name);
  return new HttpsError('internal', command.failure, { incident });
}
