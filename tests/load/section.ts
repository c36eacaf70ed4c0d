import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { findBrowser } from '../run/browser.ts';
import { suite } from '../suite.ts';

/** Result of a section: a table and the exceeded limits. */
export interface Findings {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Sentences, one for each exceeded limit; any makes the command fail. */
  readonly faults: readonly string[];
}

/** Section of `npm run bench`, with a table of its own in the docs. */
export interface Section {
  /** Name on the command line and in the markers of docs/performance.md. */
  readonly name: string;
  readonly title: string;
  /** Measures against the running emulators; `runs` is the number of visits per median. */
  measure(stopped: AbortSignal, runs: number): Promise<Findings>;
}

/** Network: round trip in milliseconds, throughput in kilobits per second. */
export interface Network {
  readonly name: string;
  readonly roundTripMs: number;
  readonly throughput: number;
}

export const slow4G: Network = { name: '4G lente', roundTripMs: 150, throughput: 1638.4 };
export const poor3G: Network = { name: '3G faible', roundTripMs: 300, throughput: 700 };

/** Median of `values`; NaN when there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Visits a page and its copy alternately, so that other load of the machine affects both. */
export async function alternate<Visit>(
  stopped: AbortSignal,
  runs: number,
  visit: (side: 'page' | 'copy') => Promise<Visit>,
) {
  const visits: { page: Visit[]; copy: Visit[] } = { page: [], copy: [] };
  for (let run = 0; run < runs; run++) {
    stopped.throwIfAborted();
    for (const side of ['page', 'copy'] as const) visits[side].push(await visit(side));
  }
  return visits;
}

/** Runs a task with a browser, which is closed afterwards. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>) {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Runs a task with a page of a new visitor; the size of the window is in pixels. */
export async function withPage<Result>(
  browser: Browser,
  [width, height]: readonly [number, number],
  work: (page: Page) => Promise<Result>,
  settings: BrowserContextOptions = {},
): Promise<Result> {
  const baseURL = suite.origin('hosting');
  const viewport = { width, height };
  const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport, ...settings });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Waits until `count` has not changed for `ms` milliseconds. */
export async function waitUntilStable(
  page: Page,
  ms: number,
  count: () => number,
): Promise<void> {
  for (let seen = -1; seen !== count();) {
    seen = count();
    await page.waitForTimeout(ms);
  }
}
