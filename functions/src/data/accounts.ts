import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@centre/domain/permissions';
import { auth } from './admin.ts';

/**
 * A new address for a Firebase account. It says nothing about its owner and nobody can guess
 * it, so the public sign-in of Firebase is no way round the `login` command.
 */
export function newAlias(): string {
  return `${randomUUID()}@staff.invalid`;
}

/** What a member signs in with; a deactivated one has an account that refuses everything. */
export interface Account {
  readonly uid: string;
  readonly alias: string;
  readonly password: string;
  readonly role: Role;
  readonly isActive: boolean;
}

export async function createAccount(account: Account): Promise<void> {
  const { uid, alias, password, isActive } = account;
  await auth().createUser({ uid, email: alias, password, disabled: !isActive });
  if (isActive) await setRoleClaim(uid, account.role);
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

/**
 * Whose ID token this is; undefined when it is not one, or no longer.
 *
 * @throws whatever keeps the token from being checked: that is no refusal.
 */
export async function uidOfToken(token: string): Promise<string | undefined> {
  try {
    // Without the second argument production accepts revoked tokens; the emulator never does.
    const { uid } = await auth().verifyIdToken(token, true);
    return uid;
  } catch (error) {
    if (refusedTokens.has(codeOf(error))) return undefined;
    throw error;
  }
}

const nobody = { uid: 'nobody', email: 'nobody@staff.invalid' } as const;
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

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
