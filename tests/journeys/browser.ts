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

// Playwright itself asks a page for that.
const lacked = () => missingBuiltIns().filter((place) => place.at(-1) !== 'checkVisibility');

/** Widths at which every screen is used, in pixels. */
export const wide = 1440;
export const narrow = 390;

interface VisitSettings {
  /** Origin of the site, by default the suite's Hosting. */
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

/** Opens `path` in a browser of its own, of the given width; a public page is alive by then. */
export type OpenVisit = (
  path: string,
  width?: number,
  settings?: VisitSettings,
) => Promise<Visit>;

interface TestFixtures {
  /**
   * Opens pages, each as a stranger: nothing is remembered from one to the next. A page that
   * complains makes its test fail.
   */
  readonly visit: OpenVisit;
  /** Whether browsers lack what the oldest ones do that the site is made for. */
  readonly isOldest: boolean;
}

interface WorkerFixtures {
  readonly signIn: SignIn;
  /** The records of the demonstration, brought back at the end: a second try finds them. */
  readonly records: undefined;
}

/** Tests in a browser, on the suite of emulators. */
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
      if (isOldest) await context.addInitScript(removeBuiltIns, lacked());
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
    if (test.info().errors.length === 0) await whenComplained(visits);
    const found = visits.flatMap(surprises);
    await Promise.all(visits.map(({ page }) => leave(page.context())));
    expect(found, 'what the console says').toEqual([]);
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

/** Closes a browser. What a test still answers on its behalf then has nobody to tell. */
async function leave(context: BrowserContext): Promise<void> {
  const unrouted = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await Promise.all([...unrouted, context.unrouteAll({ behavior: 'ignoreErrors' })]);
  await context.close();
}

const isPublicPage = (path: string) => /^\/(?!dashboard)/.test(path);

/** `keptDocuments` for the tests of a file. */
export function keepCollections(...names: readonly string[]): void {
  const { remember, bringBack } = keptDocuments(names);
  test.beforeAll(remember);
  test.afterAll(bringBack);
}

/** Another tab of the same browser, whose complaints count like those of the first. */
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

/** Number of printed sheets of the page. */
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

const toCome = ({ complaints, expected }: NamedComplaints) =>
  expected.filter((pattern) => !complaints.some((text) => pattern.test(text)));

/** Waits for the expected errors, which may arrive a moment after the test's end. */
async function whenComplained(visits: readonly NamedComplaints[]): Promise<void> {
  const end = Date.now() + 5000;
  while (Date.now() < end && visits.some((visit) => toCome(visit).length > 0)) {
    await setTimeout(50);
  }
}

/** Errors that the test does not name, and expected ones that did not come. */
function surprises(visit: NamedComplaints): string[] {
  const named = [...visit.expected, ...visit.allowed];
  return [
    ...visit.complaints.filter((text) => !named.some((pattern) => pattern.test(text))),
    ...toCome(visit).map((pattern) => `no complaint like ${pattern}`),
  ];
}

/** Error of a count that was under way when a session ended; allowed in every journey. */
const refusedCount = /status of 403 .*:runAggregationQuery\?/;
