import { logger } from 'firebase-functions';
import { alignAccount, removeAccount, staffAccounts } from '../data/accounts.ts';
import { findMember } from '../data/members.ts';
import { reservationOf, unfinishedReservations, withdraw } from '../data/usernames.ts';

/** How many of each kind were found and put right. */
export interface Reconciliation {
  /** Names that were held by someone half created or half removed. */
  readonly names: number;
  /** Accounts that belonged to nobody. */
  readonly accounts: number;
  /** Members whose account said something else than their document. */
  readonly members: number;
}

// Much longer than any function may run: what is older is nobody's work in progress.
const graceMs = 10 * 60_000;

/**
 * Finishes what a crash between two writes left undone: half-made and half-removed members,
 * and accounts that disagree with their member's document. Accounts that strangers registered
 * are not touched.
 *
 * @param now the end of the ten minutes in which nobody's work is interfered with.
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

/** The nightly job; it logs only when there was something to do. */
export async function runMemberReconciliation(): Promise<void> {
  const { names, accounts, members } = await reconcileMembers();
  if (names + accounts + members === 0) return;
  logger.warn('interrupted changes of members were completed', { names, accounts, members });
}
