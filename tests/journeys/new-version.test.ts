import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { passing } from '../../web/src/content/offline.ts';
import { pages } from '../../web/src/content/pages.ts';
import { narrow, useBrowser, wide } from './browser.ts';
import { applicant, control, fillField, whenInteractive } from './enrolment.ts';
import { waitUntilKept } from './kept-pages.ts';
import { redeployedSite, type RedeployedSite } from './redeployed-site.ts';

const { visit } = useBrowser();

const sites: RedeployedSite[] = [];
let site: RedeployedSite;
beforeEach(async () => {
  site = await redeployedSite();
  sites.push(site);
});
afterAll(() => Promise.all(sites.map(({ close }) => close())));

const keeping = (path: string, width = narrow) =>
  visit(path, width, { keepsPages: true, origin: site.origin });

/** What a page does by itself from time to time. */
async function lookForVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);
const prompt = (page: Page) => page.getByText(passing.newVersion);

describe('A new version of the site', () => {
  it.each([wide, narrow])(
    'is offered, %i pixels wide, and takes nothing of what was typed',
    async (width) => {
      const { nom, prenom } = applicant();
      const { page } = await keeping('/inscription', width);
      await whenInteractive(page);
      await waitUntilKept(page, '/inscription');
      await fillField(page, 'nom', nom);
      await fillField(page, 'prenom', prenom);
      await mark(page);
      expect(await prompt(page).count()).toBe(0);

      site.deploy();
      await lookForVersion(page);
      await prompt(page).waitFor();
      // Nothing happens by itself.
      await page.waitForTimeout(1000);
      expect(await isMarked(page)).toBe(true);
      expect(await control(page, 'nom').inputValue()).toBe(nom);

      await page.getByRole('button', { name: passing.reload }).click();
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
      await whenInteractive(page);
      expect(await control(page, 'nom').inputValue()).toBe(nom);
      expect(await control(page, 'prenom').inputValue()).toBe(prenom);
      await lookForVersion(page);
      expect(await prompt(page).count()).toBe(0);
    },
  );

  it('can wait', async () => {
    const { page } = await keeping('/contact');
    await waitUntilKept(page, '/contact');
    site.deploy();
    await lookForVersion(page);
    await page.getByRole('button', { name: passing.later }).click();
    expect(await prompt(page).count()).toBe(0);
  });

  it('is not offered to a page that is of it already', async () => {
    const { page } = await keeping('/contact');
    await waitUntilKept(page, '/contact');
    site.deploy();
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('meta[name=version]')?.outerHTML))
      .toContain('-2');
    await waitUntilKept(page, '/contact');
    await lookForVersion(page);
    await page.waitForTimeout(1000);
    expect(await prompt(page).count()).toBe(0);
  });

  it('leaves an old page at work, whose other screens are gone from the server', async () => {
    const opened = await keeping('/contact', wide);
    const { page, complaints } = opened;
    await waitUntilKept(page, '/contact');
    await mark(page);
    site.deploy();
    await page.getByRole('link', { name: 'Galerie' }).first().click();
    await page.getByRole('heading', { level: 1, name: pages.gallery.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/galerie');
    expect(await isMarked(page)).toBe(false);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(pages.gallery.title);
    expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });
});
