import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions';
import { Timestamp } from 'firebase-admin/firestore';
import { codeOf } from '../incident.ts';
import { appCheck, auth, firestore } from './admin.ts';

/** A token with which the browser of that member signs in to Firebase. */
export async function customTokenFor(uid: string): Promise<string> {
  return auth().createCustomToken(uid);
}

const refusedTokens = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Whose session it is, and when they signed in. */
export interface Session {
  readonly uid: string;
  readonly signedInAt: Date;
}

/**
 * The session of an ID token; undefined when the token is invalid or has ended.
 *
 * @throws what prevents the check, which is no refusal.
 */
export async function sessionOfToken(token: string): Promise<Session | undefined> {
  try {
    // Without the second argument, production accepts revoked tokens; the emulator never does.
    const { uid, auth_time: seconds } = await auth().verifyIdToken(token, true);
    return { uid, signedInAt: new Date(seconds * 1000) };
  } catch (error) {
    if (refusedTokens.has(codeOf(error))) return undefined;
    throw error;
  }
}

/** Tokens that were handed back before they expired, by their digests. */
const ended = (token: string) =>
  firestore()
    .collection('jetonsRendus')
    .doc(createHash('sha256').update(token).digest('base64url'));

/** Longer than any token lives; a TTL policy removes older documents. */
const keptForMs = 24 * 60 * 60 * 1000;

/** Makes that token invalid; repeatable. */
export async function endToken(token: string): Promise<void> {
  await ended(token).set({ expireAt: Timestamp.fromMillis(Date.now() + keptForMs) });
}

export async function isEndedToken(token: string): Promise<boolean> {
  return (await ended(token).get()).exists;
}

/** Whether App Check vouches for the application that sent `token`. */
export async function isAttested(token: string | undefined): Promise<boolean> {
  if (!token) return false;
  try {
    await appCheck().verifyToken(token);
    return true;
  } catch (error) {
    logger.warn('App Check token refused', { code: codeOf(error) || 'unknown' });
    return false;
  }
}
