import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { firebaseOptions } from '../factories/firebase-options.ts';
import '../fixed-seed.ts';

vi.stubGlobal('__FIREBASE_CONFIG__', firebaseOptions);
vi.stubGlobal('__IS_EMULATED__', false);
vi.stubGlobal('__APP_CHECK_SITE_KEY__', '');
vi.stubGlobal('__PHOTOGRAPHS__', []);

// Nothing reaches a server: each test says what a call is answered.
vi.mock('../../web/src/data/callables.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  call: vi.fn(),
}));
// Nor is there a session but the one that a test opens.
vi.mock('../../web/src/data/session/session.ts', () => ({
  subscribeToSession: vi.fn(),
  logIn: vi.fn(),
  logOut: vi.fn(),
}));

// Testimonials that could not be sent wait in a database of the browser.
vi.mock('../../web/src/data/staff/temoignage-outbox.ts', () => ({
  waitingTemoignages: () => Promise.resolve([]),
  subscribeToWaiting: () => vi.fn(),
  storeWaitingCopy: vi.fn(),
}));

// Testing Library moves a clock that stands by Jest's name only.
vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });

// A screen whose code comes later is there as soon as the machine has read it.
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
