import type { Browser, Page } from '@playwright/test';
import { advanceBrowserClock } from '../journeys/public-page.ts';
import { logIn } from '../journeys/staff.ts';
import {
  waitUntilStable,
  withBrowser,
  withPage,
  type Findings,
  type Section,
} from './section.ts';

/** Maximum number of documents that the home page reads when its own data are too old. */
const mostOld = 12;

/** Maximum number of documents that the list of applications reads, whatever its length. */
const mostOfList = 24;

/** Starts to count the documents that a public page queries. @returns the count so far */
function countDocuments(page: Page): () => number {
  let documents = 0;
  const add = (rows: { document?: unknown }[]) => {
    documents += rows.filter((row) => row.document !== undefined).length;
  };
  page.on('response', (response) => {
    if (response.url().includes(':runQuery')) response.json().then(add, () => undefined);
  });
  return () => documents;
}

/** Starts to count the documents streamed to the dashboard. @returns the count so far */
async function countStreamedDocuments(page: Page): Promise<() => number> {
  const browser = await page.context().newCDPSession(page);
  const texts = new Map<string, string>();
  const add = (request: string, base64: string | undefined) => {
    const text = Buffer.from(base64 ?? '', 'base64').toString('latin1');
    texts.set(request, (texts.get(request) ?? '') + text);
  };
  browser.on('Network.dataReceived', ({ requestId, data }) => {
    if (texts.has(requestId)) add(requestId, data);
  });
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('google.firestore')) return;
    texts.set(requestId, '');
    browser.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => add(requestId, bufferedData),
      // A response that is already complete, such as that to a POST, cannot be streamed.
      () => undefined,
    );
  });
  await browser.send('Network.enable');
  return () => [...texts.values()].join('\n').match(/"documentChange"/g)?.length ?? 0;
}

/** Number of documents read while `open` opens a page, until no more arrive for 1.5 s. */
async function readWhile(page: Page, documents: () => number, open: () => Promise<unknown>) {
  const before = documents();
  await open();
  await waitUntilStable(page, 1500, documents);
  return documents() - before;
}

const visits = (browser: Browser, path: string) =>
  withPage(browser, [390, 844], async (page) => {
    const documents = countDocuments(page);
    const open = () => page.goto(path);
    const reopen = async () => {
      await advanceBrowserClock(page);
      await page.reload();
    };
    const first = await readWhile(page, documents, open);
    const again = await readWhile(page, documents, open);
    return [first, again, await readWhile(page, documents, reopen)] as const;
  });

/** Documents read by two page loads of the list of applications, each with an empty memory. */
const openings = (browser: Browser) =>
  withPage(browser, [1440, 900], async (page) => {
    const documents = await countStreamedDocuments(page);
    const open = () => page.goto('/dashboard/inscriptions');
    const rows = () => page.locator('[data-row]').first().waitFor();
    await open();
    await logIn(page, 'scolarite');
    const reading = () => readWhile(page, documents, () => open().then(rows));
    await readWhile(page, documents, rows);
    return [await reading(), await reading()];
  });

async function measure(stopped: AbortSignal): Promise<Findings> {
  const rows: (string | number)[][] = [];
  const faults: string[] = [];
  const report = (isFault: boolean, sentence: string) => isFault && faults.push(sentence);
  await withBrowser(async (browser) => {
    for (const path of ['/', '/actualites', '/galerie', '/temoignages']) {
      stopped.throwIfAborted();
      const [first, again, old] = await visits(browser, path);
      rows.push([path, first, again, old]);
      report(first + again > 0, `${path} relit ce qui vient de lui être envoyé`);
      report(old === 0, `${path} n’a rien lu : la mesure ne vaut rien`);
      const isTooMuch = old > mostOld && path === '/';
      report(isTooMuch, `une vieille page d’accueil lit plus de ${mostOld} documents`);
    }
    stopped.throwIfAborted();
    const opened = await openings(browser);
    rows.push(['Liste des inscriptions', ...opened, '']);
    const [least, most] = [Math.min(...opened), Math.max(...opened)];
    report(least === 0, 'la liste des inscriptions n’a rien lu : la mesure ne vaut rien');
    report(most > mostOfList, `la liste des inscriptions lit plus de ${mostOfList} documents`);
  });
  const columns = ['Page', 'Première visite', 'Seconde visite', 'Page ancienne'];
  return { columns, rows, faults };
}

/** Section on the documents read by a first visit, a second one, and one six minutes later. */
export const reads: Section = { name: 'lectures', title: 'documents lus par visite', measure };
