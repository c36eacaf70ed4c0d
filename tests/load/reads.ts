import { chromium, type Browser, type Page } from '@playwright/test';
import { countDocuments, countStreamedDocuments } from './firestore-requests.ts';
import { takeForOld } from '../journeys/public-page.ts';
import { logIn } from '../journeys/staff.ts';
import { findBrowser } from '../run/browser.ts';
import { suite } from '../suite.ts';
import type { Findings, Section } from './section.ts';

/** By a page that is too old to count as read. */
const mostOld = 12;

/** By whoever opens the list of applications, however many there are. */
const mostOfList = 24;

/** How long after its last answer a page is taken to have read all it wants, in milliseconds. */
const quietMs = 1500;

/** How many documents more are counted while `open` opens a page, until that one is quiet. */
async function readWhile(
  page: Page,
  documents: () => number,
  open: () => Promise<unknown>,
): Promise<number> {
  const before = documents();
  await open();
  for (let seen = -1; seen !== documents();) {
    seen = documents();
    await page.waitForTimeout(quietMs);
  }
  return documents() - before;
}

async function visits(browser: Browser, path: string): Promise<[number, number, number]> {
  const context = await browser.newContext({
    baseURL: suite.origin('hosting'),
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const documents = countDocuments(page);
    const open = () => page.goto(path);
    return [
      await readWhile(page, documents, open),
      await readWhile(page, documents, open),
      await readWhile(page, documents, async () => {
        await takeForOld(page);
        await page.reload();
      }),
    ];
  } finally {
    await context.close();
  }
}

/** Documents for the list of applications, opened by its address and once more, with nothing in memory. */
async function openings(browser: Browser): Promise<[number, number]> {
  const context = await browser.newContext({
    baseURL: suite.origin('hosting'),
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const documents = await countStreamedDocuments(page);
    const open = () => page.goto('/dashboard/inscriptions');
    const rows = () => page.locator('[data-row]').first().waitFor();
    await open();
    await logIn(page, 'scolarite');
    const reading = () => readWhile(page, documents, () => open().then(rows));
    await readWhile(page, documents, rows);
    return [await reading(), await reading()];
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
      const [first, again, old] = await visits(browser, path);
      rows.push([path, first, again, old]);
      if (first + again > 0) faults.push(`${path} relit ce qui vient de lui être envoyé`);
      if (old === 0) faults.push(`${path} n’a rien lu : la mesure ne vaut rien`);
      if (old > mostOld && path === '/') {
        faults.push(`une vieille page d’accueil lit plus de ${mostOld} documents`);
      }
    }
    stopped.throwIfAborted();
    const opened = await openings(browser);
    rows.push(['Liste des inscriptions', ...opened, '']);
    if (Math.min(...opened) === 0) {
      faults.push('la liste des inscriptions n’a rien lu : la mesure ne vaut rien');
    }
    if (Math.max(...opened) > mostOfList) {
      faults.push(`la liste des inscriptions lit plus de ${mostOfList} documents`);
    }
  } finally {
    await browser.close();
  }
  return {
    columns: ['Page', 'Première visite', 'Seconde visite', 'Page ancienne'],
    rows,
    faults,
  };
}

/** What a visit costs in documents: the first time, again, and with a page of six minutes. */
export const reads: Section = { name: 'lectures', title: 'documents lus par visite', measure };
