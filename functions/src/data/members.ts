import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Actor } from '@centre/domain/journal';
import { limits } from '@centre/domain/limits';
import type { ListRequest } from '@centre/domain/list-schema';
import type { Member } from '@centre/domain/member';
import { isRole } from '@centre/domain/permissions';
import type { Session } from './accounts.ts';
import { firestore } from './admin.ts';
import { enter } from './journal.ts';

/** A member without the last login, which is kept in a document of its own. */
export type KnownMember = Omit<Member, 'lastLogin'>;

export const users = () => firestore().collection('users');
export const connexions = () => firestore().collection('connexions');

/** The active member with that uid; undefined for everybody else, strangers included. */
export async function memberOf(uid: string): Promise<KnownMember | undefined> {
  const data = await documentOf(uid);
  return data && activeMember(uid, data);
}

/**
 * The active member whose session it is; `ended` when something has since put an end to it or
 * it has lasted as long as any session may, and undefined for everybody else.
 */
export async function memberInSession({
  uid,
  signedInAt,
}: Session): Promise<KnownMember | 'ended' | undefined> {
  const data = await documentOf(uid);
  const member = data && activeMember(uid, data);
  if (!member) return undefined;
  // What is no point in time meets neither of the two.
  const isYoung = Date.now() - signedInAt.getTime() < limits.sessionMs;
  return isYoung && signedInAt >= dateOf(data['sessionsSince']) ? member : 'ended';
}

async function documentOf(uid: string): Promise<DocumentData | undefined> {
  // The emulators let tokens through that nobody signed: a path is no uid.
  if (!/^[\w-]{1,128}$/.test(uid) || /^__.*__$/.test(uid)) return undefined;
  return (await users().doc(uid).get()).data();
}

function activeMember(id: string, data: DocumentData): KnownMember | undefined {
  const member = knownMember(id, data);
  return member?.isActive ? member : undefined;
}

/** A member, active or not, as they were read. */
export interface StoredMember {
  readonly member: KnownMember;
  /** When the document was last written: whoever changes what they have read says so. */
  readonly version: Timestamp;
}

/** The member with that id, active or not. */
export async function findMember(id: string): Promise<StoredMember | undefined> {
  return storedMember(await users().doc(id).get());
}

/** The member in a document that was read; undefined when it says nothing that makes one. */
export function storedMember(snapshot: DocumentSnapshot): StoredMember | undefined {
  const { id, updateTime: version } = snapshot;
  const data = snapshot.data();
  const member = data && knownMember(id, data);
  return member && version && { member, version };
}

function knownMember(id: string, data: DocumentData): KnownMember | undefined {
  const role: unknown = data['role'];
  if (!isRole(role)) return undefined;
  return {
    id,
    username: String(data['username']),
    email: String(data['email']),
    role,
    isActive: data['isActive'] === true,
    createdAt: dateOf(data['createdAt']),
    canBeDeleted: data['canBeDeleted'] === true,
  };
}

function dateOf(value: unknown): Date {
  return value instanceof Timestamp ? value.toDate() : new Date(0);
}

/** Notes that the member has logged in, and returns when. */
export async function recordLogin(by: Actor): Promise<Date> {
  const batch = firestore().batch();
  batch.set(connexions().doc(by.uid), { lastLogin: FieldValue.serverTimestamp() });
  enter(batch, by, { action: 'login', records: [by.uid] });
  const [connexion] = await batch.commit();
  if (!connexion) throw new Error('a write that was carried out has no time');
  return connexion.writeTime.toDate();
}

/** When the member last logged in; null until the first time. */
export async function lastLoginOf(uid: string): Promise<Date | null> {
  return loginDate(await connexions().doc(uid).get());
}

function loginDate(connexion: DocumentSnapshot | undefined): Date | null {
  const lastLogin: unknown = connexion?.get('lastLogin');
  return lastLogin instanceof Timestamp ? lastLogin.toDate() : null;
}

/** A part of the list of members, in the order of their ids. */
export interface MemberPage {
  readonly members: readonly Member[];
  /** Where the next part begins; absent after the last member. */
  readonly nextCursor?: string;
}

/** At most `limit` members, beginning after the one that `cursor` names. */
export async function listMembers({ limit, cursor }: ListRequest): Promise<MemberPage> {
  const ordered = users().orderBy(FieldPath.documentId());
  const rest = cursor === undefined ? ordered : ordered.startAfter(cursor);
  const { docs } = await rest.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  const last = docs.length > limit ? page.at(-1)?.id : undefined;
  return {
    members: await withLastLogins(page),
    ...(last !== undefined && { nextCursor: last }),
  };
}

async function withLastLogins(documents: readonly DocumentSnapshot[]): Promise<Member[]> {
  const members = documents.map(storedMember).filter((stored) => stored !== undefined);
  if (members.length === 0) return [];
  const logins = await firestore().getAll(
    ...members.map(({ member }) => connexions().doc(member.id)),
  );
  return members.map(({ member }, index) => ({
    ...member,
    lastLogin: loginDate(logins[index]),
  }));
}
