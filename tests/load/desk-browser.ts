import { chromium, type BrowserContext, type Page, type Request } from '@playwright/test';
import { demoPassword } from '../../emulators/demo-accounts.ts';
import { findBrowser } from '../run/browser.ts';
import { suite } from '../suite.ts';
import { countDocuments } from './desk-documents.ts';

/** What somebody waited for who opened the list of applications. */
export interface Opening {
  /** Milliseconds until the first row was painted. */
  readonly tookMs: number;
  /** Documents that Firestore had sent until then and in the moment after, of whatever kind. */
  readonly documents: number;
}

/** A browser of the office in which somebody is logged in. */
export interface Desk {
  /** Opens the tab by its address, with nothing in memory. */
  byAddress: () => Promise<Opening>;
  /** Opens it from another section of the dashboard, which was there already. */
  byClick: () => Promise<Opening>;
  leave: () => Promise<void>;
}

interface Visit {
  readonly page: Page;
  /** How many documents came so far. */
  readonly documents: () => number;
  /** Resolves once no figure is being counted. */
  readonly counted: () => Promise<void>;
}

declare global {
  interface Window {
    /** When the first row was painted, in milliseconds since the page began to load. */
    deskFirstRow: Promise<number>;
    deskWatch: () => void;
  }
}

const list = '/dashboard/inscriptions';
const elsewhere = '/dashboard/articles';
const afterwardsMs = 500;
const patienceMs = 60_000;

export async function openDesk(username: string): Promise<Desk> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({
    baseURL: suite.origin('hosting'),
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(observe);
  await logIn(context, username);
  return {
    byAddress: () => inNewPage(context, list, (visit) => firstRow(visit)),
    byClick: () =>
      inNewPage(context, elsewhere, async (visit) => {
        const { page, documents, counted } = visit;
        const link = page.locator(`a[href="${list}"]`);
        // Everything else that the dashboard wants is there once the count is.
        await link.filter({ hasText: /\d/ }).waitFor({ timeout: patienceMs });
        // The first time fetches the section's scripts, which is not what is measured here.
        await link.click();
        await firstRow(visit);
        await page.locator(`a[href="${elsewhere}"]`).click();
        await page.locator('[data-row]').first().waitFor({ state: 'detached' });
        await counted();
        const alreadyThere = documents();
        const beforeMs = await page.evaluate(() => {
          window.deskWatch();
          return performance.now();
        });
        await link.click();
        const opening = await firstRow(visit);
        return {
          tookMs: opening.tookMs - beforeMs,
          documents: opening.documents - alreadyThere,
        };
      }),
    leave: () => browser.close(),
  };
}

/** In the page: tells when the first row was painted. */
function observe(): void {
  window.deskWatch = () => {
    window.deskFirstRow = new Promise((resolve) => {
      const look = () => {
        // In the frame after the one in which the row was there, it has been painted.
        if (!document.querySelector('[data-row]')) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now()));
      };
      look();
    });
  };
  window.deskWatch();
}

async function firstRow({ page, documents }: Visit): Promise<Opening> {
  await page.locator('[data-row]').first().waitFor({ timeout: patienceMs });
  const tookMs = await page.evaluate(() => window.deskFirstRow);
  await page.waitForTimeout(afterwardsMs);
  return { tookMs, documents: documents() };
}

/**
 * Waits until the page's figures were counted: the emulator counts on for a page that is gone,
 * and the next opening would wait for that.
 */
function watchCounting(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const isCounting = (request: Request) => request.url().includes(':runAggregationQuery');
  const isOver = (request: Request) => underWay.delete(request);
  page.on('request', (request) => isCounting(request) && underWay.add(request));
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  return async () => {
    do await page.waitForTimeout(afterwardsMs);
    while (underWay.size > 0);
  };
}

/** Does the work in a new page at `path`, and leaves it when nothing is being counted. */
async function inNewPage(
  context: BrowserContext,
  path: string,
  work: (visit: Visit) => Promise<Opening>,
): Promise<Opening> {
  const page = await context.newPage();
  try {
    const documents = await countDocuments(page);
    const counted = watchCounting(page);
    await page.goto(path);
    const opening = await work({ page, documents, counted });
    await counted();
    return opening;
  } finally {
    await page.close();
  }
}

async function logIn(context: BrowserContext, username: string): Promise<void> {
  const page = await context.newPage();
  const counted = watchCounting(page);
  await page.goto(list);
  await page.getByLabel("Nom d'utilisateur").fill(username);
  await page.getByLabel('Mot de passe').fill(demoPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.locator('[data-row]').first().waitFor({ timeout: patienceMs });
  await counted();
  await page.close();
}
