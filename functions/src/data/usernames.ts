import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { foldUsername } from '@centre/domain/member';
import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import { removeAccount } from './accounts.ts';
import { firestore } from './admin.ts';
import { isAlreadyThere, isConflict } from './optimistic-write.ts';

/** Who a name is reserved for. */
export interface Holder {
  readonly uid: string;
  readonly alias: string;
}

/**
 * The reservation of a name, as it was read. It is there before the account and after it, so
 * that whatever a crash leaves behind can be found from here.
 */
export interface Reservation extends Holder {
  readonly document: DocumentReference;
  /** When it was last written: whoever changes it on the strength of this reading says so. */
  readonly version: Timestamp;
  /** Set as long as the holder's account and document are being created. */
  readonly pendingSince: Date | undefined;
  /** Set once the holder has no document any more and must lose the account too. */
  readonly isLeaving: boolean;
}

const usernames = () => firestore().collection('usernames');

/**
 * The document that reserves a name. Its id is a digest, because a name may hold characters
 * that an id may not, and so that no name stands in a log.
 */
export function usernameDocument(username: string): DocumentReference {
  const digest = createHash('sha256').update(foldUsername(username)).digest('hex');
  return usernames().doc(digest);
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
    pendingSince: pendingSince instanceof Timestamp ? pendingSince.toDate() : undefined,
    isLeaving: data['leavingSince'] !== undefined,
  };
}

/** The account behind a name, in any case and with or without accents. */
export async function findByUsername(username: string): Promise<Holder | undefined> {
  const reservation = reservationIn(await usernameDocument(username).get());
  if (!reservation || reservation.pendingSince || reservation.isLeaving) return undefined;
  const { uid, alias } = reservation;
  return { uid, alias };
}

/** The reservation whose holder is `uid`, finished or not. */
export async function reservationOf(uid: string): Promise<Reservation | undefined> {
  const { docs } = await usernames().where('uid', '==', uid).limit(1).get();
  return docs[0] && reservationIn(docs[0]);
}

/** Reservations whose creation began before `limit`, and those whose removal was cut short. */
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

// Longer than a function may run: who began to create a member before that is no more.
const abandonedAfterMs = 60_000;
const attempts = 8;

/**
 * Reserves a name for someone who is about to be created. What an interrupted creation or
 * removal left of the name's former holder is removed first.
 *
 * @throws CommandError `already-exists` when the name is taken, whatever its case and accents.
 */
export async function reserveName(username: string, holder: Holder): Promise<Reservation> {
  const document = usernameDocument(username);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      await document.create({ ...holder, pendingSince: FieldValue.serverTimestamp() });
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
    }
    // Read back in every case: a write whose answer was lost is sent again, and finds itself.
    const present = reservationIn(await document.get());
    if (present?.uid === holder.uid) return present;
    if (present) await clearAbandoned(present);
    await wait(Math.random() * 50 * attempt);
  }
  throw new Error(`a name could not be reserved in ${attempts} attempts`);
}

async function clearAbandoned(reservation: Reservation): Promise<void> {
  const { pendingSince, isLeaving } = reservation;
  const isAbandoned = pendingSince && Date.now() - pendingSince.getTime() > abandonedAfterMs;
  if (!isAbandoned && !isLeaving) {
    throw new CommandError('already-exists', messages.user.usernameTaken, {
      fields: { username: messages.user.usernameTaken },
    });
  }
  await withdraw(reservation);
}

/**
 * Takes a name back from someone whose creation did not come to its end, or whose removal did
 * not. From the mark on, a creation that was only slow can no longer succeed, and that is why
 * it comes before the account is removed.
 *
 * @returns false when the reservation is no longer as it was read: somebody else was faster.
 */
export async function withdraw(reservation: Reservation): Promise<boolean> {
  const { document, version, isLeaving, uid } = reservation;
  try {
    const marked = isLeaving ? version : await markLeaving(document, version);
    await removeAccount(uid);
    await document.delete({ lastUpdateTime: marked });
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

async function markLeaving(
  document: DocumentReference,
  version: Timestamp,
): Promise<Timestamp> {
  const { writeTime } = await document.update(leaving(), { lastUpdateTime: version });
  return writeTime;
}

/** The fields of a reservation whose holder is on the way out. */
export function leaving() {
  return {
    pendingSince: FieldValue.delete(),
    leavingSince: FieldValue.serverTimestamp(),
  };
}

/** The fields of a reservation whose holder is complete. */
export function settled() {
  return { pendingSince: FieldValue.delete() };
}
