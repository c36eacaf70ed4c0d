import { readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { pageBudgets } from '../../web/build/budgets/budgets.ts';
import { findBrowser } from '../run/browser.ts';
import type { Findings, Section } from './section.ts';
import { builtSite, transfersOf, type Kind, type Transfer } from './transfers.ts';

/** The pages that were rendered when the site was built; the dashboard is no such page. */
function paths(): string[] {
  const pages = readdirSync(builtSite).filter((name) => name.endsWith('.html'));
  return pages
    .map((name) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .filter((path) => path !== '/404' && path !== '/dashboard')
    .sort();
}

/** Kilobytes that a visit of the page may cost. */
function mostOf(path: string): number {
  const file = path === '/' ? 'index' : path.slice(1);
  const page = pageBudgets.find(({ files }) => files.includes(file));
  if (!page) throw new Error(`${path} has no budget (web/build/budgets/budgets.ts)`);
  return page.budget.everything;
}

const kinds: readonly Kind[] = ['html', 'script', 'image', 'font', 'other'];

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

async function measure(stopped: AbortSignal): Promise<Findings> {
  const executablePath = await findBrowser(stopped);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rows: (string | number)[][] = [];
  const faults: string[] = [];
  try {
    for (const path of paths()) {
      stopped.throwIfAborted();
      const transfers = await transfersOf(browser, path);
      const byKind = kinds.map((kind) => sum(transfers.filter((one) => one.kind === kind)));
      const everything = sum(transfers);
      rows.push([path, ...byKind.map(kilobytes), kilobytes(everything), transfers.length]);
      const most = mostOf(path);
      if (everything / 1024 > most) {
        faults.push(`${path} pèse ${kilobytes(everything)} Ko, pas plus de ${most}`);
      }
    }
  } finally {
    await browser.close();
  }
  const columns = ['Page', 'HTML', 'JS', 'Images', 'Polices', 'Autres', 'Ensemble', 'Requêtes'];
  return { columns, rows, faults };
}

/** What the first visit of each page costs, in kilobytes of 1024 bytes. */
export const pageWeights: Section = {
  name: 'poids',
  title: 'poids de chaque page à la première visite, en Ko (brotli), 390 px',
  measure,
};
