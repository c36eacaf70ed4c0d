import { httpStatusMessage, inscriptionMessages } from '@centre/domain/messages/inscription';
import {
  connectFunctionsEmulator,
  type FunctionsError,
  getFunctions,
  httpsCallable,
} from 'firebase/functions';
import { attested } from './app-check.ts';
import { app, region, whenEmulated } from './firebase.ts';
import { invalidatePublic } from './public/freshness.ts';

const functions = getFunctions(app, region);

whenEmulated(5001, (host, port) => {
  connectFunctionsEmulator(functions, host, port);
});

/** Why a command failed. */
export class CallError extends Error {
  /**
   * `refused`: `message` is the server's French sentence. `unreachable`: no answer came, so the
   * command may have been carried out or not; `message` says so in French. `failed`: the server
   * broke down and `message` is empty, or a proxy answered in its place and `message` has the
   * status.
   */
  readonly kind: 'refused' | 'unreachable' | 'failed';
  readonly fields: Readonly<Record<string, string>>;
  /** The server's code, such as `aborted`; empty when it sent none. */
  readonly code: string;
  /** Seconds to wait before another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: CallError['kind'],
    message: string,
    fields: Record<string, string> = {},
    code = '',
    retryAfter?: number,
  ) {
    super(message);
    this.name = 'CallError';
    this.kind = kind;
    this.fields = fields;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Milliseconds; a slow network at the far end of the country is not a broken one. */
const patience = 60_000;

/** Renews the session of a member. Visitors have none, and their pages do not load Auth. */
interface SessionKeeper {
  /**
   * Gets a fresh token for the session.
   *
   * @returns false when there is no session any more.
   * @throws CallError `unreachable` when Auth cannot be reached.
   */
  readonly renew: () => Promise<boolean>;
  /** Ends a session that the server does not accept. */
  readonly end: () => Promise<void>;
}

let keeper: SessionKeeper | undefined;

/** From now on `sessionKeeper` is asked when the server does not accept the session. */
export function keepSession(sessionKeeper: SessionKeeper): void {
  keeper = sessionKeeper;
}

/**
 * Calls the function `name`. When the session is not accepted, its token is renewed once and
 * the call made once more; after that the session ends. A right that is missing stays missing,
 * so that refusal is not tried again.
 *
 * @throws CallError
 */
export async function call<Answer>(name: string, request: unknown): Promise<Answer> {
  try {
    return await send<Answer>(name, request);
  } catch (failure) {
    if (!isSessionRefused(failure) || !(await keeper?.renew())) throw failure;
  }
  try {
    return await send<Answer>(name, request);
  } catch (failure) {
    if (isSessionRefused(failure)) await keeper?.end();
    throw failure;
  }
}

function isSessionRefused(failure: unknown): boolean {
  return failure instanceof CallError && failure.code === 'unauthenticated';
}

async function send<Answer>(name: string, request: unknown): Promise<Answer> {
  await attested();
  try {
    const { data } = await httpsCallable(functions, name, { timeout: patience })(request);
    return data as Answer;
  } catch (error) {
    throw failureOf(error);
  }
}

interface Details {
  readonly fields?: Record<string, string>;
  readonly incident?: string;
  readonly retryAfter?: number;
}

/** What the SDK writes after the server's sentence: the status of the answer, 0 if none came. */
const statusMark = / \[(\d+)\]$/;

/** The failure that an error of the SDK stands for. */
function failureOf(error: unknown): CallError {
  const { code = '', message = '', details } = error as Partial<FunctionsError>;
  const { fields, incident, retryAfter } = (details ?? {}) as Details;
  const reason = code.replace('functions/', '');
  const sentence = message.replace(statusMark, '');
  const status = Number(statusMark.exec(message)?.[1] ?? 0);
  // The SDK says “internal” for a request that never arrived and for an answer that is not ours,
  // such as the login page of a public network. A failure of our server has a status.
  const isSilent = reason === 'internal' && incident === undefined && status < 500;
  if (isSilent || (reason === 'deadline-exceeded' && status === 0)) {
    return new CallError('unreachable', inscriptionMessages.offline);
  }
  const hasBrokenDown = status >= 500 || ['internal', 'unknown', ''].includes(reason);
  // Our server sends a sentence or the identifier of an incident; without either the SDK repeats
  // the code.
  const isForeign = hasBrokenDown ? incident === undefined : sentence === reason;
  if (isForeign && status > 0) {
    return new CallError('failed', httpStatusMessage(status));
  }
  if (hasBrokenDown) return new CallError('failed', '');
  return new CallError('refused', sentence, fields, reason, retryAfter);
}

/**
 * Calls the function `name`, which changes what the public reads. Whether or not an answer
 * comes, the public pages of this browser then read again.
 *
 * @throws CallError
 */
export async function publish<Answer>(name: string, request: unknown): Promise<Answer> {
  try {
    return await call<Answer>(name, request);
  } finally {
    invalidatePublic();
  }
}
