import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Actor, JournalField } from '@centre/domain/journal/journal';
import type { Member, MemberDocument } from '@centre/domain/member/member';
import { repeatsUsername } from '@centre/domain/member/schema';
import { messages } from '@centre/domain/messages/messages';
import type { Role } from '@centre/domain/permissions';
import { CommandError } from '@centre/domain/command-error';
import { serverMessages } from '@centre/domain/messages/server';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { codeOf, logger } from '../../logger.ts';
import {
  accountPassword,
  alignAccount,
  createAccount,
  newAlias,
  newSalt,
  removeAccount,
  renewAccount,
} from './accounts.ts';
import { firestore } from '../admin.ts';
import { addEntry, operator } from '../journal/journal.ts';
import {
  connexions,
  findMember,
  isActiveSuperAdmin,
  keepOneBesides,
  lastLoginOf,
  users,
  type MemberWithoutLogin,
} from './members.ts';
import { optimisticWrite } from '../optimistic-write.ts';
import {
  findByUsername,
  removalMark,
  reservationOf,
  reserveName,
  withoutPending,
  usernameDocument,
  releaseName,
  type Reservation,
} from './usernames.ts';

interface NewMember {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly isActive?: boolean;
  readonly canBeDeleted?: boolean;
}

/**
 * Creates a member: the reservation of the name, then the account, then the document. After a crash,
 * the reservation shows the next creation of that name, or the nightly job, what to clean up.
 *
 * @throws CommandError `already-exists` when the name is taken, regardless of case and accents.
 */
