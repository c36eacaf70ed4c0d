import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { LoginScreen } from '../../web/src/dashboard/session/login-screen.tsx';
import { login } from '../../web/src/dashboard/session/login.texts.ts';
import { dashboardSystem } from '../../web/src/dashboard/ui/theme.ts';
import { CallError } from '../../web/src/data/callables.ts';
import { logIn } from '../../web/src/data/session/session.ts';
import { button, changeSession, fill, field, mountSection, uidOf } from './staff.tsx';
import { advanceTime } from './mount.tsx';

const texts = messages.session;

function openLogin() {
  vi.mocked(logIn).mockResolvedValue();
  render(
    <ChakraProvider value={dashboardSystem}>
      <LoginScreen end={undefined} />
    </ChakraProvider>,
  );
  const user = userEvent.setup({ delay: null });
  return {
    user,
    enter: async (username: string, password: string) => {
      await fill(user, 'username', username);
      await fill(user, 'password', password);
      await user.click(button(login.submit));
    },
  };
}

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('Login screen', () => {
  it('requires both a name and a password', async () => {
    const { enter } = openLogin();
    for (const [username, password] of [
      ['superadmin', ''],
      ['   ', 'quelque chose'],
    ] as const) {
      await enter(username, password);
      expect(alerts()).toEqual([texts.credentialsRequired]);
    }
    expect(logIn).not.toHaveBeenCalled();
  });

  it.each([
    ['a rejection with a reason', new CallError('refused', texts.refused), texts.refused],
    ['a rejection without a reason', new CallError('refused', ''), texts.failed],
    ['a server failure', new CallError('failed', ''), texts.error],
    ['a network failure', new CallError('unreachable', texts.offline), texts.offline],
  ])('shows a dismissible message for %s, and keeps the name', async (_, failure, message) => {
    const { user, enter } = openLogin();
    vi.mocked(logIn).mockRejectedValueOnce(failure);
    await enter('superadmin', 'pas le bon');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await user.click(button(common.dismiss));
    expect(alerts()).toEqual([]);
    expect(field('username').value).toBe('superadmin');
    await user.click(button(login.submit));
    await waitFor(() => expect(logIn).toHaveBeenCalledTimes(2));
    expect(logIn).toHaveBeenLastCalledWith('superadmin', 'pas le bon');
  });

  it('shows a generic message for an unexpected error, and logs it', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const { enter } = openLogin();
    const failure = new Error('auth/invalid-custom-token');
    vi.mocked(logIn).mockRejectedValueOnce(failure);
    await enter('superadmin', 'le bon');
    expect((await screen.findByRole('alert')).textContent).toBe(texts.unexpected);
    expect(complaint).toHaveBeenCalledWith(expect.any(String), failure);
  });
});

describe('Rate-limited login', () => {
  const { loginWait: wait } = serverMessages;

  /** Sends a login that the server delays by three seconds, on a fake clock. */
  async function sendTooSoon() {
    const opened = openLogin();
    const refusal = new CallError('refused', wait, {}, 'resource-exhausted', 3);
    vi.mocked(logIn).mockRejectedValueOnce(refusal);
    vi.useFakeTimers();
    await opened.enter('lecture', 'le bon');
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe(login.again(3)));
    return opened;
  }

  it('counts down, then is retried automatically', async () => {
    await sendTooSoon();
    await advanceTime(1_000);
    expect(screen.getByRole('timer').textContent).toBe(login.again(2));
    await advanceTime(3_000);
    expect(vi.mocked(logIn).mock.calls).toEqual(Array(2).fill(['lecture', 'le bon']));
    expect(alerts()).toEqual([]);
  });

  it.each([
    [
      'the input changes',
      () => fireEvent.input(field('password'), { target: { value: 'à' } }),
      [wait],
    ],
    ['the message is dismissed', () => fireEvent.click(button(common.dismiss)), []],
  ] as const)('is not retried once %s', async (_, act, shown) => {
    await sendTooSoon();
    act();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(alerts()).toEqual(shown);
    await advanceTime(5_000);
    expect(logIn).toHaveBeenCalledTimes(1);
  });
});

it('Session dispatches an event with its member on login, and null on logout', () => {
  const received = vi.fn();
  addEventListener('authentication-changed', (event) => {
    received((event as CustomEvent).detail);
  });
  mountSection(<p />, 'VIEWER');
  const member = { id: uidOf('VIEWER'), username: 'viewer', role: 'VIEWER' };
  expect(received.mock.calls).toEqual([[member]]);
  changeSession('signedOut');
  expect(received.mock.calls).toEqual([[member], [null]]);
});
