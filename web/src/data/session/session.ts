import { messages } from '@centre/domain/messages/messages';
import { isRole, type Role } from '@centre/domain/permissions';
import { textIn, type Fields } from '@centre/domain/content/stored-documents';
import { onAuthStateChanged, signInWithCustomToken, signOut, type User } from 'firebase/auth';
import type { DocumentSnapshot } from 'firebase/firestore';
import { auth, isNetworkFailure, isTooOld, subscribeToAge } from './auth.ts';
import { call, CallError, setSessionKeeper } from '../callables.ts';
import { withinTimeLimit } from '../time-limit.ts';

/** Member with an open session. */
export interface ConnectedMember {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
}

/**
 * Reason why a session ended. `loggedOut`: log-out, in this tab or another. `loggedOutHere`:
 * log-out in this browser only, the server being unreachable. `expired`: rejected by the server.
 * `tooOld`: after twelve hours. `withdrawn`: the account was deactivated, deleted or given another
 * role.
 */
export type SessionEnd = 'loggedOut' | 'loggedOutHere' | 'expired' | 'tooOld' | 'withdrawn';

export type Session =
  | { readonly status: 'checking' }
  /** Signed in, but the server cannot confirm the member. */
  | { readonly status: 'unreachable' }
  /** Log-out in progress: the server has not answered yet. */
  | { readonly status: 'leaving' }
  | { readonly status: 'signedOut'; readonly end?: SessionEnd }
  | { readonly status: 'signedIn'; readonly member: ConnectedMember };

// Firebase also ends the session in other tabs, but without the reason, and late in background
// tabs.
const otherTabs = new BroadcastChannel('session');

/** Reason of the end in progress; undefined when Firebase itself ends the session. */
let endReason: SessionEnd | undefined;

/** Hides the session's screens before it ends. */
let showLeaving = () => undefined as unknown;

/**
 * Calls `listener` with the session, now and at every change. A session ends by itself after
 * twelve hours, when the member is deactivated or deleted (the rules then refuse the member's own
 * document), and when the role changes (the token still has the previous one).
 *
 * @returns a function that stops listening.
 */
export function subscribeToSession(listener: (session: Session) => void): () => void {
  let stopMember = () => undefined as unknown;
  let wasSignedIn = false;
  showLeaving = () => {
    stopMember();
    listener({ status: 'leaving' });
  };

  const stopAccount = onAuthStateChanged(auth, (account) => {
    stopMember();
    if (account) {
      endReason = undefined;
      listener({ status: 'checking' });
      stopMember = subscribeToAccount(account, listener);
    } else {
      const end = endReason ?? (wasSignedIn ? 'expired' : undefined);
      endReason = undefined;
      listener({ status: 'signedOut', ...(end && { end }) });
    }
    wasSignedIn = account !== null;
  });

  const onMessage = ({ data }: MessageEvent<SessionEnd>) => {
    if (auth.currentUser) void endHere(data);
  };
  otherTabs.addEventListener('message', onMessage);

  return () => {
    otherTabs.removeEventListener('message', onMessage);
    stopMember();
    stopAccount();
  };
}

/** Calls `listener` at every change of the member's document, while the account is signed in. */
function subscribeToAccount(account: User, listener: (session: Session) => void): () => void {
  let lastSent = '';
  const age = subscribeToAge(account, () => void endSession('tooOld'));

  async function handleSnapshot(snapshot: DocumentSnapshot): Promise<void> {
    if (snapshot.metadata.fromCache) {
      // The SDK may have cached the document in an earlier session, with a previous role: only
      // the server's answer counts.
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
    const json = JSON.stringify(member);
    if (json === lastSent) return;
    lastSent = json;
    listener({ status: 'signedIn', member });
  }

  function handleError(error: unknown): void {
    // After a sign-out, the rules always refuse the listener.
    if (auth.currentUser?.uid !== account.uid) return;
    const { code = '' } = error as { code?: string };
    console.warn('The member’s document can no longer be read.', code);
    if (code === 'permission-denied') {
      void endSession(age.isPresumedTooOld() ? 'tooOld' : 'withdrawn');
    } else listener({ status: 'unreachable' });
  }

  const unsubscribe = subscribeToMember(
    account.uid,
    (snapshot) => void handleSnapshot(snapshot).catch(handleError),
    handleError,
  );
  return () => {
    age.stop();
    unsubscribe();
  };
}

/**
 * Subscribes to the document of the member `uid`. Firestore's code is loaded only here, because
 * the login screen does not need it; `fail` is also called when it cannot be loaded.
 *
 * @returns a function that unsubscribes.
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
 * Opens a session, shared by every tab of the browser.
 *
 * @throws CallError when the credentials are refused, or no answer came.
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
 * Ends the session on the server and in every tab of the browser; in the tabs even when the
 * server cannot be reached.
 */
export async function logOut(): Promise<void> {
  showLeaving();
  await endSession(await endOnServer());
}

/** Ends the session on the server; every failure counts as `loggedOutHere`. */
async function endOnServer(): Promise<SessionEnd> {
  try {
    // Refreshes the token first: without a valid one, the call would end no session.
    await withinTimeLimit(
      Promise.resolve(auth.currentUser?.getIdToken()).then(() => call('logout', {})),
    );
    return 'loggedOut';
  } catch {
    return 'loggedOutHere';
  }
}

async function endSession(end: SessionEnd): Promise<void> {
  otherTabs.postMessage(end);
  await endHere(end);
}

async function endHere(end: SessionEnd): Promise<void> {
  endReason = end;
  await signOut(auth);
}

setSessionKeeper({
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
