import { randomBytes, randomUUID } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import type { Role } from '@centre/domain/permissions';
import { codeOf } from '../incident.ts';
import { auth } from './admin.ts';
import { everyAccount } from './every-document.ts';

const domain = 'staff.invalid';

/**
 * A new address for a Firebase account. Nobody can guess it, so the public sign-in of Firebase is
 * no way round the `login` command.
 */
export function newAlias(): string {
  return `${randomUUID()}@${domain}`;
}

/** The part of a member's document that the account repeats. */
export interface Standing {
  readonly role: Role;
  readonly isActive: boolean;
}

export interface Account extends Standing {
  readonly uid: string;
  readonly alias: string;
  readonly password: string;
}

export async function createAccount(account: Account): Promise<void> {
  const { uid, alias, password, isActive } = account;
  await auth().createUser({ uid, email: alias, password, disabled: !isActive });
  await setRoleClaim(uid, account.role);
}

/** Removes the account, if there is one, and with it every session. */
export async function removeAccount(uid: string): Promise<void> {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

interface Alignment {
  /** A new password also ends every session. */
  readonly password?: string | undefined;
  /** Whether sessions end even if the account is aligned already. */
  readonly endSessions?: boolean;
}

/**
 * Aligns the account with the member's document, and ends its sessions if that changed anything.
 *
 * @returns whether something had to be changed.
 */
export async function alignAccount(
  uid: string,
  { role, isActive }: Standing,
  { password, endSessions = false }: Alignment = {},
): Promise<boolean> {
  const { disabled, customClaims } = await auth().getUser(uid);
  const isOtherwise = disabled === isActive;
  const claimsOther = customClaims?.['role'] !== role;
  if (isOtherwise || password !== undefined) {
    await auth().updateUser(uid, {
      disabled: !isActive,
      ...(password !== undefined && { password }),
    });
  }
  if (claimsOther) await setRoleClaim(uid, role);
  const isChanged = isOtherwise || claimsOther || password !== undefined;
  if (isChanged || endSessions) await auth().revokeRefreshTokens(uid);
  return isChanged;
}

export async function setRoleClaim(uid: string, role: Role): Promise<void> {
  await auth().setCustomUserClaims(uid, { role });
}

const nobody = { uid: 'nobody', email: `nobody@${domain}` } as const;
let nobodyExists: Promise<void> | undefined;

/**
 * The alias that is tried when a name is unknown, of an account with a random password. Identity
 * Toolkit answers faster for an unknown address: the time would tell which names exist.
 */
export async function aliasOfNobody(): Promise<string> {
  nobodyExists ??= createNobody().catch((error: unknown) => {
    nobodyExists = undefined;
    throw error;
  });
  await nobodyExists;
  return nobody.email;
}

async function createNobody(): Promise<void> {
  try {
    await auth().createUser({ ...nobody, password: randomBytes(32).toString('base64url') });
  } catch (error) {
    const isThere = ['auth/uid-already-exists', 'auth/email-already-exists'];
    if (!isThere.includes(codeOf(error))) throw error;
  }
}

export interface StaffAccount {
  readonly uid: string;
  readonly createdAt: Date;
}

/** Every account under our own domain; those that strangers registered are left out. */
export async function* staffAccounts(): AsyncGenerator<StaffAccount> {
  for await (const account of everyAccount()) {
    if (!isOurs(account)) continue;
    yield { uid: account.uid, createdAt: new Date(account.metadata.creationTime) };
  }
}

function isOurs({ uid, email = '' }: UserRecord): boolean {
  return email.endsWith(`@${domain}`) && uid !== nobody.uid;
}
