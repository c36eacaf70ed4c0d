import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { staffSessionMessages as texts } from '@centre/domain/messages/staff/session';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { signOut, type IdTokenResult, type User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ArticlesTab } from '../../web/src/dashboard/articles/articles-tab.tsx';
import { articleDrafts, articlesTab } from '../../web/src/dashboard/articles/articles.texts.ts';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { toast } from '../../web/src/dashboard/ui/toaster.ts';
import { call, CallError } from '../../web/src/data/callables.ts';
import { countArticles, staffArticlePage } from '../../web/src/data/staff/staff-articles.ts';
import { subscribeToDocument } from '../../web/src/data/staff/firestore.ts';
import { loadTimeLimitMs } from '../../web/src/data/time-limit.ts';
import { article } from '../factories/article.ts';
import { normalizeText, advanceTime } from './mount.tsx';
import { button, field, fill, mountGuarded } from './staff.tsx';

type Listener = (user: User | null) => void;

/** Mock of Firebase Auth, with the listeners that a session registers. */
const auth = vi.hoisted(() => ({
  currentUser: null as User | null,
  accountListeners: [] as Listener[],
  tokenListeners: [] as Listener[],
}));

vi.mock('firebase/auth', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  initializeAuth: () => auth,
  onAuthStateChanged: (_: unknown, listener: Listener) => {
    auth.accountListeners.push(listener);
    return () => undefined;
  },
  onIdTokenChanged: (_: unknown, listener: Listener) => {
    auth.tokenListeners.push(listener);
    return () => undefined;
  },
  signOut: vi.fn(() => {
    signIn(null);
    return Promise.resolve();
  }),
}));
vi.mock('../../web/src/data/staff/staff-articles.ts');
vi.mock('../../web/src/data/staff/firestore.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  subscribeToDocument: vi.fn(),
}));
vi.unmock('../../web/src/data/session/session.ts');

function signIn(user: User | null): void {
  auth.currentUser = user;
  for (const listener of [...auth.accountListeners, ...auth.tokenListeners]) listener(user);
}

/** Runs an action and the effects that follow. */
const actAndSettle = (work: () => unknown) => act(() => Promise.resolve(work()));

const role = 'CONTENT_MANAGER';
const { contenu: excerpt, ...known } = article();
const row = { ...known, excerpt, searchable: '' };
const getIdToken = vi.fn();
const hourMs = 60 * 60_000;

/** Member with a session since `start` (epoch ms), by a server clock `behindMs` behind. */
function accountSince(start: number, behindMs: number): User {
  const getIdTokenResult = () =>
    Promise.resolve({
      issuedAtTime: new Date(Date.now() - behindMs).toUTCString(),
      claims: { role, session_start: start / 1000 },
    } as unknown as IdTokenResult);
  return { uid: 'uid-redaction', getIdTokenResult, getIdToken } as unknown as User;
}

/** Types a new article, on a device whose clock is `aheadMs` ahead of the server's clock. */
async function writeArticle(aheadMs: number) {
  const toFake = ['setInterval', 'clearInterval', 'Date'] as const;
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true });
  vi.mocked(countArticles).mockResolvedValue({} as never);
  vi.mocked(staffArticlePage).mockResolvedValue({ items: [row] });
  const account = accountSince(Date.now() - aheadMs, aheadMs);
  const user = mountGuarded(<ArticlesTab />);
  await actAndSettle(() => signIn(account));
  await user.click(await screen.findByRole('button', { name: articlesTab.create }));
  await waitFor(() => field('titre'));
  await fill(user, 'titre', 'Un début');
  // The first token may be old, so the session reads the clock difference from the next token.
  await advanceTime(30_000);
  await actAndSettle(() => auth.tokenListeners.at(-1)?.(account));
  return user;
}

/** Advances the clock by `ms` and wakes the page, as after a sleep of the device. */
async function sleep(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await actAndSettle(() => document.dispatchEvent(new Event('visibilitychange')));
}

let refuseDocument: (error: unknown) => void;

