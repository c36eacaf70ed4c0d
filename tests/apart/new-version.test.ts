import type { Page } from '@playwright/test';
import { passing } from '../../web/src/texts/offline.texts.ts';
import { pages } from '../../web/src/texts/pages.texts.ts';
import { suite } from '../suite.ts';
import { expect, narrow, type OpenVisit, test, wide } from '../journeys/browser.ts';
import { applicant, control, fillField, whenInteractive } from '../journeys/enrolment.ts';
import { hostingAnswer, standInFront, type InFront } from '../journeys/in-front-of-hosting.ts';
import { waitUntilKept } from '../journeys/kept-pages.ts';

/** The site as Hosting serves it, of which another version can be put in its place. */
interface RedeployedSite extends InFront {
  /** From now on it is another version, whose code has other names: the old ones are gone. */
  readonly deploy: () => void;
  /** Serves the code that `deploy` took away. */
  readonly restoreCode: () => void;
}

async function currentVersion(): Promise<string> {
  const html = await (await fetch(`${suite.origin('hosting')}/`)).text();
  const version = /<meta name="version" content="([^"]+)"/.exec(html)?.[1];
  if (!version) throw new Error('The site does not say which version it is.');
  return version;
}

/** Stands in front of the suite's Hosting, at an address of its own. */
async function redeployedSite(): Promise<RedeployedSite> {
  const version = await currentVersion();
  let isRedeployed = false;
  let isCodeGone = false;
  const fetched = new Set<string>();
  const site = await standInFront(async (url, response) => {
    if (isCodeGone && url.startsWith('/assets/') && !fetched.has(url)) {
      response.writeHead(404).end();
      return;
    }
    fetched.add(url);
    const { status, headers, body } = await hostingAnswer(url);
    const isText = /html|javascript/.test(headers['content-type'] ?? '');
    response.writeHead(status, headers);
    response.end(
      isText && isRedeployed ? body.toString().replaceAll(version, `${version}-2`) : body,
    );
  });
  return {
    ...site,
    deploy: () => {
      isRedeployed = true;
      isCodeGone = true;
    },
    restoreCode: () => {
      isCodeGone = false;
    },
  };
}

/** The browser's complaint about code that went with the old version before it was fetched. */
const codeIsGone = /status of 404 .*\/assets\/[\w.-]+\.js$/;

const sites: RedeployedSite[] = [];
let site: RedeployedSite;
test.beforeEach(async () => {
  site = await redeployedSite();
  sites.push(site);
});
test.afterAll(() => Promise.all(sites.map(({ close }) => close())));

const keeping = (visit: OpenVisit, path: string, width = narrow) =>
  visit(path, width, { keepsPages: true, origin: site.origin });

/** What a page does by itself from time to time. */
async function lookForVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/** Notes what the page is told of versions, from its next load on. */
async function noteVersions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    // The frame of the map has none when it cannot be loaded.
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.addEventListener('message', ({ data }) => told.push(data));
  });
}

const versionsTold = (page: Page) =>
  page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'told')));

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);
const prompt = (page: Page) => page.getByText(passing.newVersion);

test.describe('A new version of the site', { tag: '@night' }, () => {
  for (const width of [wide, narrow]) {
    test(`is offered, ${width} pixels wide, and takes nothing of what was typed`, async ({
      visit,
    }) => {
      const { nom, prenom } = applicant();
      const { page, allowComplaint } = await keeping(visit, '/inscription', width);
      allowComplaint(codeIsGone);
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

      await page.getByRole('button', { name: passing.reload }).click();
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
      await whenInteractive(page);
      expect(await control(page, 'nom').inputValue()).toBe(nom);
      expect(await control(page, 'prenom').inputValue()).toBe(prenom);
      await lookForVersion(page);
      expect(await prompt(page).count()).toBe(0);
      // Nothing happened by itself.
      expect(loads).toBe(1);
    });
  }

  test('can wait', async ({ visit }) => {
    const { page, allowComplaint } = await keeping(visit, '/contact');
    allowComplaint(codeIsGone);
    await waitUntilKept(page, '/contact');
    site.deploy();
    await lookForVersion(page);
    await page.getByRole('button', { name: passing.later }).click();
    expect(await prompt(page).count()).toBe(0);
  });

  test('is not offered to a page that is of it already', async ({ visit }) => {
    const { page } = await keeping(visit, '/contact');
    await waitUntilKept(page, '/contact');
    await noteVersions(page);
    site.deploy();
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('meta[name=version]')?.outerHTML))
      .toContain('-2');
    await waitUntilKept(page, '/contact');
    await expect.poll(() => versionsTold(page)).toContain('-2"');
    await lookForVersion(page);
    expect(await prompt(page).count()).toBe(0);
  });

  test('leaves an old page at work, whose other screens are gone from the server', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await keeping(visit, '/contact', wide);
    expectComplaint(codeIsGone);
    await waitUntilKept(page, '/contact');
    await mark(page);
    site.deploy();
    await page.getByRole('link', { name: 'Galerie' }).first().click();
    await page.getByRole('heading', { level: 1, name: pages.gallery.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/galerie');
    expect(await isMarked(page)).toBe(false);
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    site.restoreCode();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(pages.gallery.title);
  });
});
