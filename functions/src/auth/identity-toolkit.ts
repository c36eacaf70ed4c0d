import { logger } from 'firebase-functions';
import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import { webApiKey } from '../settings.ts';

const service = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const timeLimitMs = 10_000;

export interface SignedIn {
  readonly uid: string;
  readonly idToken: string;
  /** Not to be trusted: the member's document decides. */
  readonly claimedRole: unknown;
}

// Google's own limit is answered like a wrong password, or it would tell which accounts exist.
const refusedCodes = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'USER_DISABLED',
]);

/**
 * Has Identity Toolkit check a password.
 *
 * @returns undefined when it is wrong.
 * @throws CommandError `unavailable` without an answer in time; Error when the project is not
 * set up for passwords.
 */
export async function signInWithPassword(
  alias: string,
  password: string,
): Promise<SignedIn | undefined> {
  // A lone surrogate cannot be sent as UTF-8; no password holds one.
  const body = { email: alias, password: password.toWellFormed(), returnSecureToken: true };
  const response = await ask(body);
  const answer = await readJson(response);
  if (response.ok) return signedIn(answer);

  const code = errorCode(answer);
  if (refusedCodes.has(code)) return undefined;
  if (response.status >= 500 || response.status === 429) throw unavailable(code);
  throw new Error(`Identity Toolkit refused to check a password: ${code}`);
}

async function ask(body: object): Promise<Response> {
  try {
    return await fetch(address(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': apiKey() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeLimitMs),
    });
  } catch (error) {
    throw unavailable(error instanceof Error ? error.name : 'unknown');
  }
}

function address(): string {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  return emulator ? `http://${emulator}/${service}` : `https://${service}`;
}

function apiKey(): string {
  const key = webApiKey.value();
  if (key === '') throw new Error('WEB_API_KEY is not set: passwords cannot be checked');
  return key;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw unavailable(error instanceof Error ? error.name : 'unknown');
  }
}

function unavailable(reason: string): CommandError {
  logger.error('Identity Toolkit does not answer', { reason });
  return new CommandError('unavailable', messages.session.offline);
}

/** Of an answer such as `{error: {message: 'INVALID_PASSWORD : explanation'}}`. */
function errorCode(answer: unknown): string {
  const message = property(property(answer, 'error'), 'message');
  return typeof message === 'string' ? (message.split(' ')[0] ?? '') : 'unknown';
}

function signedIn(answer: unknown): SignedIn {
  const uid = property(answer, 'localId');
  const idToken = property(answer, 'idToken');
  if (typeof uid !== 'string' || typeof idToken !== 'string') {
    throw new Error('Identity Toolkit accepted a password but gave no token');
  }
  // Not verified: it comes from Google over TLS.
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  return { uid, idToken, claimedRole: property(JSON.parse(payload), 'role') };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
