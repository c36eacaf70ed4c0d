import { firestore } from '../../functions/src/data/admin.ts';
import { createMember } from '../../functions/src/data/member/changes.ts';
import { reconcileMembers } from '../../functions/src/jobs/reconcile-members.ts';
import { findByUsername } from '../../functions/src/data/member/usernames.ts';
import { demoAccounts, demoPassword, type DemoAccount } from '../demo-accounts.ts';

const createdAt = new Date('2024-09-02T07:30:00Z');

/** Last login by username; accounts without one have never been used. */
const lastLogins: Readonly<Record<string, string>> = {
  superadmin: '2025-09-01T07:42:00Z',
  direction: '2025-09-03T08:15:00Z',
  redaction: '2025-08-28T11:58:00Z',
  scolarite: '2025-09-04T07:31:00Z',
  ancien: '2025-02-14T16:20:00Z',
};

const hourMs = 60 * 60_000;

/** Creates the demonstration accounts, or completes an interrupted run. */
export async function createMembers(): Promise<void> {
  // Nothing else runs yet, so even recent unfinished work was interrupted.
  await reconcileMembers(new Date(Date.now() + hourMs));
  for (const account of demoAccounts) {
    const uid = await uidOf(account);
    await firestore().doc(`users/${uid}`).update({ createdAt });
    const lastLogin = lastLogins[account.username];
    if (lastLogin === undefined) continue;
    await firestore()
      .doc(`connexions/${uid}`)
      .set({ lastLogin: new Date(lastLogin) });
  }
}

async function uidOf({ username, role, isActive }: DemoAccount): Promise<string> {
  const found = await findByUsername(username);
  if (found) return found.uid;
  const { id } = await createMember({
    username,
    email: `${username}@cfpi.example`,
    password: demoPassword,
    role,
    isActive,
    canBeDeleted: role !== 'SUPER_ADMIN',
  });
  return id;
}