beforeEach(() => {
  Object.assign(auth, { currentUser: null, accountListeners: [], tokenListeners: [] });
  getIdToken.mockResolvedValue('jeton');
  vi.mocked(subscribeToDocument).mockImplementation((_, next, fail) => {
    refuseDocument = fail;
    const data = () => ({ role, username: 'redaction' });
    next({ exists: () => true, metadata: { fromCache: false }, data } as never);
    return () => undefined;
  });
});

describe.each([
  ['is right', 0],
  ['is two days ahead', 48 * hourMs],
  ['is two days behind', -48 * hourMs],
])('Session on a device whose clock %s', (_, aheadMs) => {
  it('ends after exactly twelve hours with its reason, and keeps the draft', async () => {
    const user = await writeArticle(aheadMs);
    await sleep(limits.sessionMs - 60_000);
    expect(field('titre').value).toBe('Un début');
    await sleep(60_000);
    await screen.findByText(normalizeText(texts.tooOld));
    expect(document.querySelector('[name=titre]')).toBeNull();

    await actAndSettle(() => signIn(accountSince(Date.now() - aheadMs, aheadMs)));
    await user.click(await screen.findByRole('button', { name: articleDrafts.resume }));
    await waitFor(() => expect(field('titre').value).toBe('Un début'));
    button(articlesTab.create);
  });
});

const applicant = 'Afi Mensah';

/** Shows the name of an applicant to a signed-in member. */
async function openApplicant(): Promise<UserEvent> {
  const user = mountGuarded(<p>{applicant}</p>);
  await actAndSettle(() => signIn(accountSince(Date.now(), 0)));
  await screen.findByText(applicant);
  return user;
}

const logOut = (user: UserEvent) => user.click(button(dashboard.logOut));

describe('Logout', () => {
  it('calls the server and hides the page, then signs out once it has answered', async () => {
    const dismissAll = vi.spyOn(toast, 'dismissAll');
    const user = await openApplicant();
    const answer = Promise.withResolvers<unknown>();
    vi.mocked(call).mockReturnValue(answer.promise);
    await logOut(user);
    expect(screen.getByRole('status', { name: dashboard.loggingOut })).toBeDefined();
    expect(screen.queryByText(applicant)).toBeNull();
    expect(screen.queryByRole('button', { name: dashboard.logOut })).toBeNull();
    expect(dismissAll).toHaveBeenCalledOnce();
    expect(vi.mocked(call).mock.calls).toEqual([['logout', {}]]);
    expect(signOut).not.toHaveBeenCalled();

    answer.resolve({ success: true });
    await screen.findByText(messages.session.loggedOut);
    expect(signOut).toHaveBeenCalledOnce();
    expect(screen.queryByText(texts.loggedOutHere)).toBeNull();
  });

  it.each([
    ['cannot be reached', () => new CallError('unreachable', messages.session.offline)],
    ['fails', () => new CallError('failed', '')],
  ])('signs out locally with a message when the server %s', async (_, failure) => {
    const success = vi.spyOn(toast, 'success');
    const user = await openApplicant();
    vi.mocked(call).mockRejectedValue(failure());
    await logOut(user);
    await screen.findByText(texts.loggedOutHere);
    expect(signOut).toHaveBeenCalledOnce();
    expect(success).not.toHaveBeenCalled();
  });

  it('sends no call without a token', async () => {
    const user = await openApplicant();
    getIdToken.mockRejectedValue(new Error('auth/network-request-failed'));
    await logOut(user);
    await screen.findByText(texts.loggedOutHere);
    expect(call).not.toHaveBeenCalled();
  });

  it('signs out locally when the server exceeds the time limit', async () => {
    const user = await openApplicant();
    vi.useFakeTimers();
    vi.mocked(call).mockReturnValue(new Promise(() => undefined));
    await logOut(user);
    await advanceTime(loadTimeLimitMs - 100);
    expect(signOut).not.toHaveBeenCalled();
    await advanceTime(200);
    expect(signOut).toHaveBeenCalledOnce();
    expect(screen.getByText(texts.loggedOutHere)).toBeDefined();
  });
});

it('Session withdrawn by the server signs out without a call', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await openApplicant();
  act(() => refuseDocument({ code: 'permission-denied' }));
  await screen.findByText(texts.withdrawn);
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(call).not.toHaveBeenCalled();
});
