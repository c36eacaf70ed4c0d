import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import type { Role } from '@centre/domain/permissions';
import { codeOf } from '../../logger.ts';
import { auth } from '../admin.ts';
import { everyAccount } from '../every-document.ts';

const domain = 'staff.invalid';

/**
 * New address of a Firebase account. It cannot be guessed, so that the public sign-in of Firebase
 * does not bypass the `login` command.
 */
export function newAlias(): string {
  return `${randomUUID()}@${domain}`;
}

/** New salt for `accountPassword`. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/**
 * Password of the account, derived from the `password` that the member types. With a member's token,
 * the account's password can be changed through Firebase's own API, but not to one that `login`
 * would send: this needs the salt, which never leaves the server.
 */
export function accountPassword(password: string, salt: string): string {
  return createHmac('sha256', salt).update(password).digest('base64url');
}

/** Fields of a member's document that the account repeats. */
interface AccountStatus {
  readonly role: Role;
  readonly isActive: boolean;
}

export interface Account extends AccountStatus {
  readonly uid: string;
  readonly alias: string;
  /** See `accountPassword`. */
  readonly secret: string;
}

export async function createAccount(account: Account): Promise<void> {
  const { uid, alias, secret, isActive } = account;
  await auth().createUser({ uid, email: alias, password: secret, disabled: !isActive });
  await setRoleClaim(uid, account.role);
}

/** Changes the alias and the secret of an account, or recreates it if it is missing. */
export async function renewAccount(account: Account): Promise<void> {
  const { uid, alias, secret } = account;
  const renewed = await ifThere(auth().updateUser(uid, { email: alias, password: secret }));
  if (!renewed) await createAccount(account);
}

/** Removes the account, if there is one, and with it every session. */
export async function removeAccount(uid: string): Promise<void> {
  await ifThere(auth().deleteUser(uid));
}

/** Result of a call about an account; undefined when there is no account. */
function ifThere<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (codeOf(error) === 'auth/user-not-found') return undefined;
    throw error;
  });
}

interface Alignment {
  /** Required address. */
  readonly alias?: string | undefined;
  /** Whether sessions end even if the account is aligned already. */
  readonly endSessions?: boolean;
}

/**
 * Aligns the account with the member's document, and ends its sessions if that changed anything.
 *
 * @returns whether something had to be changed; undefined when there is no account.
 */
export async function alignAccount(
  uid: string,
  { role, isActive }: AccountStatus,
  { alias, endSessions = false }: Alignment = {},
): Promise<boolean | undefined> {
  const account = await ifThere(auth().getUser(uid));
  if (!account) return undefined;
  const { disabled, email, customClaims } = account;
  const changes = {
    ...(disabled === isActive && { disabled: !isActive }),
    ...(alias !== undefined && email !== alias && { email: alias }),
  };
  const isOtherwise = Object.keys(changes).length > 0;
  const claimsOther = customClaims?.['role'] !== role;
  if (isOtherwise) await auth().updateUser(uid, changes);
  if (claimsOther) await setRoleClaim(uid, role);
  const isChanged = isOtherwise || claimsOther;
  if (isChanged || endSessions) await auth().revokeRefreshTokens(uid);
  return isChanged;
}

export async function setRoleClaim(uid: string, role: Role): Promise<void> {
  await auth().setCustomUserClaims(uid, { role });
}

const decoy = { uid: 'nobody', email: `nobody@${domain}` } as const;
let decoyExists: Promise<void> | undefined;

/**
 * Alias of an account with a random password, for logins with an unknown name. Identity Toolkit
 * answers faster for an unknown address: the time would reveal which names exist.
 */
export async function decoyEmail(): Promise<string> {
  decoyExists ??= createDecoy().catch((error: unknown) => {
    decoyExists = undefined;
    throw error;
  });
  await decoyExists;
  return decoy.email;
}

async function createDecoy(): Promise<void> {
  try {
    await auth().createUser({ ...decoy, password: randomBytes(32).toString('base64url') });
  } catch (error) {
    const isThere = ['auth/uid-already-exists', 'auth/email-already-exists'];
    if (!isThere.includes(codeOf(error))) throw error;
  }
}

/** Accounts of members, by their domain; excludes those that strangers registered. */
export async function* staffAccounts(): AsyncGenerator<UserRecord> {
  for await (const account of everyAccount()) {
    const isOurs = account.email?.endsWith(`@${domain}`) && account.uid !== decoy.uid;
    if (isOurs) yield account;
  }
}
