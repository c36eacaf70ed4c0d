import { createAccount, setRoleClaim } from '../../functions/src/data/accounts.ts';
import { auth, firestore } from '../../functions/src/data/admin.ts';
import { createMember, findByUsername } from '../../functions/src/data/members.ts';
import { demoAccounts, demoPassword, type DemoAccount } from '../demo-accounts.ts';

const createdAt = new Date('2024-09-02T07:30:00Z');

/** When each account was last used; the others have never been. */
const lastLogins: Readonly<Record<string, string>> = {
  superadmin: '2025-09-01T07:42:00Z',
  direction: '2025-09-03T08:15:00Z',
  redaction: '2025-08-28T11:58:00Z',
  scolarite: '2025-09-04T07:31:00Z',
  ancien: '2025-02-14T16:20:00Z',
};

/** The demonstration accounts; what an interrupted run left undone is finished. */
export async function createMembers(): Promise<void> {
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

async function uidOf(account: DemoAccount): Promise<string> {
  const { username, role, isActive } = account;
  const found = await findByUsername(username);
  if (found) {
    await finish(account, found);
    return found.uid;
  }
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

/** The member's document is there; whether the account is too, only asking tells. */
async function finish(account: DemoAccount, found: { uid: string; alias: string }) {
  const { role, isActive } = account;
  const { users } = await auth().getUsers([{ uid: found.uid }]);
  if (users.length === 0) {
    await createAccount({ ...found, password: demoPassword, role, isActive });
  } else if (isActive) {
    await setRoleClaim(found.uid, role);
  }
}
