import { alignAccount, removeAccount, staffAccounts } from '../data/member/accounts.ts';
import { everyDocument } from '../data/every-document.ts';
import { findMember, storedMember } from '../data/member/members.ts';
import {
  findByUsername,
  reservationOf,
  unfinishedReservations,
  releaseName,
} from '../data/member/usernames.ts';
import { logger } from '../logger.ts';

/** Numbers of corrections, and the members that the job cannot correct. */
interface Reconciliation {
  /** Released names of half-created or half-removed members. */
  readonly names: number;
  /** Accounts without a member. */
  readonly accounts: number;
  /** Members whose account differed from their document or from the reservation of their name. */
  readonly members: number;
  /** Ids of members without an account, who cannot log in until they get a new password. */
  readonly withoutAccount: readonly string[];
}

// Much longer than a function may run: older work was interrupted.
const graceMs = 10 * 60_000;

/**
 * Completes interrupted creations and removals of members, and aligns accounts with documents.
 * Accounts that strangers registered are not touched.
 *
 * @param now work that began more than ten minutes before counts as interrupted.
 */
export async function reconcileMembers(now = new Date()): Promise<Reconciliation> {
  const limit = new Date(now.getTime() - graceMs);
  return {
    names: await releaseNames(limit),
    ...(await alignMembers(limit)),
    accounts: await removeStrayAccounts(limit),
  };
}

async function releaseNames(limit: Date): Promise<number> {
  let released = 0;
  for (const reservation of await unfinishedReservations(limit)) {
    if (await releaseName(reservation)) released++;
  }
  return released;
}

async function alignMembers(limit: Date) {
  let members = 0;
  const withoutAccount: string[] = [];
  for await (const snapshot of everyDocument('users')) {
    const { member, version } = storedMember(snapshot) ?? {};
    if (!member || !version || version.toDate() >= limit) continue;
    const reservation = await findByUsername(member.username);
    const isChanged = await alignAccount(member.id, member, { alias: reservation?.alias });
    if (isChanged === undefined) withoutAccount.push(member.id);
    else if (isChanged) members++;
  }
  return { members, withoutAccount };
}

async function removeStrayAccounts(limit: Date): Promise<number> {
  let accounts = 0;
  for await (const { uid, metadata } of staffAccounts()) {
    const isRecent = new Date(metadata.creationTime) >= limit;
    if (isRecent || (await findMember(uid)) || (await reservationOf(uid))) continue;
    await removeAccount(uid);
    accounts++;
  }
  return accounts;
}

/** Nightly job; logs corrections as a warning, and tasks of an administrator as an error. */
export async function runMemberReconciliation(): Promise<void> {
  const { withoutAccount, ...corrected } = await reconcileMembers();
  if (Object.values(corrected).some((count) => count > 0)) {
    logger.warn('interrupted changes of members were completed', corrected);
  }
  if (withoutAccount.length > 0) {
    logger.error('members have no account: give them a new password', { withoutAccount });
  }
}
