import { messages } from '@centre/domain/messages/messages';
import { staffSessionMessages } from '@centre/domain/messages/staff/session';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import type { DocumentSnapshot } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { toast } from '../../web/src/dashboard/ui/toaster.ts';
import { call, CallError } from '../../web/src/data/callables.ts';
import { auth } from '../../web/src/data/session/auth.ts';
import { subscribeToDocument } from '../../web/src/data/staff/firestore.ts';
import { loadTimeLimitMs } from '../../web/src/data/time-limit.ts';
import { button, mountGuarded } from './staff.tsx';

vi.unmock('../../web/src/data/session/session.ts');
vi.mock('firebase/auth', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...{ initializeAuth: () => ({ currentUser: null }) },
  ...{ onAuthStateChanged: vi.fn(), onIdTokenChanged: () => vi.fn(), signOut: vi.fn() },
}));
vi.mock('../../web/src/data/staff/firestore.ts', () => ({ subscribeToDocument: vi.fn() }));

const applicant = 'Afi Mensah';
const says = staffSessionMessages;
const getIdToken = vi.fn();

let refuseDocument: (error: unknown) => void;

/** Shows an applicant to a member whose session Firebase knows. */
async function mountConnected() {
  const claims = { role: 'VIEWER' };
  const account = {
    uid: 'membre',
    getIdToken,
    getIdTokenResult: () => Promise.resolve({ claims }),
  } as unknown as User;
  const become = (user: User | null) => Object.assign(auth, { currentUser: user });
  vi.mocked(onAuthStateChanged).mockImplementation((_, listener) => {
    const tell = listener as (user: User | null) => void;
    become(account);
    tell(account);
    vi.mocked(signOut).mockImplementation(() => {
      become(null);
      tell(null);
      return Promise.resolve();
    });
    return vi.fn();
  });
  vi.mocked(subscribeToDocument).mockImplementation((_, next, fail) => {
    refuseDocument = fail;
    const data = () => ({ username: 'lecture', ...claims });
    next({ metadata: { fromCache: false }, data } as unknown as DocumentSnapshot);
    return vi.fn();
  });
  mountGuarded(<p>{applicant}</p>);
  await screen.findByText(applicant);
}

const logOut = () => userEvent.setup({ delay: null }).click(button(dashboard.logOut));

beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(signOut).mockReset();
  getIdToken.mockReset().mockResolvedValue('jeton');
});

describe('Logging out', () => {
  it('tells the server, shows nothing meanwhile, and signs out here once it has answered', async () => {
    const dismissAll = vi.spyOn(toast, 'dismissAll');
    await mountConnected();
    const answer = Promise.withResolvers<unknown>();
    vi.mocked(call).mockReturnValue(answer.promise);
    await logOut();
    expect(screen.getByRole('status', { name: dashboard.leaving })).toBeDefined();
    expect(screen.queryByText(applicant)).toBeNull();
    expect(screen.queryByRole('button', { name: dashboard.logOut })).toBeNull();
    expect(dismissAll).toHaveBeenCalledOnce();
    expect(vi.mocked(call).mock.calls).toEqual([['logout', {}]]);
    expect(signOut).not.toHaveBeenCalled();

    answer.resolve({ success: true });
    await screen.findByText(messages.session.loggedOut);
    expect(signOut).toHaveBeenCalledOnce();
    expect(screen.queryByText(says.loggedOutHere)).toBeNull();
  });

  it.each([
    ['cannot be reached', () => new CallError('unreachable', messages.session.offline)],
    ['breaks down', () => new CallError('failed', '')],
  ])('signs out here when the server %s, and says so', async (_, failure) => {
    const success = vi.spyOn(toast, 'success');
    await mountConnected();
    vi.mocked(call).mockRejectedValue(failure());
    await logOut();
    await screen.findByText(says.loggedOutHere);
    expect(signOut).toHaveBeenCalledOnce();
    expect(success).not.toHaveBeenCalled();
  });

  it('sends no call without the token that it would end', async () => {
    await mountConnected();
    getIdToken.mockRejectedValue(new Error('auth/network-request-failed'));
    await logOut();
    await screen.findByText(says.loggedOutHere);
    expect(call).not.toHaveBeenCalled();
  });

  it('waits for the server no longer than for anything else', async () => {
    await mountConnected();
    vi.useFakeTimers();
    vi.mocked(call).mockReturnValue(new Promise(() => undefined));
    await logOut();
    await act(() => vi.advanceTimersByTimeAsync(loadTimeLimitMs - 100));
    expect(signOut).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(signOut).toHaveBeenCalledOnce();
    expect(screen.getByText(says.loggedOutHere)).toBeDefined();
  });
});

it('A session that the server has withdrawn is left without a word to it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await mountConnected();
  act(() => refuseDocument({ code: 'permission-denied' }));
  await screen.findByText(says.withdrawn);
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(call).not.toHaveBeenCalled();
});
