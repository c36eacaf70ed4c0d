import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import type { Role } from '@centre/domain/permissions';
import { codeOf } from '../../logger.ts';
import { auth } from '../admin.ts';
import { everyAccount } from '../every-document.ts';

const domain = 'staff.invalid';

/**
 * A new address for a Firebase account. Nobody can guess it, so the public sign-in of Firebase is
 * no way round the `login` command.
 */
export function newAlias(): string {
  return `${randomUUID()}@${domain}`;
}

/** What stands between a member's password and that of their account. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/**
 * The password of the account of a member who types `password`. With a member's token, anybody may
 * give the account another one at Firebase's own channel; only who knows the salt, which never
 * leaves the server, could give it one that `login` would send there.
 */
export function accountPassword(password: string, salt: string): string {
  return createHmac('sha256', salt).update(password).digest('base64url');
}

/** The part of a member's document that the account repeats. */
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

/** Gives the account another alias and another secret, and makes it anew if it is gone. */
export async function renewAccount(account: Account): Promise<void> {
  const { uid, alias, secret } = account;
  const renewed = await ifThere(auth().updateUser(uid, { email: alias, password: secret }));
  if (!renewed) await createAccount(account);
}

/** Removes the account, if there is one, and with it every session. */
export async function removeAccount(uid: string): Promise<void> {
  await ifThere(auth().deleteUser(uid));
}

/** What Firebase answers about an account; undefined when there is none. */
function ifThere<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (codeOf(error) === 'auth/user-not-found') return undefined;
    throw error;
  });
}

interface Alignment {
  /** The address that it must have. */
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

const nobody = { uid: 'nobody', email: `nobody@${domain}` } as const;
let nobodyExists: Promise<void> | undefined;

/**
 * The alias that is tried when a name is unknown, of an account with a random password. Identity
 * Toolkit answers faster for an unknown address: the time would tell which names exist.
 */
export async function decoyEmail(): Promise<string> {
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

/** Every account under our own domain; those that strangers registered are left out. */
export async function* staffAccounts(): AsyncGenerator<UserRecord> {
  for await (const account of everyAccount()) {
    const isOurs = account.email?.endsWith(`@${domain}`) && account.uid !== nobody.uid;
    if (isOurs) yield account;
  }
}
