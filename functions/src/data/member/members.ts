import { serverMessages } from '@centre/domain/messages/server';
import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { CommandError } from '@centre/domain/command-error';
import { pageOf } from '@centre/domain/content/stored-documents';
import type { Actor } from '@centre/domain/journal/journal';
import { limits } from '@centre/domain/limits';
import type { ListRequest } from '@centre/domain/schema';
import type { Member } from '@centre/domain/member/member';
import { isRole, type Role } from '@centre/domain/permissions';
import { firestore } from '../admin.ts';
import { documentsNamed } from '../every-document.ts';
import { renewLock } from '../marks.ts';
import { addEntry } from '../journal/journal.ts';
import { isEndedSession, type Session } from './sessions.ts';

/** Member without the last login, which is in a document of its own. */
export type MemberWithoutLogin = Omit<Member, 'lastLogin'>;

export const users = () => firestore().collection('users');
export const connexions = () => firestore().collection('connexions');

/** Active member with that uid. */
export async function memberOf(uid: string): Promise<MemberWithoutLogin | undefined> {
  return activeIn(await findByUid(uid));
}

/**
 * Active member of a session; `ended` when the session was ended, is too old or was not opened by
 * `openSession`.
 */
export async function memberInSession(
  session: Session,
): Promise<MemberWithoutLogin | 'ended' | undefined> {
  const { uid, signedInAt } = session;
  const [stored, isEnded] = await Promise.all([findByUid(uid), isEndedSession(session)]);
  const member = activeIn(stored);
  if (!stored || !member) return undefined;
  // An invalid date fails both comparisons.
  const isYoung = Date.now() - signedInAt.getTime() < limits.sessionMs;
  const isOpen = !isEnded && isYoung && signedInAt >= stored.sessionsSince;
  return isOpen ? member : 'ended';
}

async function findByUid(uid: string): Promise<StoredMember | undefined> {
  // The emulators accept unsigned tokens, whose uid may be anything, such as a path.
  if (!/^[\w-]{1,128}$/.test(uid) || /^__.*__$/.test(uid)) return undefined;
  return findMember(uid);
}

const activeIn = (stored: StoredMember | undefined) =>
  stored?.member.isActive ? stored.member : undefined;

/** Stored member, active or not. */
interface StoredMember {
  readonly member: MemberWithoutLogin;
  /** Start of valid sessions; earlier ones have ended. */
  readonly sessionsSince: Date;
  /** Last write of the document; the precondition of a change. */
  readonly version: Timestamp;
}

export async function findMember(id: string): Promise<StoredMember | undefined> {
  return storedMember(await users().doc(id).get());
}

/** Parses a member; undefined without a valid role. */
export function storedMember(snapshot: DocumentSnapshot): StoredMember | undefined {
  const { id, updateTime: version } = snapshot;
  const data = snapshot.data() ?? {};
  const role: unknown = data['role'];
  if (!version || !isRole(role)) return undefined;
  const member = {
    id,
    username: String(data['username']),
    email: String(data['email']),
    role,
    isActive: data['isActive'] === true,
    createdAt: dateOf(data['createdAt']),
    canBeDeleted: data['canBeDeleted'] === true,
  };
  return { member, sessionsSince: dateOf(data['sessionsSince']), version };
}

function dateOf(value: unknown): Date {
  return value instanceof Timestamp ? value.toDate() : new Date(0);
}

/** Logs a login and returns its instant. */
export async function recordLogin(by: Actor): Promise<Date> {
  const batch = firestore().batch();
  batch.set(connexions().doc(by.uid), { lastLogin: FieldValue.serverTimestamp() });
  addEntry(batch, by, { action: 'login', records: [by.uid], references: [by.username] });
  const [connexion] = await batch.commit();
  if (!connexion) throw new Error('a committed batch has no results');
  return connexion.writeTime.toDate();
}

/** Last login of a member; null before the first. */
export async function lastLoginOf(uid: string): Promise<Date | null> {
  return loginDate(await connexions().doc(uid).get());
}

function loginDate(connexion: DocumentSnapshot | undefined): Date | null {
  const lastLogin: unknown = connexion?.get('lastLogin');
  return lastLogin instanceof Timestamp ? lastLogin.toDate() : null;
}

/** Page of the list of members, ordered by id. */
interface MemberPage {
  readonly members: readonly Member[];
  /** Cursor of the next page; absent on the last one. */
  readonly nextCursor?: string;
}

export async function listMembers({ limit, cursor }: ListRequest): Promise<MemberPage> {
  const ordered = users().orderBy(FieldPath.documentId());
  const rest = cursor === undefined ? ordered : ordered.startAfter(cursor);
  const { docs } = await rest.limit(limit + 1).get();
  const { shown, last } = pageOf(docs, limit);
  return { members: await withLastLogins(shown), ...(last && { nextCursor: last.id }) };
}

async function withLastLogins(documents: readonly DocumentSnapshot[]): Promise<Member[]> {
  const members = documents.flatMap((document) => storedMember(document)?.member ?? []);
  const ids = members.map(({ id }) => id);
  const logins = await documentsNamed(connexions().id, ids);
  return members.map((member) => ({ ...member, lastLogin: loginDate(logins.get(member.id)) }));
}

const superAdmin: Role = 'SUPER_ADMIN';

export function isActiveSuperAdmin({ role, isActive }: MemberWithoutLogin): boolean {
  return role === superAdmin && isActive;
}

const activeSuperAdmins = () =>
  users().where('role', '==', superAdmin).where('isActive', '==', true);

export async function hasActiveSuperAdmin(): Promise<boolean> {
  return !(await activeSuperAdmins().limit(1).get()).empty;
}

/**
 * Lets `batch` remove a super administrator only if another active one remains.
 *
 * @throws CommandError `failed-precondition` when `uid` is the last one.
 */
export async function keepOneBesides(uid: string, batch: WriteBatch): Promise<void> {
  await renewLock('superAdmins', batch);
  const { docs } = await activeSuperAdmins().limit(2).get();
  if (!docs.some(({ id }) => id !== uid)) {
    throw new CommandError('failed-precondition', serverMessages.lastSuperAdmin);
  }
}
