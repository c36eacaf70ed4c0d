import { chromium } from '@playwright/test';
import { pageBudgets } from '../../web/build/budgets.ts';
import { findBrowser } from '../run/browser.ts';
import type { Findings, Section } from './section.ts';
import { transfersOf, type Kind, type Transfer } from './transfers.ts';

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
