import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { member } from '../../../tests/factories/member.ts';
import { omit } from '../../../tests/factories/omit.ts';
import * as accounts from '../data/member/accounts.ts';
import * as members from '../data/member/members.ts';
import * as usernames from '../data/member/usernames.ts';
import { checkCredentials } from './credentials.ts';
import * as identityToolkit from './identity-toolkit.ts';

const ama = omit(member({ id: 'ama' }), 'lastLogin');

const signsIn = () => vi.spyOn(identityToolkit, 'signInWithPassword');
const opens = (uid: string) => signsIn().mockResolvedValue({ uid, claimedRole: 'VIEWER' });
const refusal = { code: 'unauthenticated', message: messages.session.refused };

beforeEach(() => {
  vi.spyOn(accounts, 'decoyEmail').mockResolvedValue('nobody@staff.invalid');
  vi.spyOn(accounts, 'setRoleClaim').mockResolvedValue();
  const reserved = { uid: 'ama', alias: 'alias@staff.invalid', salt: 'sel' };
  vi.spyOn(usernames, 'findByUsername').mockResolvedValue(reserved as usernames.Reservation);
  vi.spyOn(members, 'memberOf').mockResolvedValue(ama);
  opens('ama');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('checkCredentials', () => {
  it('returns the member whose account accepts the password', async () => {
    expect(await checkCredentials('ama', 'secret')).toEqual(ama);
    const opened = ['alias@staff.invalid', accounts.accountPassword('secret', 'sel')] as const;
    expect(identityToolkit.signInWithPassword).toHaveBeenCalledExactlyOnceWith(...opened);
    expect(accounts.setRoleClaim).not.toHaveBeenCalled();
  });

  it('tries the normalized, then the typed password, for unknown names too', async () => {
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

  it('corrects the role claim of the account', async () => {
    vi.mocked(members.memberOf).mockResolvedValue({ ...ama, role: 'ADMIN_FULL' });
    await checkCredentials('ama', 'secret');
    expect(accounts.setRoleClaim).toHaveBeenCalledExactlyOnceWith('ama', 'ADMIN_FULL');
  });

  it.each([
    ['open another member’s account', () => opens('kossi')],
    [
      'open no account',
      () => vi.spyOn(identityToolkit, 'signInWithPassword').mockResolvedValue(undefined),
    ],
    ['have no member', () => vi.spyOn(members, 'memberOf').mockResolvedValue(undefined)],
  ])('rejects credentials that %s', async (_, arrange) => {
    arrange();
    await expect(checkCredentials('ama', 'secret')).rejects.toMatchObject(refusal);
  });
});
