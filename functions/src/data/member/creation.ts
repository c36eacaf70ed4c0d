import type { DocumentReference } from 'firebase-admin/firestore';
import type { Actor } from '@centre/domain/journal/journal';
import type { Member, MemberDocument } from '@centre/domain/member/member';
import type { Role } from '@centre/domain/permissions';
import { logger } from '../../logger.ts';
import {
  accountPassword,
  createAccount,
  newAlias,
  newSalt,
  removeAccount,
} from './accounts.ts';
import { firestore } from '../admin.ts';
import { addEntry, operator } from '../journal/journal.ts';
import { reserveName, settled, withdraw, type Reservation } from './usernames.ts';

export interface NewMember {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly isActive?: boolean;
  readonly canBeDeleted?: boolean;
}

/**
 * Creates a member: the reservation of the name, then the account, then the document. After a
 * crash the reservation tells the next creation of that name, or the nightly job, what to clean
 * up.
 *
 * @throws CommandError `already-exists` when the name is taken, whatever its case and accents.
 */
export async function createMember(
  newMember: NewMember,
  by: Actor = operator,
): Promise<Member> {
  const { username, email, password, role } = newMember;
  const { isActive = true, canBeDeleted = true } = newMember;
  const user = firestore().collection('users').doc();
  const createdAt = new Date();
  const document: MemberDocument = { username, email, role, isActive, createdAt, canBeDeleted };

  const holder = { uid: user.id, alias: newAlias(), salt: newSalt() };
  const reservation = await reserveName(username, holder);
  try {
    const secret = accountPassword(password, holder.salt);
    await createAccount({ ...holder, secret, role, isActive });
    await complete(user, document, reservation, by);
  } catch (error) {
    if (!(await standsAfterAll(user, reservation))) throw error;
  }
  return { id: user.id, ...document, lastLogin: null };
}

async function complete(
  user: DocumentReference,
  document: MemberDocument,
  { document: name, version }: Reservation,
  by: Actor,
): Promise<void> {
  const batch = firestore().batch();
  batch.create(user, document);
  batch.update(name, settled(), { lastUpdateTime: version });
  addEntry(batch, by, {
    action: 'createUser',
    records: [user.id],
    references: [document.username],
  });
  await batch.commit();
}

/**
 * Undoes a failed creation, unless only the answer to its last write was lost. The nightly job
 * does what fails here.
 */
async function standsAfterAll(
  user: DocumentReference,
  reservation: Reservation,
): Promise<boolean> {
  try {
    if (await withdraw(reservation)) return false;
    if ((await user.get()).exists) return true;
    // The name belongs to another creation by now.
    await removeAccount(reservation.uid);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    logger.warn('a failed creation of a member could not be undone at once', { code });
  }
  return false;
}
