import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';

/** Tokens that were handed back before they ended by themselves, by what cannot be used as one. */
const ended = (token: string) =>
  firestore()
    .collection('jetonsRendus')
    .doc(createHash('sha256').update(token).digest('base64url'));

/** Longer than any token lives: what is older is removed by the database itself. */
const keptForMs = 24 * 60 * 60 * 1000;

/** Makes that one token open nothing any more; repeatable. */
export async function endToken(token: string): Promise<void> {
  await ended(token).set({ expireAt: Timestamp.fromMillis(Date.now() + keptForMs) });
}

export async function isEndedToken(token: string): Promise<boolean> {
  return (await ended(token).get()).exists;
}
