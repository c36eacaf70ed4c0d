import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { host } from '../../emulators/ports.ts';
import { statusBanner } from '../../web/src/texts/offline.texts.ts';
import { suite } from '../suite.ts';
import { expect, narrow, type OpenVisit, test } from '../journeys/browser.ts';
import { applicant, control, fillField, whenInteractive } from '../journeys/enrolment.ts';
import { waitUntilKept } from '../journeys/kept-pages.ts';

/** Copy of the site at its own origin, which can change to a new version. */
interface RedeployedSite {
  readonly origin: string;
  /** Changes to a new version; code that was not fetched before is then missing. */
  readonly deploy: () => void;
  readonly close: () => void;
}

const hostingAnswer = (url: string) =>
  fetch(`${suite.origin('hosting')}${url}`, { redirect: 'manual' });

async function currentVersion(): Promise<string> {
  const html = await (await hostingAnswer('/')).text();
  const version = /<meta name="version" content="([^"]+)"/.exec(html)?.[1];
  if (!version) throw new Error('The site does not say which version it is.');
  return version;
}

const dropped = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

async function redeployedSite(): Promise<RedeployedSite> {
  const version = await currentVersion();
  let isRedeployed = false;
  const fetched = new Set<string>();
  async function answer(url: string, response: ServerResponse): Promise<void> {
    if (isRedeployed && url.startsWith('/assets/') && !fetched.has(url)) {
      response.writeHead(404).end();
      return;
    }
    fetched.add(url);
    const hosting = await hostingAnswer(url);
    const body = Buffer.from(await hosting.arrayBuffer());
    const headers = [...hosting.headers].filter(([name]) => !dropped.includes(name));
    response.writeHead(hosting.status, Object.fromEntries(headers));
    const isText = /html|javascript/.test(hosting.headers.get('content-type') ?? '');
    const changed = isText && isRedeployed;
    response.end(changed ? body.toString().replaceAll(version, `${version}-2`) : body);
  }
  const server = createServer(({ url = '/' }, response) => void answer(url, response));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isRedeployed = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Console error about code of the old version that was not fetched in time. */
const missingCode = /status of 404 .*\/assets\/[\w.-]+\.js$/;

const sites: RedeployedSite[] = [];
let site: RedeployedSite;
test.beforeEach(async () => {
  site = await redeployedSite();
  sites.push(site);
});
test.afterAll(() => sites.forEach(({ close }) => close()));

const visitWithCache = (visit: OpenVisit, path: string, width = narrow) =>
  visit(path, width, { keepsPages: true, origin: site.origin });

/** Looks for a new service worker, as a page does when its user returns to it. */
async function lookForVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/** Records the messages of the service worker to the page, from the next load on. */
async function noteVersions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const versionMessages: unknown[] = [];
    Object.assign(globalThis, { versionMessages });
    // The frame of the map has no service worker interface when it fails to load.
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.addEventListener('message', ({ data }) =>
      versionMessages.push(data),
    );
  });
}

const readVersionMessages = (page: Page) =>
  page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'versionMessages')));

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);
const prompt = (page: Page) => page.getByText(statusBanner.newVersion);

test.describe('New version of the site', { tag: '@night' }, () => {
  test('is offered and keeps typed answers through the reload', async ({ visit }) => {
    const { nom, prenom } = applicant();
    const { page, allowComplaint } = await visitWithCache(visit, '/inscription');
    allowComplaint(missingCode);
    await whenInteractive(page);
    await waitUntilKept(page, '/inscription');
    await fillField(page, 'nom', nom);
    await mark(page);
    expect(await prompt(page).count()).toBe(0);

    site.deploy();
    await lookForVersion(page);
    await prompt(page).waitFor();
    let loads = 0;
    page.on('framenavigated', () => (loads += 1));
    await fillField(page, 'prenom', prenom);
    expect(await isMarked(page)).toBe(true);
    expect(await control(page, 'nom').inputValue()).toBe(nom);

    await page.getByRole('button', { name: statusBanner.reload }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await whenInteractive(page);
    expect(await control(page, 'nom').inputValue()).toBe(nom);
    expect(await control(page, 'prenom').inputValue()).toBe(prenom);
    await lookForVersion(page);
    expect(await prompt(page).count()).toBe(0);
    // The page loaded only once, through the button.
    expect(loads).toBe(1);
  });

  test('is not offered to a page that already has it', async ({ visit }) => {
    const { page } = await visitWithCache(visit, '/contact');
    await waitUntilKept(page, '/contact');
    await noteVersions(page);
    site.deploy();
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('meta[name=version]')?.outerHTML))
      .toContain('-2');
    await waitUntilKept(page, '/contact');
    await expect.poll(() => readVersionMessages(page)).toContain('-2"');
    await lookForVersion(page);
    expect(await prompt(page).count()).toBe(0);
  });
});
