import type { Page } from '@playwright/test';
import { site } from '../../web/src/texts/site.texts.ts';
import { expect, narrow, test, wide } from './browser.ts';
import { holdScripts, whenAlive } from './public-page.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: site.navigation });
const menuButton = (page: Page) => page.getByRole('button', { name: site.menu });

test.describe('The top bar', { tag: '@night' }, () => {
  for (const width of [wide, narrow]) {
    test(`opens a search that is switched off, at ${width} px`, async ({ visit }) => {
      const { page } = await visit('/contact', width);
      const answer = page.getByText(site.searchDisabled);
      expect(await answer.isVisible()).toBe(false);
      const button = page.getByRole('button', { name: site.search });
      await button.click();
      await answer.waitFor();
      const field = page.getByRole('searchbox', { name: site.search });
      await field.fill('soudure');
      await field.press('Enter');
      expect(await field.inputValue()).toBe('soudure');
      expect(await answer.isVisible()).toBe(true);
      await button.click();
      await answer.waitFor({ state: 'hidden' });
    });
  }
});

test.describe('The main menu', { tag: '@night' }, () => {
  test('is folded away on a small screen, and closes on Escape, on a touch outside and when one goes elsewhere', async ({
    visit,
  }) => {
    const { page } = await visit('/contact', narrow);
    expect(await menu(page).isVisible()).toBe(false);
    await menuButton(page).click();
    await menu(page).waitFor();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await menuButton(page).click();
    await menu(page).waitFor();
    // In the margin: a telephone number would be called.
    await page.mouse.click(4, 880);
    await menu(page).waitFor({ state: 'hidden' });

    await menuButton(page).click();
    await menu(page).waitFor();
    await expect.poll(() => menuButton(page).getAttribute('aria-expanded')).toBe('true');
    await menu(page).getByRole('link', { name: 'Galerie' }).click();
    await page.waitForURL('**/galerie');
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => menuButton(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('opens before the scripts have arrived, and stays open when they do', async ({
    visit,
  }) => {
    const { page } = await visit('about:blank', narrow);
    const releaseScripts = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await menuButton(page).click();
    await menu(page).waitFor();
    releaseScripts();
    await whenAlive(page);
    expect(await menu(page).isVisible()).toBe(true);
    await menu(page).getByRole('link', { name: 'Galerie' }).click();
    await page.waitForURL('**/galerie', { waitUntil: 'commit' });
  });
});

test.describe('A change of page', { tag: '@night' }, () => {
  test('begins at the top, even from a link at the very end', async ({ visit }) => {
    const { page } = await visit('/', narrow);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Aux Entreprises' }).click();
    await page.waitForURL('**/auxentreprise');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // The page was not loaded again: the overlay is that of a change of page.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(
      1,
    );
  });

  test('goes to the element of the address, even when that comes later', async ({ visit }) => {
    const { page } = await visit('/#temoignages', narrow);
    const title = page.locator('#temoignages');
    await title.waitFor();
    await expect.poll(async () => (await title.boundingBox())?.y ?? Infinity).toBeLessThan(300);
  });
});
