import { randomBytes, randomUUID } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import type { Role } from '@centre/domain/permissions';
import { auth } from './admin.ts';

const domain = 'staff.invalid';

/**
 * A new address for a Firebase account. It says nothing about its owner and nobody can guess
 * it, so the public sign-in of Firebase is no way round the `login` command.
 */
export function newAlias(): string {
  return `${randomUUID()}@${domain}`;
}

/** What of a member's document the account repeats. */
export interface Standing {
  readonly role: Role;
  /** A deactivated member has an account that refuses everything. */
  readonly isActive: boolean;
}

/** What a member signs in with. */
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

/** Removes the account, and with it every session; that there is none is as good. */
export async function removeAccount(uid: string): Promise<void> {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

interface Alignment {
  /** A new password, which ends every session too. */
  readonly password?: string | undefined;
  /** Whether sessions end even if the account says the right things already. */
  readonly endSessions?: boolean;
}

/**
 * Makes the account say what the member's document says, and ends its sessions if it said
 * anything else. Harmless when repeated.
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

/** Writes `role` into the tokens that the account gets from now on. */
export async function setRoleClaim(uid: string, role: Role): Promise<void> {
  await auth().setCustomUserClaims(uid, { role });
}

/** A token with which the browser of that member signs in to Firebase. */
export async function customTokenFor(uid: string): Promise<string> {
  return auth().createCustomToken(uid);
}

const refusedTokens = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Whose session it is, and when they signed in. */
export interface Session {
  readonly uid: string;
  readonly signedInAt: Date;
}

/**
 * The session behind an ID token; undefined when it is none, or no longer.
 *
 * @throws whatever keeps the token from being checked: that is no refusal.
 */
export async function sessionOfToken(token: string): Promise<Session | undefined> {
  try {
    // Without the second argument production accepts revoked tokens; the emulator never does.
    const { uid, auth_time: seconds } = await auth().verifyIdToken(token, true);
    return { uid, signedInAt: new Date(seconds * 1000) };
  } catch (error) {
    if (refusedTokens.has(codeOf(error))) return undefined;
    throw error;
  }
}

const nobody = { uid: 'nobody', email: `nobody@${domain}` } as const;
let nobodyExists: Promise<void> | undefined;

/**
 * The alias that is asked for when a name is unknown: an account with a password that nobody
 * knows, not even we. Identity Toolkit answers at once for an address it does not have, and
 * takes its time to compare a password; without this account the time would tell the names.
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

/** A member's account, or what was to become one. */
export interface StaffAccount {
  readonly uid: string;
  readonly createdAt: Date;
}

/** Every account under our own domain; those that strangers registered are left out. */
export async function* staffAccounts(): AsyncGenerator<StaffAccount> {
  let pageToken: string | undefined;
  do {
    const page = await auth().listUsers(1000, pageToken);
    for (const account of page.users) {
      if (!isOurs(account)) continue;
      yield { uid: account.uid, createdAt: new Date(account.metadata.creationTime) };
    }
    pageToken = page.pageToken;
  } while (pageToken);
}

function isOurs({ uid, email = '' }: UserRecord): boolean {
  return email.endsWith(`@${domain}`) && uid !== nobody.uid;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
