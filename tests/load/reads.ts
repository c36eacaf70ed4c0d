import { chromium, type Browser, type Page } from '@playwright/test';
import { takeForOld } from '../journeys/public-page.ts';
import { logIn } from '../journeys/staff.ts';
import { findBrowser } from '../run/browser.ts';
import { suite } from '../suite.ts';
import { countDocuments } from './desk-documents.ts';
import type { Findings, Section } from './section.ts';

/** By a page that is too old to count as read. */
const mostOld = 12;

/** By whoever opens the list of applications, however many there are. */
const mostOfList = 60;

/** How long after its last answer a page is taken to have read all it wants, in milliseconds. */
const quietMs = 1500;

/** Documents that Firestore sends to `page` from the moment when it is opened by `open`. */
async function documentsRead(page: Page, open: () => Promise<unknown>): Promise<number> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes(':runQuery')) answers.push(response.text());
  });
  await open();
  for (let seen = -1; seen !== answers.length;) {
    seen = answers.length;
    await page.waitForTimeout(quietMs);
  }
  const texts = await Promise.all(answers);
  page.removeAllListeners('response');
  return texts.join('\n').match(/"document":/g)?.length ?? 0;
}

async function visits(browser: Browser, path: string): Promise<[number, number, number]> {
  const context = await browser.newContext({
    baseURL: suite.origin('hosting'),
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    return [
      await documentsRead(page, () => page.goto(path)),
      await documentsRead(page, () => page.goto(path)),
      await documentsRead(page, async () => {
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
    const documents = await countDocuments(page);
    const open = async (change: () => Promise<unknown>) => {
      const before = documents();
      await change();
      await page.locator('[data-row]').first().waitFor();
      for (let seen = -1; seen !== documents();) {
        seen = documents();
        await page.waitForTimeout(quietMs);
      }
      return documents() - before;
    };
    const list = '/dashboard/inscriptions';
    await page.goto(list);
    await open(() => logIn(page, 'scolarite'));
    return [await open(() => page.goto(list)), await open(() => page.goto(list))];
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
export const reads: Section = {
  name: 'lectures',
  title: 'documents lus par visite',
  measure,
};
