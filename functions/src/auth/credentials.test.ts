import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@centre/domain/messages';
import { checkCredentials } from './credentials.ts';
import { memberOf, type KnownMember } from '../data/members.ts';
import { signInWithPassword } from './identity-toolkit.ts';

vi.mock('../data/accounts.ts', () => ({
  aliasOfNobody: () => Promise.resolve('nobody@staff.invalid'),
  setRoleClaim: vi.fn(),
}));
vi.mock('../data/usernames.ts', () => ({
  findByUsername: () => Promise.resolve({ uid: 'ama', alias: 'alias@staff.invalid' }),
}));
vi.mock('../data/members.ts');
vi.mock('./identity-toolkit.ts');

const ama: KnownMember = {
  id: 'ama',
  username: 'ama',
  email: 'ama@cfpi.example',
  role: 'VIEWER',
  isActive: true,
  createdAt: new Date(0),
  canBeDeleted: true,
};

const opens = (uid: string) => {
  vi.mocked(signInWithPassword).mockResolvedValue({
    uid,
    idToken: 'jeton',
    claimedRole: 'VIEWER',
  });
};
const refusal = { code: 'unauthenticated', message: messages.session.refused };

beforeEach(() => {
  vi.mocked(memberOf).mockResolvedValue(ama);
  opens('ama');
});

describe('A name and a password', () => {
  it('that open the session of their member are accepted', async () => {
    expect(await checkCredentials('ama', 'secret')).toMatchObject({
      member: { id: 'ama' },
      idToken: 'jeton',
    });
  });

  it('that open the session of somebody else are refused', async () => {
    opens('kossi');
    await expect(checkCredentials('ama', 'secret')).rejects.toMatchObject(refusal);
  });

  it('that open a session for nobody who is a member are refused', async () => {
    vi.mocked(memberOf).mockResolvedValue(undefined);
    opens('nobody');
    await expect(checkCredentials('ama', 'secret')).rejects.toMatchObject(refusal);
  });

  it('that open none are refused', async () => {
    vi.mocked(signInWithPassword).mockResolvedValue(undefined);
    await expect(checkCredentials('ama', 'secret')).rejects.toMatchObject(refusal);
  });
});
