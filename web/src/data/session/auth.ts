import { limits } from '@centre/domain/limits';
import { FirebaseError } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  type IdTokenResult,
  type User,
} from 'firebase/auth';
import { app, whenEmulated } from '../firebase.ts';

/**
 * Firebase Auth without pop-up and redirect sign-in, which `getAuth` would include. The browser
 * stores nothing about the session but Auth's own record.
 */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

whenEmulated(9099, (host, port) => {
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
});

/** Whether Auth failed for want of an answer; the session may still be valid then. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'auth/network-request-failed';
}

/** Polling interval of the clock, in milliseconds: timers do not run while a laptop sleeps. */
const pollMs = 30_000;

/** Tolerance for a slow device clock, in milliseconds. */
const toleranceMs = 5 * 60_000;

/** Start of the session from our custom claim, in milliseconds by the server's clock. */
const startOf = ({ claims }: IdTokenResult) => Number(claims['session_start'] ?? 0) * 1000;

/** Age of the session when its token was issued, in milliseconds by the server's clock. */
function ageOf(token: IdTokenResult): number {
  return Date.parse(token.issuedAtTime) - startOf(token);
}

/**
 * Whether the session is too old by the server's clock, read from a new token.
 *
 * @throws FirebaseError when the server does not answer, or refuses a new token.
 */
export async function isTooOld(account: User): Promise<boolean> {
  return ageOf(await account.getIdTokenResult(true)) >= limits.sessionMs;
}

/** Watch over the age of a session, by this device's clock. */
interface SessionAge {
  /** Whether the session has reached its maximum age by this device's clock. */
  readonly isPresumedTooOld: () => boolean;
  readonly stop: () => void;
}

/**
 * Calls `onTooOld` once a session is too old. This device's clock only decides when to ask the
 * server, so a wrong clock ends no session early; the next token corrects the offset.
 */
export function subscribeToAge(account: User, onTooOld: () => void): SessionAge {
  let signedInAt: number | undefined;
  let issuedAt: string | undefined;
  /** Milliseconds by which this device's clock is ahead of the server's. */
  let ahead = 0;
  let isAsking = false;

  const presumedAge = () =>
    signedInAt === undefined ? undefined : Date.now() - ahead - signedInAt;

  async function checkAge(): Promise<void> {
    const age = presumedAge();
    const isCredible = age === undefined || (age >= -toleranceMs && age < limits.sessionMs);
    if (isCredible || isAsking) return;
    isAsking = true;
    try {
      if (await isTooOld(account)) onTooOld();
    } catch (error) {
      // The next poll asks again; meanwhile, no data can be read or changed either.
      console.warn('The age of the session could not be checked.', error);
    } finally {
      isAsking = false;
    }
  }

  async function readToken(user: User | null): Promise<void> {
    if (user?.uid !== account.uid) return;
    const token = await user.getIdTokenResult();
    const { issuedAtTime } = token;
    // The first token may date from an earlier visit; later ones have just been issued.
    if (issuedAt !== undefined && issuedAt !== issuedAtTime) {
      ahead = Date.now() - Date.parse(issuedAtTime);
    }
    issuedAt = issuedAtTime;
    signedInAt = startOf(token);
    await checkAge();
  }

  const onPoll = () => void checkAge();
  const stopTokens = onIdTokenChanged(auth, (user) => {
    void readToken(user).catch((error: unknown) => {
      console.warn('The token of the session could not be read.', error);
    });
  });
  const timer = setInterval(onPoll, pollMs);
  addEventListener('online', onPoll);
  document.addEventListener('visibilitychange', onPoll);
  return {
    isPresumedTooOld: () => (presumedAge() ?? 0) >= limits.sessionMs - toleranceMs,
    stop: () => {
      stopTokens();
      clearInterval(timer);
      removeEventListener('online', onPoll);
      document.removeEventListener('visibilitychange', onPoll);
    },
  };
}
