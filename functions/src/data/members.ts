import { createHash } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentReference,
} from 'firebase-admin/firestore';
import { foldUsername, type Member, type MemberDocument } from '@centre/domain/member';
import { messages } from '@centre/domain/messages';
import { isRole, type Role } from '@centre/domain/permissions';
import { Refusal } from '@centre/domain/refusal';
import { createAccount, newAlias } from './accounts.ts';
import { firestore } from './admin.ts';
import { isAlreadyThere } from './firestore-errors.ts';

/** A member without the last login, which is kept in a document of its own. */
export type KnownMember = Omit<Member, 'lastLogin'>;

export interface NewMember {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly isActive?: boolean;
  readonly canBeDeleted?: boolean;
}

const users = () => firestore().collection('users');

/**
 * The document that reserves a name. Its id is a digest, because a name may hold characters
 * that an id may not, and so that no name stands in a log.
 */
function usernameDocument(username: string): DocumentReference {
  const digest = createHash('sha256').update(foldUsername(username)).digest('hex');
  return firestore().collection('usernames').doc(digest);
}

/**
 * Creates the member, the reservation of the name and the account.
 *
 * @throws Refusal `already-exists` when the name is taken, whatever its case and accents.
 */
export async function createMember(newMember: NewMember): Promise<Member> {
  const { username, email, password, role } = newMember;
  const { isActive = true, canBeDeleted = true } = newMember;
  const user = users().doc();
  const alias = newAlias();
  const createdAt = new Date();
  const document: MemberDocument = { username, email, role, isActive, createdAt, canBeDeleted };

  await reserve(username, alias, user, document);
  try {
    await createAccount({ uid: user.id, alias, password, role, isActive });
  } catch (error) {
    // Without its account the member could neither log in nor be created again.
    await firestore().batch().delete(user).delete(usernameDocument(username)).commit();
    throw error;
  }
  return { id: user.id, ...document, lastLogin: null };
}

async function reserve(
  username: string,
  alias: string,
  user: DocumentReference,
  document: MemberDocument,
): Promise<void> {
  const batch = firestore().batch();
  batch.create(usernameDocument(username), { uid: user.id, alias });
  batch.create(user, document);
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    throw new Refusal('already-exists', messages.user.usernameTaken, {
      fields: { username: messages.user.usernameTaken },
    });
  }
}

/** The account behind a name, in any case and with or without accents. */
export async function findByUsername(
  username: string,
): Promise<{ uid: string; alias: string } | undefined> {
  const data = (await usernameDocument(username).get()).data();
  return data && { uid: String(data['uid']), alias: String(data['alias']) };
}

/** The active member with that uid; undefined for everybody else, strangers included. */
export async function memberOf(uid: string): Promise<KnownMember | undefined> {
  // The emulators let tokens through that nobody signed: a path is no uid.
  if (!/^[\w-]{1,128}$/.test(uid) || /^__.*__$/.test(uid)) return undefined;
  const data = (await users().doc(uid).get()).data();
  return data && activeMember(uid, data);
}

function activeMember(id: string, data: DocumentData): KnownMember | undefined {
  const role: unknown = data['role'];
  if (data['isActive'] !== true || !isRole(role)) return undefined;
  return {
    id,
    username: String(data['username']),
    email: String(data['email']),
    role,
    isActive: true,
    createdAt: dateOf(data['createdAt']),
    canBeDeleted: data['canBeDeleted'] === true,
  };
}

function dateOf(value: unknown): Date {
  return value instanceof Timestamp ? value.toDate() : new Date(0);
}

/** Notes that the member has logged in, and returns when. */
export async function recordLogin(uid: string): Promise<Date> {
  const connexion = firestore().collection('connexions').doc(uid);
  const { writeTime } = await connexion.set({ lastLogin: FieldValue.serverTimestamp() });
  return writeTime.toDate();
}
