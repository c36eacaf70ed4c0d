import { messages } from '@centre/domain/messages/messages';
import { isRole, type Role } from '@centre/domain/permissions';
import { textIn, type Fields } from '@centre/domain/content/stored-documents';
import { onAuthStateChanged, signInWithCustomToken, signOut, type User } from 'firebase/auth';
import type { DocumentSnapshot } from 'firebase/firestore';
import { auth, isNetworkFailure, isTooOld, subscribeToAge } from './auth.ts';
import { call, CallError, keepSession } from '../callables.ts';
import { withinTimeLimit } from '../time-limit.ts';

/** Who is connected to the dashboard. */
export interface ConnectedMember {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
}

/**
 * Why a session ended. `loggedOut`: by its member, here or in another tab. `loggedOutHere`: by its
 * member too, but the server could not be told. `expired`: the server accepts it no longer.
 * `tooOld`: after twelve hours. `withdrawn`: the account was deactivated, deleted or given another
 * role.
 */
export type SessionEnd = 'loggedOut' | 'loggedOutHere' | 'expired' | 'tooOld' | 'withdrawn';

export type Session =
  | { readonly status: 'checking' }
  /** Signed in, while the server cannot be asked who it is. */
  | { readonly status: 'unreachable' }
  /** The server is being told that its member logs out. */
  | { readonly status: 'leaving' }
  | { readonly status: 'signedOut'; readonly end?: SessionEnd }
  | { readonly status: 'signedIn'; readonly member: ConnectedMember };

// The other tabs learn of the end from Firebase too, but neither why nor, when they are in the
// background, at once.
const tabs = new BroadcastChannel('session');

/** Why the session that is being closed ends; undefined when Firebase itself closes it. */
let ending: SessionEnd | undefined;

/** Takes what the session shows off the screen, before it ends. */
let leave = () => undefined as unknown;

/**
 * Tells `listener` about the session, now and whenever it changes. It ends by itself when the
 * member is deactivated or deleted, because the rules then refuse them their own document, when
 * their role changes, because the token still names the former one, and after twelve hours.
 *
 * @returns how to stop listening.
 */
export function subscribeToSession(listener: (session: Session) => void): () => void {
  let stopMember = () => undefined as unknown;
  let wasSignedIn = false;
  leave = () => {
    stopMember();
    listener({ status: 'leaving' });
  };

  const stopAccount = onAuthStateChanged(auth, (account) => {
    stopMember();
    if (account) {
      ending = undefined;
      listener({ status: 'checking' });
      stopMember = subscribeToAccount(account, listener);
    } else {
      const end = ending ?? (wasSignedIn ? 'expired' : undefined);
      ending = undefined;
      listener({ status: 'signedOut', ...(end && { end }) });
    }
    wasSignedIn = account !== null;
  });

  const onMessage = ({ data }: MessageEvent<SessionEnd>) => {
    if (auth.currentUser) void endHere(data);
  };
  tabs.addEventListener('message', onMessage);

  return () => {
    tabs.removeEventListener('message', onMessage);
    stopMember();
    stopAccount();
  };
}

/** Tells `listener` what the document of the member says, as long as the account is signed in. */
function subscribeToAccount(account: User, listener: (session: Session) => void): () => void {
  let known = '';
  const age = subscribeToAge(account, () => void endSession('tooOld'));

  async function tell(snapshot: DocumentSnapshot): Promise<void> {
    if (snapshot.metadata.fromCache) {
      // The SDK may still have the document of an earlier session, with a former role: only an
      // answer of the server counts.
      if (!snapshot.exists()) listener({ status: 'unreachable' });
      return;
    }
    const { role, username }: Fields = snapshot.data() ?? {};
    const { claims } = await account.getIdTokenResult();
    if (auth.currentUser?.uid !== account.uid) return;
    if (!isRole(role) || claims['role'] !== role) {
      await endSession('withdrawn');
      return;
    }
    const member = { id: account.uid, username: textIn(username), role };
    const news = JSON.stringify(member);
    if (news === known) return;
    known = news;
    listener({ status: 'signedIn', member });
  }

  function interrupt(error: unknown): void {
    // After a sign-out the listener is refused, which means nothing.
    if (auth.currentUser?.uid !== account.uid) return;
    const { code = '' } = error as { code?: string };
    console.warn('The member’s document can no longer be read.', code);
    if (code === 'permission-denied') {
      void endSession(age.isPresumedTooOld() ? 'tooOld' : 'withdrawn');
    } else listener({ status: 'unreachable' });
  }

  const unsubscribe = subscribeToMember(
    account.uid,
    (snapshot) => void tell(snapshot).catch(interrupt),
    interrupt,
  );
  return () => {
    age.stop();
    unsubscribe();
  };
}

/**
 * Subscribes to the document of the member `uid`. Firestore is fetched only now: the login screen
 * does without it. That it cannot be fetched is an error like any other.
 *
 * @returns how to unsubscribe.
 */
function subscribeToMember(
  uid: string,
  next: (snapshot: DocumentSnapshot) => void,
  fail: (error: unknown) => void,
): () => void {
  let isOver = false;
  let unsubscribe = () => undefined as unknown;
  import('../staff/firestore.ts').then(
    ({ subscribeToDocument }) => {
      if (!isOver) unsubscribe = subscribeToDocument(`users/${uid}`, next, fail);
    },
    (error: unknown) => {
      if (!isOver) fail(error);
    },
  );
  return () => {
    isOver = true;
    unsubscribe();
  };
}

/**
 * Opens a session, which every tab of the browser then shares.
 *
 * @throws CallError when the name or the password is refused, or no answer came.
 */
export async function logIn(username: string, password: string): Promise<void> {
  const { token } = await call<{ token: string }>('login', { username, password });
  try {
    await signInWithCustomToken(auth, token);
  } catch (error) {
    throw isNetworkFailure(error)
      ? new CallError('unreachable', messages.session.offline)
      : error;
  }
}

/**
 * Ends the session at the server and in every tab of the browser; in these even when the server
 * cannot be told.
 */
export async function logOut(): Promise<void> {
  leave();
  await endSession(await endAtServer());
}

/** Whatever keeps the server from answering, its member is told the same. */
async function endAtServer(): Promise<SessionEnd> {
  try {
    // A call leaves off a token that cannot be renewed, and would then end nothing.
    await withinTimeLimit(
      Promise.resolve(auth.currentUser?.getIdToken()).then(() => call('logout', {})),
    );
    return 'loggedOut';
  } catch {
    return 'loggedOutHere';
  }
}

async function endSession(end: SessionEnd): Promise<void> {
  tabs.postMessage(end);
  await endHere(end);
}

async function endHere(end: SessionEnd): Promise<void> {
  ending = end;
  await signOut(auth);
}

keepSession({
  renew: async () => {
    const account = auth.currentUser;
    if (!account) return false;
    try {
      if (!(await isTooOld(account))) return true;
      await endSession('tooOld');
      return false;
    } catch (error) {
      if (isNetworkFailure(error)) throw new CallError('unreachable', messages.session.offline);
      await endSession('expired');
      return false;
    }
  },
  end: () => endSession('expired'),
});
