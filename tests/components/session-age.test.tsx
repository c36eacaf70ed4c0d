import { limits } from '@centre/domain/limits';
import { staffSessionMessages } from '@centre/domain/messages/staff/session';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { IdTokenResult, User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ArticlesTab } from '../../web/src/dashboard/articles/articles-tab.tsx';
import { articleDrafts, articlesTab } from '../../web/src/dashboard/articles/articles.texts.ts';
import { countArticles, staffArticlePage } from '../../web/src/data/staff/staff-articles.ts';
import { subscribeToDocument } from '../../web/src/data/staff/firestore.ts';
import { article } from '../factories/article.ts';
import { asRead } from './mount.tsx';
import { button, field, fill, mountGuarded } from './staff.tsx';

type Listener = (user: User | null) => void;

/** Firebase Auth as far as a session needs it. */
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
  signOut: () => {
    signIn(null);
    return Promise.resolve();
  },
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

/** Does something, and lets what waits for it go on. */
const settled = (work: () => unknown) => act(() => Promise.resolve(work()));

const role = 'CONTENT_MANAGER';
const { contenu: excerpt, ...known } = article();
const row = { ...known, excerpt, searchable: '' };
const hourMs = 60 * 60_000;

/** A member whose session began at `start`, by the server's clock, which is `behindMs` behind. */
function accountSince(start: number, behindMs: number): User {
  const getIdTokenResult = () =>
    Promise.resolve({
      issuedAtTime: new Date(Date.now() - behindMs).toUTCString(),
      claims: { role, session_start: start / 1000 },
    } as unknown as IdTokenResult);
  return { uid: 'uid-redaction', getIdTokenResult } as User;
}

/** A member who begins an article, on a machine whose clock is so far ahead of the server's. */
async function writeArticle(aheadMs: number) {
  const account = accountSince(Date.now() - aheadMs, aheadMs);
  mountGuarded(<ArticlesTab />);
  await settled(() => signIn(account));
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: articlesTab.create }));
  await waitFor(() => field('titre'));
  await fill(user, 'titre', 'Un début');
  // The first token may be an old one: the next tells by how much the clocks differ.
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await settled(() => auth.tokenListeners.at(-1)?.(account));
  return { user };
}

/** The machine slept, and is opened again. */
async function sleep(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await settled(() => document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  const toFake = ['setInterval', 'clearInterval', 'Date'] as const;
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true });
  Object.assign(auth, { currentUser: null, accountListeners: [], tokenListeners: [] });
  const counts = { total: 0, nouveautes: 0, technologie: 0, autres: 0 };
  vi.mocked(countArticles).mockReset().mockResolvedValue(counts);
  vi.mocked(staffArticlePage)
    .mockReset()
    .mockResolvedValue({ items: [row] });
  vi.mocked(subscribeToDocument)
    .mockReset()
    .mockImplementation((_, next) => {
      const data = () => ({ role, username: 'redaction' });
      next({ exists: () => true, metadata: { fromCache: false }, data } as never);
      return () => undefined;
    });
});

describe.each([
  ['is right', 0],
  ['is two days ahead', 48 * hourMs],
  ['is two days behind', -48 * hourMs],
])('A session on a machine whose clock %s', (_, aheadMs) => {
  it('ends after twelve hours and not before, says why, and what was typed is there afterwards', async () => {
    const { user } = await writeArticle(aheadMs);
    await sleep(limits.sessionMs - hourMs);
    expect(field('titre').value).toBe('Un début');
    await sleep(hourMs);
    await screen.findByText(asRead(staffSessionMessages.tooOld));
    expect(document.querySelector('[name=titre]')).toBeNull();

    await settled(() => signIn(accountSince(Date.now() - aheadMs, aheadMs)));
    await user.click(await screen.findByRole('button', { name: articleDrafts.resume }));
    await waitFor(() => expect(field('titre').value).toBe('Un début'));
    button(articlesTab.create);
  });
});
