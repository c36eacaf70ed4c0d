import { logger } from 'firebase-functions';
import { alignAccount, removeAccount, staffAccounts } from '../data/accounts.ts';
import { findMember } from '../data/members.ts';
import { reservationOf, unfinishedReservations, withdraw } from '../data/usernames.ts';

/** How many of each kind were corrected. */
export interface Reconciliation {
  /** Names of half-created or half-removed members. */
  readonly names: number;
  /** Accounts without a member. */
  readonly accounts: number;
  /** Members whose account differed from their document. */
  readonly members: number;
}

// Much longer than a function may run: older work was interrupted.
const graceMs = 10 * 60_000;

/**
 * Completes interrupted creations and removals of members, and aligns accounts with documents.
 * Accounts that strangers registered are not touched.
 *
 * @param now ten minutes after the latest work that may have been interrupted.
 */
export async function reconcileMembers(now = new Date()): Promise<Reconciliation> {
  const limit = new Date(now.getTime() - graceMs);
  const names = await releaseNames(limit);
  let accounts = 0;
  let members = 0;
  for await (const { uid, createdAt } of staffAccounts()) {
    const found = await findMember(uid);
    if (found && found.version.toDate() < limit) {
      if (await alignAccount(uid, found.member)) members++;
    } else if (!found && createdAt < limit && !(await reservationOf(uid))) {
      await removeAccount(uid);
      accounts++;
    }
  }
  return { names, accounts, members };
}

async function releaseNames(limit: Date): Promise<number> {
  let released = 0;
  for (const reservation of await unfinishedReservations(limit)) {
    if (await withdraw(reservation)) released++;
  }
  return released;
}

/** The nightly job, which logs only what it corrected. */
export async function runMemberReconciliation(): Promise<void> {
  const { names, accounts, members } = await reconcileMembers();
  if (names + accounts + members === 0) return;
  logger.warn('interrupted changes of members were completed', { names, accounts, members });
}
