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
 * Firebase Auth without pop-up and redirect sign-in, which `getAuth` would include. Its own record
 * of the session is all that the browser keeps of it.
 */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

whenEmulated(9099, (host, port) => {
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
});

/** Whether Auth failed because no answer came, which says nothing about the session. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'auth/network-request-failed';
}

/** How often the clock is looked at, in milliseconds: no timer counts while a laptop sleeps. */
const lookMs = 30_000;

/** A clock may be that far behind, in milliseconds. */
const slackMs = 5 * 60_000;

/** When the session began, in milliseconds by the server's clock; a token of ours says so. */
const startIn = ({ claims }: IdTokenResult) => Number(claims['session_start'] ?? 0) * 1000;

/** How old a session was when its token was issued, in milliseconds: both by the server's clock. */
function ageIn(token: IdTokenResult): number {
  return Date.parse(token.issuedAtTime) - startIn(token);
}

/**
 * Whether the session is too old by the server's clock, which a new token tells.
 *
 * @throws FirebaseError when the server does not answer, or gives no token any more.
 */
export async function isTooOld(account: User): Promise<boolean> {
  return ageIn(await account.getIdTokenResult(true)) >= limits.sessionMs;
}

/** The age of a session, as far as this machine knows it. */
interface SessionAge {
  /** Whether it has, by this machine's clock, lasted as long as it may. */
  readonly isPresumedTooOld: () => boolean;
  readonly stop: () => void;
}

/**
 * Calls `onTooOld` once a session is too old. This machine's clock only decides when to ask the
 * server, so a wrong clock ends no session early; the next token corrects it.
 */
export function subscribeToAge(account: User, onTooOld: () => void): SessionAge {
  let signedInAt: number | undefined;
  let issuedAt: string | undefined;
  /** Milliseconds by which this machine's clock is ahead of the server's. */
  let ahead = 0;
  let isAsking = false;

  const presumedAge = () =>
    signedInAt === undefined ? undefined : Date.now() - ahead - signedInAt;

  async function look(): Promise<void> {
    const age = presumedAge();
    const isCredible = age === undefined || (age >= -slackMs && age < limits.sessionMs);
    if (isCredible || isAsking) return;
    isAsking = true;
    try {
      if (await isTooOld(account)) onTooOld();
    } catch (error) {
      // Without an answer nothing can be read or changed either; it is asked for again.
      console.warn('The age of the session could not be checked.', error);
    } finally {
      isAsking = false;
    }
  }

  async function learn(user: User | null): Promise<void> {
    if (user?.uid !== account.uid) return;
    const token = await user.getIdTokenResult();
    const { issuedAtTime } = token;
    // The first token may be from an earlier visit; later ones are new.
    if (issuedAt !== undefined && issuedAt !== issuedAtTime) {
      ahead = Date.now() - Date.parse(issuedAtTime);
    }
    issuedAt = issuedAtTime;
    signedInAt = startIn(token);
    await look();
  }

  const onLook = () => void look();
  const stopLearning = onIdTokenChanged(auth, (user) => {
    void learn(user).catch((error: unknown) => {
      console.warn('The token of the session could not be read.', error);
    });
  });
  const timer = setInterval(onLook, lookMs);
  addEventListener('online', onLook);
  document.addEventListener('visibilitychange', onLook);
  return {
    isPresumedTooOld: () => (presumedAge() ?? 0) >= limits.sessionMs - slackMs,
    stop: () => {
      stopLearning();
      clearInterval(timer);
      removeEventListener('online', onLook);
      document.removeEventListener('visibilitychange', onLook);
    },
  };
}
