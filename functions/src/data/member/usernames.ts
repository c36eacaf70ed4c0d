import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { foldUsername } from '@centre/domain/member/member';
import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { removeAccount } from './accounts.ts';
import { firestore } from '../admin.ts';
import { isAlreadyThere, isConflict } from '../optimistic-write.ts';

interface Holder {
  readonly uid: string;
  readonly alias: string;
  /** See `accountPassword`. */
  readonly salt: string;
}

/**
 * Stored reservation of a name. It is created before the account and removed after it, so that the
 * leftovers of a crash can be found.
 */
export interface Reservation extends Holder {
  readonly document: DocumentReference;
  /** Last write of the document; the precondition of a change. */
  readonly version: Timestamp;
  /** Set while the account and the document are being created. */
  readonly pendingSince: Date | undefined;
  /** Whether the member's document is deleted, and the account must be deleted, too. */
  readonly isBeingRemoved: boolean;
}

const usernames = () => firestore().collection('usernames');

/**
 * Id of the document that reserves a name: a digest, because names may contain any character and
 * must not appear in logs.
 */
export function usernameId(username: string): string {
  return createHash('sha256').update(foldUsername(username)).digest('hex');
}

export function usernameDocument(username: string): DocumentReference {
  return usernames().doc(usernameId(username));
}

function reservationIn(snapshot: DocumentSnapshot): Reservation | undefined {
  const { ref: document, updateTime: version } = snapshot;
  const data = snapshot.data();
  if (!data || !version) return undefined;
  const pendingSince: unknown = data['pendingSince'];
  return {
    document,
    version,
    uid: String(data['uid']),
    alias: String(data['alias']),
    salt: String(data['salt'] ?? ''),
    pendingSince: pendingSince instanceof Timestamp ? pendingSince.toDate() : undefined,
    isBeingRemoved: data['leavingSince'] !== undefined,
  };
}

/** Reservation of a member's name, regardless of case and accents. */
export async function findByUsername(username: string): Promise<Reservation | undefined> {
  const reservation = reservationIn(await usernameDocument(username).get());
  return reservation?.pendingSince || reservation?.isBeingRemoved ? undefined : reservation;
}

export async function reservationOf(uid: string): Promise<Reservation | undefined> {
  const { docs } = await usernames().where('uid', '==', uid).limit(1).get();
  return docs[0] && reservationIn(docs[0]);
}

/**
 * Reservations whose creation began before `limit`, and those whose removal was interrupted.
 */
export async function unfinishedReservations(limit: Date): Promise<Reservation[]> {
  const found = await Promise.all([
    usernames().where('pendingSince', '<', limit).get(),
    usernames().where('leavingSince', '<', limit).get(),
  ]);
  return found
    .flatMap(({ docs }) => docs)
    .map(reservationIn)
    .filter((reservation) => reservation !== undefined);
}

// Longer than a function may run: an older creation was interrupted.
const abandonedAfterMs = 60_000;
const attempts = 8;

/**
 * Reserves a name for a new member, after removing the leftovers of an interrupted creation or
 * removal.
 *
 * @throws CommandError `already-exists` when the name is taken, regardless of case and accents.
 */
export async function reserveName(username: string, holder: Holder): Promise<Reservation> {
  const document = usernameDocument(username);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      await document.create({ ...holder, pendingSince: FieldValue.serverTimestamp() });
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
    }
    // Read back in any case: a retried write of the SDK fails on its own document.
    const present = reservationIn(await document.get());
    if (present?.uid === holder.uid) return present;
    if (present) await clearAbandoned(present);
    await wait(Math.random() * 50 * attempt);
  }
  throw new Error(`no username could be reserved in ${attempts} attempts`);
}

async function clearAbandoned(reservation: Reservation): Promise<void> {
  const { pendingSince, isBeingRemoved } = reservation;
  const isAbandoned = pendingSince && Date.now() - pendingSince.getTime() > abandonedAfterMs;
  if (!isAbandoned && !isBeingRemoved) {
    throw new CommandError('already-exists', messages.user.usernameTaken, {
      fields: { username: messages.user.usernameTaken },
    });
  }
  await releaseName(reservation);
}

/**
 * Releases the name of an interrupted creation or removal. It is marked first, so that a
 * creation that is only slow fails before the account is removed.
 *
 * @returns false when the reservation has changed since it was read.
 */
export async function releaseName(reservation: Reservation): Promise<boolean> {
  const { document, version, isBeingRemoved, uid } = reservation;
  try {
    let marked = version;
    if (!isBeingRemoved) {
      const { writeTime } = await document.update(removalMark(), { lastUpdateTime: version });
      marked = writeTime;
    }
    await removeAccount(uid);
    await document.delete({ lastUpdateTime: marked });
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

export const withoutPending = () => ({ pendingSince: FieldValue.delete() });

export const removalMark = () => ({
  ...withoutPending(),
  leavingSince: FieldValue.serverTimestamp(),
});
