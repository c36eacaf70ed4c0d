import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { suite } from '../suite.ts';
import {
  keepEvidence,
  noteComplaints,
  refusedCount,
  surprises,
  whenComplained,
  type NamedComplaints,
} from './complaints.ts';
import { lacking, takeAway } from './oldest-browsers.ts';
import { logIn, sections } from './staff.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process less to talk to, and no time for compiling what runs only once: a tenth and more
  // of a journey's work.
  '--in-process-gpu',
  '--js-flags=--max-lazy --no-opt --no-maglev --no-sparkplug',
];

/**
 * What every browser is made to lack: what the oldest ones do that the site is made for, but for
 * what Playwright itself asks of a page.
 */
const lacked =
  process.env['OLDEST_BROWSERS'] === undefined
    ? []
    : lacking().filter((place) => place.at(-1) !== 'checkVisibility');

/** Widths at which every screen is used, in pixels. */
export const wide = 1440;
export const narrow = 390;

export interface VisitSettings {
  /** Where the site is, if it is not the suite's own Hosting. */
  readonly origin?: string;
  /**
   * Whether the site may keep what was read; not otherwise, because what a service worker
   * fetches cannot be answered by a test.
   */
  readonly keepsPages?: boolean;
  /** Whether the browser runs scripts. */
  readonly runsScripts?: boolean;
  /** The demonstration account that is signed in already; nobody when left out. */
  readonly as?: DemoUsername;
}

/** A page that somebody opened, and what went wrong on it. */
export interface Visit {
  readonly page: Page;
  /**
   * What the browser's console called an error, with the address that it is about, and
   * exceptions that nobody caught.
   */
  readonly complaints: string[];
  /** Names a complaint that this visit has to bring. Any that is not named fails the test. */
  readonly expectComplaint: (pattern: RegExp) => void;
  /** The same for one that depends on which of two events comes first. */
  readonly allowComplaint: (pattern: RegExp) => void;
}

type WatchedVisit = Visit & NamedComplaints;

let started: Promise<Browser> | undefined;
let tracesRemoved: Promise<void> | undefined;
const signedInStates = new Map<string, Promise<StorageState>>();

/** The browser of the test file. One that has ended or could not be launched is replaced. */
export function sharedBrowser(): Promise<Browser> {
  if (started) return started;
  const launched = launch(() => {
    if (started === launched) started = undefined;
  });
  started = launched;
  return launched;
}

/** Launches Chromium; `forget` is called when it has ended, however that came. */
async function launch(forget: () => void): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  // Playwright leaves the traces of each context behind unless all of them have one folder.
  const tracesDir = await mkdtemp(join(tmpdir(), 'traces-'));
  const clean = () => {
    forget();
    // Playwright may still be writing the last lines of a trace.
    tracesRemoved = rm(tracesDir, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const browser = await chromium.launch({
      args: quiet,
      tracesDir,
      ...(executablePath && { executablePath }),
    });
    return browser.on('disconnected', clean);
  } catch (error) {
    clean();
    throw error;
  }
}

/** Closes the browser at the end of a test file: the next file launches its own. */
export async function closeBrowser(): Promise<void> {
  await (await started)?.close();
  await tracesRemoved;
}

/** Opens a page for a test, in a browser of its own. */
export type OpenVisit = (
  path: string,
  width?: number,
  settings?: VisitSettings,
) => Promise<Visit>;

/** What a browser keeps of somebody who has logged in once, by the login screen. */
export function signedInState(username: DemoUsername, origin: string): Promise<StorageState> {
  const key = `${username} ${origin}`;
  const known = signedInStates.get(key);
  if (known) return known;
  // A function that has to be started first may answer too late: a second try, and no memory.
  const state = logInOnce(username, origin)
    .catch(() => logInOnce(username, origin))
    .catch((error: unknown) => {
      signedInStates.delete(key);
      throw error;
    });
  signedInStates.set(key, state);
  return state;
}

async function logInOnce(username: DemoUsername, origin: string): Promise<StorageState> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto('/dashboard');
    await logIn(page, username);
    await sections(page).waitFor();
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}

/**
 * A real browser for the tests of a file. Each visit is a stranger's: nothing is remembered
 * from one to the next. A page that complains makes its test fail.
 *
 * @param change is called with each visit's browser before its first page.
 */
export function useBrowser(change?: (context: BrowserContext) => Promise<unknown>) {
  let visits: WatchedVisit[] = [];

  afterEach(async ({ task }) => {
    const opened = visits;
    // Whatever goes wrong from here on is no business of the next test.
    visits = [];
    const hasFailed = task.result?.state === 'fail';
    if (!hasFailed) await whenComplained(opened);
    const found = opened.flatMap(surprises);
    if (hasFailed || found.length > 0) await keepEvidence(task, opened);
    await Promise.all(opened.map(({ page }) => leave(page.context())));
    expect(found).toEqual([]);
  });

  afterAll(closeBrowser);

  /** Opens `path` in a fresh browser of the given width; a public page is alive by then. */
  const visit: OpenVisit = async (path, width = narrow, settings = {}) => {
    const {
      origin = suite.origin('hosting'),
      keepsPages = false,
      runsScripts = true,
    } = settings;
    const { as } = settings;
    const browser = await sharedBrowser();
    const context = await browser.newContext({
      baseURL: origin,
      serviceWorkers: keepsPages ? 'allow' : 'block',
      locale: 'fr-FR',
      viewport: { width, height: 900 },
      javaScriptEnabled: runsScripts,
      ...(as && { storageState: await signedInState(as, origin) }),
    });
    // Where many tests run beside each other, a screen may take longer than Playwright's half minute.
    context.setDefaultTimeout(60_000);
    // What was done and asked for, without pictures of the page: those would slow each test down.
    await context.tracing.start({});
    if (lacked.length > 0) await context.addInitScript(takeAway, lacked);
    await change?.(context);
    const page = await context.newPage();
    const expected: RegExp[] = [];
    const allowed: RegExp[] = [refusedCount];
    const opened = {
      page,
      complaints: [],
      expected,
      allowed,
      expectComplaint: (pattern: RegExp) => void expected.push(pattern),
      allowComplaint: (pattern: RegExp) => void allowed.push(pattern),
    };
    noteComplaints(page, opened.complaints);
    visits.push(opened);
    await page.goto(path);
    if (runsScripts && isPublicPage(path)) await whenAlive(page);
    return opened;
  };

  return { visit };
}

/** Closes a browser. What a test still answers on its behalf then has nobody to tell. */
async function leave(context: BrowserContext): Promise<void> {
  const unrouted = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await Promise.all([...unrouted, context.unrouteAll({ behavior: 'ignoreErrors' })]);
  await context.close();
}

const isPublicPage = (path: string) => /^\/(?!dashboard|design)/.test(path);

/** Another tab of the same browser, whose complaints count like those of the first. */
export async function openTab({ page, complaints }: Visit, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  noteComplaints(tab, complaints);
  await tab.goto(path);
  return tab;
}

/** Holds the site's scripts back, as a slow network does; returns what lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return () => scripts.resolve(undefined);
}

/** Waits until React has taken a public page over. */
export async function whenAlive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/** Waits until a public page has asked Firestore for what is newer, that many times. */
export async function whenRead(page: Page, readings = 1): Promise<void> {
  await page.waitForFunction(
    (least) =>
      Object.keys(localStorage).filter((key) => key.startsWith('lu-le:')).length >= least,
    readings,
  );
}
