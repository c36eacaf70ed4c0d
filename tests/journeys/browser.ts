import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { suite } from '../suite.ts';

export const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Widths at which every screen is used, in pixels. */
export const wide = 1440;
export const narrow = 390;

interface VisitSettings {
  /** Where the site is, if it is not the suite's own Hosting. */
  readonly origin?: string;
  /**
   * Whether the site may keep what was read; not otherwise, because what a service worker
   * fetches cannot be answered by a test.
   */
  readonly keepsPages?: boolean;
}

/** A page that somebody opened, and what went wrong on it. */
export interface Visit {
  readonly page: Page;
  /** What the browser's console called an error, and exceptions that nobody caught. */
  readonly complaints: string[];
}

/**
 * A real browser for the tests of a file. Each visit is a stranger's: nothing is remembered
 * from one to the next. A page that complains makes its test fail.
 */
export function useBrowser() {
  let browser: Browser;
  let visits: Visit[] = [];

  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM_PATH'];
    browser = await chromium.launch({ args: quiet, ...(executablePath && { executablePath }) });
  });

  afterEach(async () => {
    const complaints = visits.flatMap((visit) => visit.complaints);
    await Promise.all(visits.map(({ page }) => page.context().close()));
    visits = [];
    expect(complaints).toEqual([]);
  });

  afterAll(() => browser.close());

  /** Opens `path` in a fresh browser of the given width. */
  async function visit(
    path: string,
    width = narrow,
    { origin = suite.origin('hosting'), keepsPages = false }: VisitSettings = {},
  ): Promise<Visit> {
    const context = await browser.newContext({
      baseURL: origin,
      serviceWorkers: keepsPages ? 'allow' : 'block',
      locale: 'fr-FR',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    const opened: Visit = { page, complaints: [] };
    page.on('console', (message) => {
      if (message.type() === 'error') opened.complaints.push(message.text());
    });
    page.on('pageerror', (error) => opened.complaints.push(error.message));
    visits.push(opened);
    await page.goto(path);
    return opened;
  }

  return { visit };
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
