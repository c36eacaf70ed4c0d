import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import * as accounts from '../data/member/accounts.ts';
import * as members from '../data/member/members.ts';
import * as usernames from '../data/member/usernames.ts';
import { checkCredentials } from './credentials.ts';
import * as identityToolkit from './identity-toolkit.ts';

const ama: members.KnownMember = {
  id: 'ama',
  username: 'ama',
  email: 'ama@cfpi.example',
  role: 'VIEWER',
  isActive: true,
  createdAt: new Date(0),
  canBeDeleted: true,
};

const opens = (uid: string) => {
  vi.spyOn(identityToolkit, 'signInWithPassword').mockResolvedValue({
    uid,
    claimedRole: 'VIEWER',
  });
};
const refusal = { code: 'unauthenticated', message: messages.session.refused };

beforeEach(() => {
  vi.spyOn(accounts, 'decoyEmail').mockResolvedValue('nobody@staff.invalid');
  vi.spyOn(accounts, 'setRoleClaim').mockResolvedValue();
  vi.spyOn(usernames, 'findByUsername').mockResolvedValue({
    uid: 'ama',
    alias: 'alias@staff.invalid',
    salt: 'sel',
  } as usernames.Reservation);
  vi.spyOn(members, 'memberOf').mockResolvedValue(ama);
  opens('ama');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('A name and a password', () => {
  it('that open the session of their member are accepted', async () => {
    expect(await checkCredentials('ama', 'secret')).toEqual(ama);
    const secret = accounts.accountPassword('secret', 'sel');
    expect(identityToolkit.signInWithPassword).toHaveBeenCalledExactlyOnceWith(
      'alias@staff.invalid',
      secret,
    );
    expect(accounts.setRoleClaim).not.toHaveBeenCalled();
  });

  it('are tried in the present spelling, then as typed, for a known and an unknown name alike', async () => {
    const typed = 'Cle\u0301 a\u00A0molette';
    const tried = () =>
      vi.mocked(identityToolkit.signInWithPassword).mock.calls.map(([, secret]) => secret);
    const secrets = ['Clé a molette', typed].map((each) =>
      accounts.accountPassword(each, 'sel'),
    );
    await checkCredentials('ama', typed);
    expect(tried()).toEqual(secrets.slice(0, 1));

    vi.mocked(identityToolkit.signInWithPassword)
      .mockReset()
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce({ uid: 'ama', claimedRole: 'VIEWER' });
    expect(await checkCredentials('ama', typed)).toEqual(ama);
    expect(tried()).toEqual(secrets);

    vi.mocked(identityToolkit.signInWithPassword).mockReset().mockResolvedValue(undefined);
    vi.mocked(usernames.findByUsername).mockResolvedValue(undefined);
    await expect(checkCredentials('personne', typed)).rejects.toMatchObject(refusal);
    expect(tried()).toHaveLength(2);
  });

  it('correct the role that the account claims', async () => {
    vi.mocked(members.memberOf).mockResolvedValue({ ...ama, role: 'ADMIN_FULL' });
    await checkCredentials('ama', 'secret');
    expect(accounts.setRoleClaim).toHaveBeenCalledExactlyOnceWith('ama', 'ADMIN_FULL');
  });

  it('that open the session of another member are refused', async () => {
    opens('kossi');
    await expect(checkCredentials('ama', 'secret')).rejects.toMatchObject(refusal);
  });

  it('that open a session without a member are refused', async () => {
    vi.mocked(members.memberOf).mockResolvedValue(undefined);
    opens('nobody');
    await expect(checkCredentials('ama', 'secret')).rejects.toMatchObject(refusal);
  });

  it('that open none are refused', async () => {
    vi.mocked(identityToolkit.signInWithPassword).mockResolvedValue(undefined);
    await expect(checkCredentials('ama', 'secret')).rejects.toMatchObject(refusal);
  });
});
