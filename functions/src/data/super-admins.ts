import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { Role } from '@centre/domain/permissions';
import { CommandError } from '@centre/domain/command-error';
import { staffMemberMessages } from '@centre/domain/staff/member-messages';
import { firestore } from './admin.ts';
import { users, type KnownMember } from './members.ts';

const superAdmin: Role = 'SUPER_ADMIN';

/** Whether the member can manage the others. */
export function isActiveSuperAdmin({ role, isActive }: KnownMember): boolean {
  return role === superAdmin && isActive;
}

const activeSuperAdmins = () =>
  users().where('role', '==', superAdmin).where('isActive', '==', true);

/** Whether somebody can manage the members of this project. */
export async function hasActiveSuperAdmin(): Promise<boolean> {
  return !(await activeSuperAdmins().limit(1).get()).empty;
}

/**
 * Lets `batch` take a super administrator away only if another active one remains. Two who
 * take each other away at once both write the same marker, so one of the batches meets a
 * conflict and looks again.
 *
 * @throws CommandError `failed-precondition` when `uid` is the last one.
 */
export async function keepOneBesides(uid: string, batch: WriteBatch): Promise<void> {
  const marker = firestore().collection('marques').doc('superAdmins');
  // Read before the members are: what changes after this reading makes the batch fail.
  const { updateTime } = await marker.get();
  const { docs } = await activeSuperAdmins().limit(2).get();
  if (!docs.some(({ id }) => id !== uid)) {
    throw new CommandError('failed-precondition', staffMemberMessages.lastSuperAdmin);
  }
  const change = { changedAt: FieldValue.serverTimestamp() };
  if (updateTime) batch.update(marker, change, { lastUpdateTime: updateTime });
  else batch.create(marker, change);
}
