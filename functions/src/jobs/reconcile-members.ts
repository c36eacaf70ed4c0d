import { logger } from 'firebase-functions';
import { reconcileMembers } from '../data/member-reconciliation.ts';

/** Finishes what interrupted creations, changes and removals of members left, and says so. */
export async function runMemberReconciliation(): Promise<void> {
  const { names, accounts, members } = await reconcileMembers();
  const found = names + accounts + members;
  if (found === 0) return;
  logger.warn('members that something had interrupted were put right', {
    names,
    accounts,
    members,
  });
}
