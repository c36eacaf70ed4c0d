import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../run/browser.ts';
import { suite } from '../suite.ts';
import type { Findings, Section } from './section.ts';

const mostFirst = 2;
const mostAgain = 1;

/** How long after its last answer a page is taken to have read all it wants, in milliseconds. */
const quietMs = 1500;

/** Documents that Firestore sends to a visit of `path`, by whoever has `context`. */
async function documentsRead(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes(':runQuery')) answers.push(response.text());
  });
  await page.goto(path);
  for (let seen = -1; seen !== answers.length;) {
    seen = answers.length;
    await page.waitForTimeout(quietMs);
  }
  const texts = await Promise.all(answers);
  await page.close();
  return texts.join('\n').match(/"document":/g)?.length ?? 0;
}

async function visits(browser: Browser, path: string): Promise<[number, number]> {
  const context = await browser.newContext({
    baseURL: suite.origin('hosting'),
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
  });
  try {
    return [await documentsRead(context, path), await documentsRead(context, path)];
  } finally {
    await context.close();
  }
}

const paths = ['/', '/actualites', '/galerie', '/temoignages'] as const;

async function measure(stopped: AbortSignal): Promise<Findings> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rows: (string | number)[][] = [];
  const faults: string[] = [];
  try {
    for (const path of paths) {
      stopped.throwIfAborted();
      const [first, again] = await visits(browser, path);
      rows.push([path, first, again]);
      if (path !== '/') continue;
      if (first === 0) faults.push('l’accueil n’a rien lu : la mesure ne vaut rien');
      if (first > mostFirst) faults.push(`l’accueil lit plus de ${mostFirst} documents`);
      if (again > mostAgain) faults.push(`une seconde visite en lit plus de ${mostAgain}`);
    }
  } finally {
    await browser.close();
  }
  return { columns: ['Page', 'Première visite', 'Seconde visite'], rows, faults };
}

/** What a visit costs in documents, the first time and again within five minutes. */
export const reads: Section = {
  name: 'lectures',
  title: 'documents lus par visite',
  measure,
};
