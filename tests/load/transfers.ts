import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Response } from '@playwright/test';
import { root } from '../../emulators/paths.ts';
import { suite } from '../suite.ts';
import { brotli, transferBytes } from './brotli.ts';

/** What the site consists of once it is built. */
const builtSite = join(root, 'web/dist/client');

/** Width of the phone that visits, in pixels. */
const phoneWidth = 390;

/** How long after the last answer a page is taken to have fetched all it wants, in ms. */
const quietMs = 1000;

export type Kind = 'html' | 'script' | 'style' | 'image' | 'font' | 'other';

/** One thing that a page fetched. */
export interface Transfer {
  readonly kind: Kind;
  /** As compressed by brotli, unless its format is compressed already. */
  readonly bytes: number;
}

/** All that a first visit of `path` fetches, without scrolling or touching anything. */
export async function transfersOf(browser: Browser, path: string): Promise<Transfer[]> {
  const context = await browser.newContext({
    baseURL: suite.origin('hosting'),
    locale: 'fr-FR',
    viewport: { width: phoneWidth, height: 844 },
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path, { waitUntil: 'load' });
    await quiet(page, responses);
    return (await Promise.all(responses.map(transfer))).flat();
  } finally {
    await context.close();
  }
}

/** Scripts come after `load`, and data after them: the page is done when nothing comes any more. */
async function quiet(page: Page, responses: readonly Response[]): Promise<void> {
  for (let seen = -1; seen !== responses.length;) {
    seen = responses.length;
    await page.waitForTimeout(quietMs);
  }
}

const kinds: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  image: 'image',
  font: 'font',
};

async function transfer(response: Response): Promise<Transfer[]> {
  const request = response.request();
  if (request.method() === 'OPTIONS' || response.status() >= 400) return [];
  // A frame of another site is not ours to make lighter.
  const isOurs = response.url().startsWith(`http://${suite.host}:`);
  if (!isOurs || request.frame().parentFrame()) return [];
  const kind = kinds[request.resourceType()] ?? 'other';
  const file = builtFile(response.url());
  if (file) return [{ kind, bytes: transferBytes(file) }];
  // Data and published pictures: what came is what counts. A stream has no end to wait for.
  const body = await response.body().catch(() => Buffer.alloc(0));
  return [{ kind, bytes: (kind === 'image' ? body : brotli(body)).byteLength }];
}

/** Where what `address` stands for was built, unless a function makes it. */
export function builtFile(address: string): string | undefined {
  const url = new URL(address);
  if (url.origin !== suite.origin('hosting')) return undefined;
  const path = url.pathname === '/' ? '/index' : decodeURIComponent(url.pathname);
  return [`${path}.html`, path].map((name) => join(builtSite, name)).find(existsSync);
}
