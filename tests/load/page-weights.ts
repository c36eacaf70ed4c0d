import type { Browser, Response } from '@playwright/test';
import { pageBudgets } from '../../web/build/budgets.ts';
import { suite } from '../suite.ts';
import { brotli, builtFile, transferBytes } from './built-files.ts';
import {
  waitUntilStable,
  withBrowser,
  withPage,
  type Findings,
  type Section,
} from './section.ts';

const kinds = ['html', 'script', 'style', 'image', 'font', 'other'] as const;
type Kind = (typeof kinds)[number];

/** File fetched by a page: its bytes after brotli, unless its format is compressed. */
interface Transfer {
  readonly kind: Kind;
  readonly bytes: number;
}

/** Files fetched by a phone's first visit of `path`, without scrolling or tapping. */
const transfersOf = (browser: Browser, path: string): Promise<Transfer[]> =>
  withPage(
    browser,
    [390, 844],
    async (page) => {
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await page.goto(path, { waitUntil: 'load' });
      // Scripts load after the `load` event, and data after the scripts.
      await waitUntilStable(page, 1000, () => responses.length);
      return (await Promise.all(responses.map(transfer))).flat();
    },
    { deviceScaleFactor: 2 },
  );

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
  // Frames of other sites are not counted, since their size does not depend on this project.
  const isOurs = response.url().startsWith(`http://${suite.host}:`);
  if (!isOurs || request.frame().parentFrame()) return [];
  const kind = kindOf[request.resourceType()] ?? 'other';
  const file = builtFile(response.url());
  if (file) return [{ kind, bytes: transferBytes(file) }];
  // Data and published pictures have no built file: the response counts. A stream has no body.
  const body = await response.body().catch(() => Buffer.alloc(0));
  return [{ kind, bytes: (kind === 'image' ? body : brotli(body)).byteLength }];
}

/** Maximum weight of a visit by page path, in kilobytes of 1024 bytes. */
const budgets = new Map(
  pageBudgets.flatMap(({ files, everything = 230 }) =>
    files.map((file) => {
      const path = file.replace(/^modeles\//, '');
      return [path === 'accueil' ? '/' : `/${path}`, everything] as const;
    }),
  ),
);

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

async function measure(stopped: AbortSignal): Promise<Findings> {
  const rows: (string | number)[][] = [];
  const faults: string[] = [];
  await withBrowser(async (browser) => {
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
  });
  const kinds = ['HTML', 'JS', 'Styles', 'Images', 'Polices', 'Autres'];
  return { columns: ['Page', ...kinds, 'Ensemble', 'Requêtes'], rows, faults };
}

/** Section on the weight of the first visit of each page, in kilobytes of 1024 bytes. */
export const pageWeights: Section = {
  name: 'poids',
  title: 'poids de chaque page à la première visite, en Ko (brotli), 390 px',
  measure,
};
