import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { logger } from '../logger.ts';
import { webApiKey } from '../settings.ts';

const service = 'identitytoolkit.googleapis.com/v1/accounts';
const timeLimitMs = 10_000;

/** Account of a successful sign-in. */
interface Account {
  readonly uid: string;
  /** Not authoritative: the member's document decides. */
  readonly claimedRole: unknown;
}

// Google's own rate limit counts as a wrong password: it would reveal which accounts exist.
const refusedCodes = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'USER_DISABLED',
]);

/**
 * Checks a password with Identity Toolkit.
 *
 * @returns undefined when the password is wrong.
 * @throws CommandError `unavailable` without an answer in time; Error when the project is not
 * set up for passwords.
 */
export async function signInWithPassword(
  alias: string,
  password: string,
): Promise<Account | undefined> {
  const { answer, refusal } = await post('signInWithPassword', { email: alias, password });
  if (refusal === undefined) return accountIn(answer);
  if (refusedCodes.has(refusal)) return undefined;
  throw new Error(`Identity Toolkit refused to check a password: ${refusal}`);
}

/**
 * Exchanges a custom token for an ID token, as a browser does.
 *
 * @throws CommandError `unavailable` without an answer in time; Error when it is refused.
 */
export async function idTokenFor(customToken: string): Promise<string> {
  const { answer, refusal } = await post('signInWithCustomToken', { token: customToken });
  if (refusal !== undefined) {
    throw new Error(`Identity Toolkit refused a custom token: ${refusal}`);
  }
  return tokenIn(answer);
}

interface Answer {
  readonly answer: unknown;
  /** Error code of a refusal. */
  readonly refusal?: string;
}

/** @throws CommandError `unavailable` without an answer, or when the service itself fails. */
async function post(method: string, payload: object): Promise<Answer> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const address = emulator ? `http://${emulator}/${service}` : `https://${service}`;
  const key = webApiKey.value();
  if (key === '') throw new Error('WEB_API_KEY is not set: passwords cannot be checked');
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`${address}:${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key },
      body: JSON.stringify({ ...payload, returnSecureToken: true }),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    answer = await response.json();
  } catch (error) {
    throw unavailable(error instanceof Error ? error.name : 'unknown');
  }
  if (response.ok) return { answer };
  const refusal = errorCode(answer);
  const isRefusal = response.status < 500 && response.status !== 429;
  if (!isRefusal && !refusedCodes.has(refusal)) throw unavailable(refusal);
  return { answer, refusal };
}

function unavailable(reason: string): CommandError {
  logger.error('Identity Toolkit does not answer', { reason });
  return new CommandError('unavailable', messages.session.offline);
}

/** Error code in an answer such as `{error: {message: 'INVALID_PASSWORD : explanation'}}`. */
function errorCode(answer: unknown): string {
  const message = property(property(answer, 'error'), 'message');
  return typeof message === 'string' ? (message.split(' ')[0] ?? '') : 'unknown';
}

function accountIn(answer: unknown): Account {
  const uid = property(answer, 'localId');
  if (typeof uid !== 'string') {
    throw new Error('Identity Toolkit accepted a password but named no account');
  }
  // The token needs no verification, because it comes from Google over TLS.
  const payload = Buffer.from(tokenIn(answer).split('.')[1] ?? '', 'base64url').toString();
  return { uid, claimedRole: property(JSON.parse(payload), 'role') };
}

function tokenIn(answer: unknown): string {
  const token = property(answer, 'idToken');
  if (typeof token !== 'string') throw new Error('Identity Toolkit gave no token');
  return token;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
