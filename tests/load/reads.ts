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

/** By a page that is too old to count as read. */
const mostOld = 12;

/** By whoever opens the list of applications, however many there are. */
const mostOfList = 24;

/** Counts the documents that Firestore sends a public page from now on, each in an answer of its own. */
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

/** Counts those that it sends the dashboard, which keeps its questions open. */
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
      // An answer that was whole by then, such as that to a message of the page, is no stream.
      () => undefined,
    );
  });
  await browser.send('Network.enable');
  return () => [...texts.values()].join('\n').match(/"documentChange"/g)?.length ?? 0;
}

/** Documents counted while `open` opens a page, until the page is quiet. */
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

/** Documents for the list of applications, opened by its address and once more, with nothing in memory. */
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
  const note = (isSo: boolean, sentence: string) => isSo && faults.push(sentence);
  await withBrowser(async (browser) => {
    for (const path of ['/', '/actualites', '/galerie', '/temoignages']) {
      stopped.throwIfAborted();
      const [first, again, old] = await visits(browser, path);
      rows.push([path, first, again, old]);
      note(first + again > 0, `${path} relit ce qui vient de lui être envoyé`);
      note(old === 0, `${path} n’a rien lu : la mesure ne vaut rien`);
      const isTooMuch = old > mostOld && path === '/';
      note(isTooMuch, `une vieille page d’accueil lit plus de ${mostOld} documents`);
    }
    stopped.throwIfAborted();
    const opened = await openings(browser);
    rows.push(['Liste des inscriptions', ...opened, '']);
    const [least, most] = [Math.min(...opened), Math.max(...opened)];
    note(least === 0, 'la liste des inscriptions n’a rien lu : la mesure ne vaut rien');
    note(most > mostOfList, `la liste des inscriptions lit plus de ${mostOfList} documents`);
  });
  const columns = ['Page', 'Première visite', 'Seconde visite', 'Page ancienne'];
  return { columns, rows, faults };
}

/** Documents of a visit: the first one, the second, and one with a page of six minutes. */
export const reads: Section = { name: 'lectures', title: 'documents lus par visite', measure };
