import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { limits } from '@centre/domain/limits';
import { codeOf } from '../../logger.ts';
import { auth, firestore } from '../admin.ts';

/** Session, from the claims of its tokens. */
export interface Session {
  readonly id: string;
  readonly uid: string;
  readonly signedInAt: Date;
}

/**
 * Opens a session of a member, with claims that only the server can set: the tokens that Firebase
 * itself issues for a password open none.
 *
 * @param signedInAt instant before the password check, so that a concurrent change of the password
 * ends the session.
 * @returns a custom token.
 */
export async function openSession(uid: string, signedInAt: Date): Promise<string> {
  const session_start = Math.floor(signedInAt.getTime() / 1000);
  return auth().createCustomToken(uid, { sid: randomUUID(), session_start });
}

type Claims = Partial<Record<'uid' | 'sid' | 'session_start', unknown>>;

/**
 * Session in a token's claims; one that `openSession` did not open gets the oldest date. The
 * emulators do not verify tokens: their claims may be anything.
 */
export function sessionIn({ uid, sid, session_start: start }: Claims): Session | undefined {
  if (typeof uid !== 'string' || uid === '') return undefined;
  const id = typeof sid === 'string' ? sid : '';
  return { id, uid, signedInAt: new Date(typeof start === 'number' ? start * 1000 : 0) };
}

const refusedTokens = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * Session of an ID token; undefined when the token is invalid or has ended.
 *
 * @throws errors that prevent the check.
 */
export async function sessionOfToken(token: string): Promise<Session | undefined> {
  try {
    // Without the second argument, production accepts revoked tokens; the emulator never does.
    return sessionIn(await auth().verifyIdToken(token, true));
  } catch (error) {
    if (refusedTokens.has(codeOf(error))) return undefined;
    throw error;
  }
}

/** Sessions that were ended before their expiry; a TTL policy removes expired ones. */
const endedSessions = () => firestore().collection('sessionsTerminees');

const isId = (id: string) => /^[\w-]{1,128}$/.test(id);

/** Ends only that session; may be repeated. */
export async function endSession({ id }: Session): Promise<void> {
  if (!isId(id)) return;
  const expireAt = Timestamp.fromMillis(Date.now() + 2 * limits.sessionMs);
  await endedSessions().doc(id).set({ expireAt });
}

export async function isEndedSession({ id }: Session): Promise<boolean> {
  return !isId(id) || (await endedSessions().doc(id).get()).exists;
}
