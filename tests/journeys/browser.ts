import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { keptDocuments } from '../kept-documents.ts';
import { setup as rememberRecords } from '../restore-records.ts';
import { suite } from '../suite.ts';
import { missingBuiltIns, removeBuiltIns } from './oldest-browsers.ts';
import { whenAlive } from './public-page.ts';
import { signInOnce, type SignIn } from './staff.ts';

export { expect };

// Playwright itself calls `checkVisibility`, so pages must keep it.
const removedBuiltIns = () =>
  missingBuiltIns().filter((place) => place.at(-1) !== 'checkVisibility');

/** Viewport widths of a desktop and of a phone, in CSS pixels. */
export const wide = 1440;
export const narrow = 390;

interface VisitSettings {
  /** Origin of the site, by default the suite's Hosting. */
  readonly origin?: string;
  /**
   * Whether the service worker runs and caches pages. It is off by default, because a test
   * cannot answer the requests of a service worker.
   */
  readonly keepsPages?: boolean;
  /** Whether the browser runs scripts. */
  readonly runsScripts?: boolean;
  /** Demonstration account that is already signed in; a visitor by default. */
  readonly as?: DemoUsername;
}

/** Open page with its errors. */
export interface Visit {
  readonly page: Page;
  /** Console errors, each with the URL of its source, and uncaught exceptions. */
  readonly complaints: string[];
  /** Registers a complaint that must come. An unregistered complaint fails the test. */
  readonly expectComplaint: (pattern: RegExp) => void;
  /** Registers a complaint that may come, depending on the order of events. */
  readonly allowComplaint: (pattern: RegExp) => void;
}

/** Opens `path` in a new browser context; resolves once a public page is hydrated. */
export type OpenVisit = (
  path: string,
  width?: number,
  settings?: VisitSettings,
) => Promise<Visit>;

interface TestFixtures {
  /**
   * Opens pages, each in a new browser context without stored data. A page with an
   * unregistered complaint makes its test fail.
   */
  readonly visit: OpenVisit;
  /** Whether pages lack the built-ins that one of the oldest supported browsers lacks. */
  readonly isOldest: boolean;
}

interface WorkerFixtures {
  readonly signIn: SignIn;
  /** Restores the demonstration's records at the end, so that a retry finds them. */
  readonly records: undefined;
}

/** Playwright's `test` on the suite of emulators. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  records: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures there
    async ({}, use) => {
      const bringBack = await rememberRecords();
      await use(undefined);
      await bringBack();
    },
    { scope: 'worker', auto: true },
  ],

  signIn: [async ({ browser }, use) => use(signInOnce(browser)), { scope: 'worker' }],

  isOldest: [false, { option: true }],

  visit: async ({ browser, signIn, isOldest }, use) => {
    const visits: (Visit & NamedComplaints)[] = [];
    await use(async (path, width = narrow, settings = {}) => {
      const context = await contextFor(browser, signIn, width, settings);
      if (isOldest) await context.addInitScript(removeBuiltIns, removedBuiltIns());
      const page = await context.newPage();
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [refusedCount];
      const opened = {
        ...{ page, complaints: [], expected, allowed },
        expectComplaint: (pattern: RegExp) => void expected.push(pattern),
        allowComplaint: (pattern: RegExp) => void allowed.push(pattern),
      };
      noteComplaints(page, opened.complaints);
      visits.push(opened);
      await page.goto(path);
      if (settings.runsScripts !== false && isPublicPage(path)) await whenAlive(page);
      return opened;
    });
    if (test.info().errors.length === 0) await waitForExpected(visits);
    const found = visits.flatMap(unexpectedErrors);
    await Promise.all(visits.map(({ page }) => closeContext(page.context())));
    expect(found, 'console errors').toEqual([]);
  },
});

async function contextFor(
  browser: Browser,
  signIn: SignIn,
  width: number,
  {
    as,
    origin = suite.origin('hosting'),
    keepsPages = false,
    runsScripts = true,
  }: VisitSettings,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    serviceWorkers: keepsPages ? 'allow' : 'block',
    viewport: { width, height: 900 },
    javaScriptEnabled: runsScripts,
    ...(as && { storageState: await signIn(as, origin) }),
  });
}

/** Closes a browser context, ignoring errors of routes that are still running. */
async function closeContext(context: BrowserContext): Promise<void> {
  const unrouted = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await Promise.all([...unrouted, context.unrouteAll({ behavior: 'ignoreErrors' })]);
  await context.close();
}

const isPublicPage = (path: string) => /^\/(?!dashboard)/.test(path);

/** Restores the documents of the collections after the tests of a file. */
export function keepCollections(...names: readonly string[]): void {
  const { remember, bringBack } = keptDocuments(names);
  test.beforeAll(remember);
  test.afterAll(bringBack);
}

/** Opens another tab of the same browser; its complaints count as the visit's. */
export async function openTab({ page, complaints }: Visit, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  noteComplaints(tab, complaints);
  await tab.goto(path);
  return tab;
}

/** Presses the button and waits for its download. */
export async function downloaded(page: Page, button: string) {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await arriving;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

export async function printedSheets(page: Page): Promise<number> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** Console errors of pages, with those that a test expects or allows. */
interface NamedComplaints {
  readonly complaints: string[];
  readonly expected: RegExp[];
  readonly allowed: RegExp[];
}

/** Records the console errors of `page` in a list that several pages may share. */
function noteComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

const outstanding = ({ complaints, expected }: NamedComplaints) =>
  expected.filter((pattern) => !complaints.some((text) => pattern.test(text)));

/** Waits for the expected errors, which may arrive a moment after the test's end. */
async function waitForExpected(visits: readonly NamedComplaints[]): Promise<void> {
  const end = Date.now() + 5000;
  while (Date.now() < end && visits.some((visit) => outstanding(visit).length > 0)) {
    await setTimeout(50);
  }
}

/** Errors that the test did not register, and expected ones that did not come. */
function unexpectedErrors(visit: NamedComplaints): string[] {
  const named = [...visit.expected, ...visit.allowed];
  return [
    ...visit.complaints.filter((text) => !named.some((pattern) => pattern.test(text))),
    ...outstanding(visit).map((pattern) => `no complaint like ${pattern}`),
  ];
}

/** Error of a count that was under way when a session ended; allowed in every journey. */
const refusedCount = /status of 403 .*:runAggregationQuery\?/;
