import { httpStatusMessage, inscriptionMessages } from '@centre/domain/messages/inscription';
import {
  connectFunctionsEmulator,
  type FunctionsError,
  getFunctions,
  httpsCallable,
} from 'firebase/functions';
import { appCheckReady } from './app-check.ts';
import { app, region, whenEmulated } from './firebase.ts';
import { invalidatePublic } from './public/freshness.ts';

const functions = getFunctions(app, region);

whenEmulated(5001, (host, port) => {
  connectFunctionsEmulator(functions, host, port);
});

/** Error of a call to the server. */
export class CallError extends Error {
  /**
   * `refused`: `message` is the server's French sentence. `unreachable`: no answer came, so the
   * command may or may not have taken effect; `message` explains it in French. `failed`: the
   * server had an internal error and `message` is empty, or a proxy answered instead and
   * `message` contains its status.
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

/** Timeout of a call, in milliseconds: generous, because rural networks are slow. */
const timeoutMs = 60_000;

/** Renews the session of a member. Visitors have none, and their pages do not load Auth. */
interface SessionKeeper {
  /**
   * Refreshes the token of the session.
   *
   * @returns false when the session has ended.
   * @throws CallError `unreachable` when Auth cannot be reached.
   */
  readonly renew: () => Promise<boolean>;
  /** Ends a session that the server rejects. */
  readonly end: () => Promise<void>;
}

let keeper: SessionKeeper | undefined;

/** Registers the keeper that is used when the server rejects the session. */
export function setSessionKeeper(sessionKeeper: SessionKeeper): void {
  keeper = sessionKeeper;
}

/**
 * Calls the function `name`. When the session is rejected, the token is renewed and the call
 * repeated, once; a second rejection ends the session. A missing permission is not retried.
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
  await appCheckReady();
  try {
    const { data } = await httpsCallable(functions, name, { timeout: timeoutMs })(request);
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

/** Suffix that the SDK adds to the server's sentence: the HTTP status, 0 without an answer. */
const statusMark = / \[(\d+)\]$/;

/** Converts an error of the SDK. */
function failureOf(error: unknown): CallError {
  const { code = '', message = '', details } = error as Partial<FunctionsError>;
  const { fields, incident, retryAfter } = (details ?? {}) as Details;
  const reason = code.replace('functions/', '');
  const sentence = message.replace(statusMark, '');
  const status = Number(statusMark.exec(message)?.[1] ?? 0);
  // The SDK reports “internal” for a request that never arrived and for a foreign answer, such as
  // the login page of a public network. An error of our server has a status.
  const isUnanswered = reason === 'internal' && incident === undefined && status < 500;
  if (isUnanswered || (reason === 'deadline-exceeded' && status === 0)) {
    return new CallError('unreachable', inscriptionMessages.offline);
  }
  const isServerError = status >= 500 || ['internal', 'unknown', ''].includes(reason);
  // Our server sends a sentence or an incident id. Without either, the SDK's message repeats the
  // code.
  const isForeign = isServerError ? incident === undefined : sentence === reason;
  if (isForeign && status > 0) {
    return new CallError('failed', httpStatusMessage(status));
  }
  if (isServerError) return new CallError('failed', '');
  return new CallError('refused', sentence, fields, reason, retryAfter);
}

/**
 * Calls the function `name`, which changes public data. With or without an answer, this
 * browser's public pages reload that data afterwards.
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
