import { formatLongDate } from '@centre/domain/dates';
import type { Page } from '@playwright/test';
import { announcements, navigation, site } from '../../web/src/texts/site.texts.ts';
import { timings } from '../../web/src/ui/timings.ts';
import { expect, narrow, type OpenVisit, test, wide } from './browser.ts';
import { holdScripts, whenAlive } from './public-page.ts';
import { standingClock } from './standing-clock.ts';

/** Opens a page whose clock stands still until the test moves it. */
async function visitWithClock(visit: OpenVisit, path: string, width?: number): Promise<Page> {
  const { page } = await visit('about:blank', width);
  await standingClock(page);
  await page.goto(path);
  await whenAlive(page);
  return page;
}

const menu = (page: Page) => page.getByRole('navigation', { name: site.navigation });
const menuButton = (page: Page) => page.getByRole('button', { name: site.menu });

test.describe('The top bar', { tag: '@night' }, () => {
  test('shows one message at a time, the next every two seconds, and starts again', async ({
    visit,
  }) => {
    const page = await visitWithClock(visit, '/contact', wide);
    const shown = async () => {
      const bar = await page.locator('header ul').first().boundingBox();
      const seen: string[] = [];
      for (const message of announcements) {
        const box = await page.locator('header li', { hasText: message }).boundingBox();
        if (bar && box && Math.abs(box.y - bar.y) < 1) seen.push(message);
      }
      return seen;
    };
    await expect.poll(shown).toEqual([announcements[0]]);
    await page.clock.runFor(timings.announcementMs);
    await expect.poll(shown).toEqual([announcements[1]]);
    await page.clock.runFor(timings.announcementMs);
    await expect.poll(shown).toEqual([announcements[0]]);
  });

  test("says today's date in full, in capitals, and the next day's after midnight", async ({
    visit,
  }) => {
    const page = await visitWithClock(visit, '/contact', wide);
    const date = page.locator('header time').first();
    expect(await date.textContent()).toBe('JEUDI 7 AOÛT 2025');
    await page.clock.fastForward('15:00:00');
    await expect.poll(() => date.textContent()).toBe('VENDREDI 8 AOÛT 2025');
    expect(formatLongDate(new Date('2025-08-08'))).toBe('vendredi 8 août 2025');
  });

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
  test('has every link in its order and marks the one of the page', async ({ visit }) => {
    const { page } = await visit('/contact', wide);
    const links = menu(page).getByRole('link');
    const labels = navigation.map(({ label }) => label);
    expect((await links.allInnerTexts()).slice(0, labels.length)).toEqual(labels);
    await menu(page).getByRole('link', { name: 'Galerie' }).click();
    await page.waitForURL('**/galerie');
    expect(await menu(page).locator('[aria-current=page]').innerText()).toBe('Galerie');
  });

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
    await page.mouse.click(narrow / 2, 880);
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

test.describe('The overlays', { tag: '@night' }, () => {
  const loadingScreen = (page: Page) => page.locator('[data-overlay=loading-screen]');
  const preloader = (page: Page) => page.locator('[data-overlay=preloader]');

  test('stand three seconds over the first page, which answers beneath them, and one over others', async ({
    visit,
  }) => {
    const page = await visitWithClock(visit, '/contact', wide);
    expect(await loadingScreen(page).getAttribute('aria-hidden')).toBe('true');
    await page.clock.runFor(timings.loadingScreenMs - 100);
    expect(await loadingScreen(page).count()).toBe(1);
    await page.clock.runFor(100);
    await loadingScreen(page).waitFor({ state: 'detached' });

    await menu(page).getByRole('link', { name: 'Galerie' }).click();
    await preloader(page).waitFor({ state: 'attached' });
    await page.clock.runFor(timings.preloaderMs);
    await preloader(page).waitFor({ state: 'detached' });
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

test.describe('The end of the page', { tag: '@night' }, () => {
  test('carries the year it is, and not the one it was built in', async ({ visit }) => {
    const { page } = await visit('about:blank', wide);
    await page.clock.install({ time: new Date('2031-03-01T10:00:00Z') });
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByText('© 2031').waitFor();
  });

  test('leads to the gallery through its pictures', async ({ visit }) => {
    const { page } = await visit('/contact', wide);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /image 1/ })
      .click();
    await page.waitForURL('**/galerie');
  });
});
