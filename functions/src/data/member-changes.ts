import { setTimeout as wait } from 'node:timers/promises';
import type { Actor, JournalField } from '@centre/domain/journal';
import type { Member, MemberDocument } from '@centre/domain/member';
import { repeatsUsername } from '@centre/domain/member-schema';
import { messages } from '@centre/domain/messages';
import type { Role } from '@centre/domain/permissions';
import { CommandError } from '@centre/domain/command-error';
import { staffMemberMessages } from '@centre/domain/staff/member-messages';
import { alignAccount } from './accounts.ts';
import { firestore } from './admin.ts';
import { isConflict } from './firestore-errors.ts';
import { enter, operator } from './journal.ts';
import { findMember, lastLoginOf, users, type KnownMember } from './members.ts';
import { isActiveSuperAdmin, keepOneBesides } from './super-admins.ts';

/** What of a member is to be something else; what is absent stays. */
export interface MemberChanges {
  readonly email?: string | undefined;
  readonly role?: Role | undefined;
  readonly isActive?: boolean | undefined;
  readonly password?: string | undefined;
}

const attempts = 8;

/**
 * Changes a member: the document first, which rules and commands obey at once, then the
 * account. Another role, another password and (de)activation end every session of theirs.
 * What a crash left undone in the account is done when the change is asked for again.
 *
 * @throws CommandError `not-found`, `invalid-argument` for a password or role that is not to be
 * had, `failed-precondition` when no active super administrator would remain.
 */
export async function changeMember(
  id: string,
  changes: MemberChanges,
  by: Actor = operator,
): Promise<Member> {
  const { password } = changes;
  const { member, sessionsSince } = await changeDocument(id, changes, by);
  await alignAccount(id, member, { password, endSessions: sessionsSince !== undefined });
  // Until a moment ago the former password still opened sessions: these end, too.
  const last = password === undefined ? sessionsSince : await endSessions(id);
  if (last && member.isActive) await untilPast(last);
  return { ...member, lastLogin: await lastLoginOf(id) };
}

interface Changed {
  readonly member: KnownMember;
  /** Sessions from before then have ended; absent when none had to. */
  readonly sessionsSince?: Date;
}

async function changeDocument(id: string, changes: MemberChanges, by: Actor): Promise<Changed> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const found = await findMember(id);
    if (!found) throw new CommandError('not-found', staffMemberMessages.notFound);
    const { member: before, version } = found;
    refuseImpossible(before, changes);
    const after = afterChanges(before, changes);
    const end = endsSessions(before, after, changes) && { sessionsSince: nextSecond() };
    const different = differences(before, after);
    const fields: Partial<MemberDocument> = { ...different, ...end };
    if (Object.keys(fields).length === 0) return { member: after };

    const batch = firestore().batch();
    batch.update(users().doc(id), { ...fields }, { lastUpdateTime: version });
    if (isActiveSuperAdmin(before) && !isActiveSuperAdmin(after)) {
      await keepOneBesides(id, batch);
    }
    const named: JournalField[] = [
      ...(Object.keys(different) as (keyof Changeable)[]),
      ...(changes.password === undefined ? [] : (['password'] as const)),
    ];
    enter(batch, by, { action: 'updateUser', records: [id], fields: named });
    try {
      await batch.commit();
      return { member: after, ...end };
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    await wait(Math.random() * 50 * attempt);
  }
  throw new Error(`a member could not be changed in ${attempts} attempts`);
}

function refuseImpossible(before: KnownMember, { role, password }: MemberChanges): void {
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

function afterChanges(before: KnownMember, changes: MemberChanges): KnownMember {
  return {
    ...before,
    email: changes.email ?? before.email,
    role: changes.role ?? before.role,
    isActive: changes.isActive ?? before.isActive,
  };
}

type Changeable = Pick<KnownMember, 'email' | 'role' | 'isActive'>;

function differences(before: KnownMember, after: KnownMember): Partial<Changeable> {
  return {
    ...(before.email !== after.email && { email: after.email }),
    ...(before.role !== after.role && { role: after.role }),
    ...(before.isActive !== after.isActive && { isActive: after.isActive }),
  };
}

function endsSessions(
  before: KnownMember,
  after: KnownMember,
  { password }: MemberChanges,
): boolean {
  return (
    password !== undefined || before.role !== after.role || before.isActive !== after.isActive
  );
}

/**
 * The first moment at which a session certainly began later than now: a token says in whole
 * seconds when its owner signed in.
 */
function nextSecond(): Date {
  return new Date(Math.ceil((Date.now() + 1) / 1000) * 1000);
}

async function endSessions(id: string): Promise<Date> {
  const sessionsSince = nextSecond();
  await users().doc(id).update({ sessionsSince });
  return sessionsSince;
}

/** Whoever signs in as soon as the change is told must not be taken for the former session. */
async function untilPast(moment: Date): Promise<void> {
  await wait(Math.max(0, moment.getTime() - Date.now()));
}
