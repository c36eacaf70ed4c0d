import { chromium, type Browser, type Page, type Response } from '@playwright/test';
import { pageBudgets } from '../../web/build/budgets.ts';
import { findBrowser } from '../run/browser.ts';
import { suite } from '../suite.ts';
import { brotli, builtFile, transferBytes } from './built-files.ts';
import type { Findings, Section } from './section.ts';

/** Width of the phone that visits, in pixels. */
const phoneWidth = 390;

/** How long after the last answer a page is taken to have fetched all it wants, in ms. */
const quietMs = 1000;

type Kind = 'html' | 'script' | 'style' | 'image' | 'font' | 'other';

/** One thing that a page fetched. */
interface Transfer {
  readonly kind: Kind;
  /** As compressed by brotli, unless its format is compressed already. */
  readonly bytes: number;
}

/** All that a first visit of `path` fetches, without scrolling or touching anything. */
async function transfersOf(browser: Browser, path: string): Promise<Transfer[]> {
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

const kindOf: Readonly<Record<string, Kind>> = {
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
  const kind = kindOf[request.resourceType()] ?? 'other';
  const file = builtFile(response.url());
  if (file) return [{ kind, bytes: transferBytes(file) }];
  // Data and published pictures: what came is what counts. A stream has no end to wait for.
  const body = await response.body().catch(() => Buffer.alloc(0));
  return [{ kind, bytes: (kind === 'image' ? body : brotli(body)).byteLength }];
}

/** Kilobytes that a visit of each page may cost, by its address. */
const budgets = new Map(
  pageBudgets.flatMap(({ files, everything = 230 }) =>
    files.map((file) => {
      const path = file.replace(/^modeles\//, '');
      return [path === 'accueil' ? '/' : `/${path}`, everything] as const;
    }),
  ),
);

const kinds: readonly Kind[] = ['html', 'script', 'style', 'image', 'font', 'other'];

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

async function measure(stopped: AbortSignal): Promise<Findings> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rows: (string | number)[][] = [];
  const faults: string[] = [];
  try {
    for (const [path, most] of [...budgets].sort()) {
      stopped.throwIfAborted();
      const transfers = await transfersOf(browser, path);
      const byKind = kinds.map((kind) => sum(transfers.filter((one) => one.kind === kind)));
      const everything = sum(transfers);
      rows.push([path, ...byKind.map(kilobytes), kilobytes(everything), transfers.length]);
      if (everything / 1024 > most) {
        faults.push(`${path} pèse ${kilobytes(everything)} Ko, pas plus de ${most}`);
      }
    }
  } finally {
    await browser.close();
  }
  const columns = [
    ...['Page', 'HTML', 'JS', 'Styles', 'Images', 'Polices', 'Autres', 'Ensemble', 'Requêtes'],
  ];
  return { columns, rows, faults };
}

/** What the first visit of each page costs, in kilobytes of 1024 bytes. */
export const pageWeights: Section = {
  name: 'poids',
  title: 'poids de chaque page à la première visite, en Ko (brotli), 390 px',
  measure,
};
