import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { firebaseOptions } from '../factories/firebase-options.ts';
import '../fixed-seed.ts';

vi.stubGlobal('__FIREBASE_CONFIG__', firebaseOptions);
vi.stubGlobal('__IS_EMULATED__', false);
vi.stubGlobal('__APP_CHECK_SITE_KEY__', '');
vi.stubGlobal('__PHOTOGRAPHS__', []);

// No call reaches a server; each test mocks the answers.
vi.mock('../../web/src/data/callables.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  call: vi.fn(),
}));
// No session exists until a test opens a session.
vi.mock('../../web/src/data/session/session.ts', () => ({
  subscribeToSession: vi.fn(),
  logIn: vi.fn(),
  logOut: vi.fn(),
}));

// Unsent temoignages wait in IndexedDB, which happy-dom lacks.
vi.mock('../../web/src/data/staff/temoignage-outbox.ts', () => ({
  waitingTemoignages: () => Promise.resolve([]),
  subscribeToWaiting: () => vi.fn(),
  storeWaitingCopy: vi.fn(),
}));

// Testing Library advances fake timers only through the global `jest`.
vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });

// A lazily loaded screen appears only after the machine has loaded its code.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.resetAllMocks();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
