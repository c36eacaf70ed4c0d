import { setTimeout as wait } from 'node:timers/promises';
import type { Actor } from '@centre/domain/journal';
import { CommandError } from '@centre/domain/command-error';
import { staffMemberMessages } from '@centre/domain/staff/member-messages';
import { firestore } from './admin.ts';
import { isConflict } from './firestore-errors.ts';
import { enter } from './journal.ts';
import { connexions, findMember, users } from './members.ts';
import { isActiveSuperAdmin, keepOneBesides } from './super-admins.ts';
import { leaving, reservationOf, usernameDocument, withdraw } from './usernames.ts';

const attempts = 8;

/**
 * Removes a member: the document first, which ends every right of theirs at once, then the
 * account, then the reservation of the name, which says until the end what is left to do.
 * Asked again after a crash, it does the rest.
 *
 * @throws CommandError `not-found`, `failed-precondition` for a member who cannot be deleted.
 */
export async function removeMember(id: string, by: Actor): Promise<void> {
  const wasThere = await removeDocument(id, by);
  const reservation = await reservationOf(id);
  if (reservation?.isLeaving) await withdraw(reservation);
  else if (!wasThere) throw new CommandError('not-found', staffMemberMessages.notFound);
}

/** @returns false when there was no document any more. */
async function removeDocument(id: string, by: Actor): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const found = await findMember(id);
    if (!found) return false;
    const { member, version } = found;
    if (!member.canBeDeleted) {
      throw new CommandError('failed-precondition', staffMemberMessages.cannotBeDeleted);
    }
    const batch = firestore().batch();
    batch.delete(users().doc(id), { lastUpdateTime: version });
    batch.delete(connexions().doc(id));
    batch.update(usernameDocument(member.username), leaving());
    enter(batch, by, { action: 'deleteUser', records: [id] });
    if (isActiveSuperAdmin(member)) await keepOneBesides(id, batch);
    try {
      await batch.commit();
      return true;
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    await wait(Math.random() * 50 * attempt);
  }
  throw new Error(`a member could not be removed in ${attempts} attempts`);
}