export async function createMember(
  newMember: NewMember,
  by: Actor = operator,
): Promise<Member> {
  const { username, email, password, role } = newMember;
  const { isActive = true, canBeDeleted = true } = newMember;
  const user = users().doc();
  const createdAt = new Date();
  const document: MemberDocument = { username, email, role, isActive, createdAt, canBeDeleted };

  const holder = { uid: user.id, alias: newAlias(), salt: newSalt() };
  const reservation = await reserveName(username, holder);
  try {
    const secret = accountPassword(password, holder.salt);
    await createAccount({ ...holder, secret, role, isActive });
    await complete(user, document, reservation, by);
  } catch (error) {
    if (!(await isCreatedAnyway(user, reservation))) throw error;
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
  batch.update(name, withoutPending(), { lastUpdateTime: version });
  addEntry(batch, by, {
    action: 'createUser',
    records: [user.id],
    references: [document.username],
  });
  await batch.commit();
}

/**
 * Undoes a failed creation; returns true when only the answer to its last write was lost. The
 * nightly job completes what fails here.
 */
async function isCreatedAnyway(
  user: DocumentReference,
  reservation: Reservation,
): Promise<boolean> {
  try {
    if (await releaseName(reservation)) return false;
    if ((await user.get()).exists) return true;
    // The name belongs to another creation by now.
    await removeAccount(reservation.uid);
  } catch (error) {
    const code = codeOf(error) || 'unknown';
    logger.warn('a failed creation of a member could not be undone at once', { code });
  }
  return false;
}

/** Changes of a member; absent fields stay. */
interface MemberChanges {
  readonly email?: string | undefined;
  readonly role?: Role | undefined;
  readonly isActive?: boolean | undefined;
  readonly password?: string | undefined;
}

/**
 * Changes a member: the document first, which rules and commands obey at once, then the account.
 * A new role, a new password and a (de)activation end every session. Repeated after a crash, the
 * change completes the account.
 *
 * @throws CommandError `not-found`, `invalid-argument` for a refused password or role,
 * `failed-precondition` when no active super administrator would remain.
 */
export async function changeMember(
  id: string,
  changes: MemberChanges,
  by: Actor = operator,
): Promise<Member> {
  const { password } = changes;
  const { member, sessionsSince } = await changeDocument(id, changes, by);
  if (password !== undefined) await changePassword(member, password);
  await alignAccount(id, member, { endSessions: sessionsSince !== undefined });
  // The former password opened sessions until the account was changed: they end too.
  const last = password === undefined ? sessionsSince : await endSessions(id);
  // A sign-in right after the answer must count as later than the end of the sessions.
  if (last && member.isActive) await wait(Math.max(0, last.getTime() - Date.now()));
  return { ...member, lastLogin: await lastLoginOf(id) };
}

const changeable = ['email', 'role', 'isActive'] as const;

interface Changed {
  readonly member: MemberWithoutLogin;
  /** Start of valid sessions; absent when the change ends no session. */
  readonly sessionsSince?: Date;
}

function changeDocument(id: string, changes: MemberChanges, by: Actor): Promise<Changed> {
  return optimisticWrite('a member', async () => {
    const found = await findMember(id);
    if (!found) throw new CommandError('not-found', staffMemberMessages.notFound);
    const { member: before, version } = found;
    refuseImpossible(before, changes);
    const different = changeable.filter(
      (name) => changes[name] !== undefined && changes[name] !== before[name],
    );
    const fields: Partial<MemberDocument> = Object.fromEntries(
      different.map((name) => [name, changes[name]]),
    );
    const after = { ...before, ...fields };
    const isPasswordNew = changes.password !== undefined;
    const named: JournalField[] = isPasswordNew ? [...different, 'password'] : different;
    if (named.length === 0) return { result: { member: before } };

    const endsSessions = named.some((name) => name !== 'email');
    const end = endsSessions && { sessionsSince: nextSecond() };
    const batch = firestore().batch();
    batch.update(users().doc(id), { ...fields, ...end }, { lastUpdateTime: version });
    if (isActiveSuperAdmin(before) && !isActiveSuperAdmin(after)) {
      await keepOneBesides(id, batch);
    }
    addEntry(batch, by, {
      action: 'updateUser',
      records: [id],
      references: [before.username],
      fields: named,
    });
    return { batch, result: { member: after, ...end } };
  });
}

function refuseImpossible(before: MemberWithoutLogin, { role, password }: MemberChanges): void {
  if (role === 'SUPER_ADMIN' && before.role !== role) {
    throw invalid('role', messages.user.role);
  }
  if (password !== undefined && repeatsUsername(password, before.username)) {
    throw invalid('password', messages.user.passwordCommon);
  }
}

function invalid(field: string, message: string): CommandError {
  return new CommandError('invalid-argument', message, { fields: { [field]: message } });
}

/**
 * First instant that is certainly later than the sign-in of any present session: tokens hold it in
 * whole seconds.
 */
function nextSecond(): Date {
  return new Date(Math.ceil((Date.now() + 1) / 1000) * 1000);
}

async function endSessions(id: string): Promise<Date> {
  const sessionsSince = nextSecond();
  await users().doc(id).update({ sessionsSince });
  return sessionsSince;
}

/**
 * Removes a member: the document first, which ends every right at once, then the account, then
 * the reservation of the name. Repeated after a crash, it does the rest.
 *
 * @throws CommandError `not-found`, `failed-precondition` for a member who cannot be deleted.
 */
export async function removeMember(id: string, by: Actor): Promise<void> {
  const wasThere = await removeDocument(id, by);
  const reservation = await reservationOf(id);
  if (reservation?.isBeingRemoved) await releaseName(reservation);
  else if (!wasThere) throw new CommandError('not-found', staffMemberMessages.notFound);
}

/** @returns false when there was no document. */
function removeDocument(id: string, by: Actor): Promise<boolean> {
  return optimisticWrite('the removal of a member', async () => {
    const found = await findMember(id);
    if (!found) return { result: false };
    const { member, version } = found;
    if (!member.canBeDeleted) {
      throw new CommandError('failed-precondition', serverMessages.cannotBeDeleted);
    }
    const batch = firestore().batch();
    batch.delete(users().doc(id), { lastUpdateTime: version });
    batch.delete(connexions().doc(id));
    batch.update(usernameDocument(member.username), removalMark());
    addEntry(batch, by, {
      action: 'deleteUser',
      records: [id],
      references: [member.username],
    });
    if (isActiveSuperAdmin(member)) await keepOneBesides(id, batch);
    return { batch, result: true };
  });
}

/**
 * Changes a member's password, and with it the account's alias: an attacker who has read the former
 * alias in a token can no longer lock the account with wrong passwords. Of concurrent changes, the
 * account has the last one stored.
 *
 * @throws CommandError `not-found` when the member is being removed.
 */
async function changePassword(member: MemberWithoutLogin, password: string): Promise<void> {
  const { id: uid, username, role, isActive } = member;
  await optimisticWrite('a password', async () => {
    const reservation = await findByUsername(username);
    if (!reservation) throw new CommandError('not-found', staffMemberMessages.notFound);
    const { document, version, salt } = reservation;
    const alias = newAlias();
    await renewAccount({ uid, alias, secret: accountPassword(password, salt), role, isActive });
    const batch = firestore().batch();
    batch.update(document, { alias }, { lastUpdateTime: version });
    return { batch, result: undefined };
  });
}
