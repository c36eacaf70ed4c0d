import type { Page } from '@playwright/test';
import { offers } from '../../web/src/site/home/home.texts.ts';
import { carousel } from '../../web/src/site/home/carousel.texts.ts';
import { licence } from '../../web/src/site/programmes/licence.texts.ts';
import { newsPage } from '../../web/src/site/news/news.texts.ts';
import { scrolling } from '../../web/src/texts/scrolling.texts.ts';
import { announcementWords, site } from '../../web/src/texts/site.texts.ts';
import { expect, narrow, test, wide } from '../journeys/browser.ts';
import {
  expectFocus,
  expectFocusInSight,
  focused,
  nothing,
  tab,
  tabTo,
} from '../journeys/keyboard.ts';

/** The slide that can be seen, as its position says it. */
const slideShown = (page: Page) =>
  page
    .locator('[aria-roledescription=diapositive]:not([aria-hidden=true])')
    .getAttribute('aria-label');

const position = (shown: number) => scrolling.position(shown, carousel.slides.length);

const isIn = (page: Page, selector: string) =>
  page.evaluate((around) => document.activeElement?.closest(around) !== null, selector);

test.describe('With the keyboard alone', { tag: '@night' }, () => {
  test('the carousel goes forth, back and to any picture, and is stopped', async ({
    visit,
  }) => {
    const { page } = await visit('/', wide);
    await page.getByRole('button', { name: announcementWords.pause }).waitFor();
    await tabTo(page, 'button', scrolling.previous);
    await page.keyboard.press('Enter');
    await expect.poll(() => slideShown(page)).toBe(position(carousel.slides.length));
    await tabTo(page, 'button', scrolling.show(2), { atMost: 2 });
    await page.keyboard.press('Space');
    await expect.poll(() => slideShown(page)).toBe(position(2));
    await tabTo(page, 'button', scrolling.pause, { atMost: 4 });
    await page.keyboard.press('Enter');
    await expectFocus(page, 'button', scrolling.play);
    await tabTo(page, 'button', scrolling.next, { atMost: 1 });
    await page.keyboard.press('Enter');
    await expect.poll(() => slideShown(page)).toBe(position(3));
  });

  test('a row of cards scrolls by its arrow and by the arrow keys', async ({ visit }) => {
    const { page } = await visit('/', narrow);
    const track = page.getByRole('group', { name: offers.title, exact: true });
    const scrolled = () => track.evaluate((element) => element.scrollLeft);
    const forth = page.getByRole('button', { name: scrolling.forth(offers.title) });
    await expect.poll(() => forth.isEnabled()).toBe(true);
    await tabTo(page, 'button', scrolling.forth(offers.title));
    await page.keyboard.press('Enter');
    await expect.poll(scrolled).toBeGreaterThan(100);
    await tabTo(page, 'group', offers.title, { atMost: 1 });
    const before = await scrolled();
    await page.keyboard.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(before);
  });

  test('the messages of the top bar and the banner of the licence are stopped', async ({
    visit,
  }) => {
    const { page } = await visit('/licence', wide);
    await page.getByRole('button', { name: announcementWords.pause }).waitFor();
    await tabTo(page, 'button', announcementWords.pause, { atMost: 3 });
    await page.keyboard.press('Enter');
    await expectFocus(page, 'button', announcementWords.play);
    await tabTo(page, 'button', licence.pause);
    await page.keyboard.press('Enter');
    await expectFocus(page, 'button', licence.play);
  });

  test('the menu of a small screen opens, closes on Escape and gives the focus back', async ({
    visit,
  }) => {
    const { page } = await visit('/contact', narrow);
    await page.getByRole('button', { name: announcementWords.pause }).waitFor();
    await tabTo(page, 'button', site.menu);
    await page.keyboard.press('Enter');
    await tabTo(page, 'link', 'Galerie', { atMost: 8 });
    await page.keyboard.press('Escape');
    await page.locator('#menu').waitFor({ state: 'hidden' });
    await expectFocus(page, 'button', site.menu);

    await page.keyboard.press('Enter');
    await tabTo(page, 'link', 'Galerie', { atMost: 8 });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/galerie');
    await page.locator('#menu').waitFor({ state: 'hidden' });
    await expectFocus(page, 'main', '');
  });

  test('the menu of a small screen never covers what comes after it', async ({ visit }) => {
    const { page } = await visit('/contact', narrow);
    await page.getByRole('button', { name: announcementWords.pause }).waitFor();
    await tabTo(page, 'button', site.menu);
    await page.keyboard.press('Enter');
    await page.locator('#menu:popover-open').waitFor();
    await tab(page);
    expect(await isIn(page, '#menu')).toBe(true);
    for (let press = 0; press < 20 && (await isIn(page, '#menu')); press += 1) await tab(page);
    await page.locator('#menu').waitFor({ state: 'hidden' });
    await expectFocusInSight(page);
  });

  test('tabs are one stop, moved through by arrows, Home and End', async ({ visit }) => {
    const { page } = await visit('/actualites', wide);
    await page.getByRole('article').first().waitFor();
    await tabTo(page, 'tab', newsPage.all);
    for (const [key, name] of [
      ['ArrowRight', 'Nouveauté'],
      ['End', 'Autres'],
      ['ArrowRight', newsPage.all],
      ['ArrowLeft', 'Autres'],
      ['Home', newsPage.all],
    ] as const) {
      await page.keyboard.press(key);
      await expectFocus(page, 'tab', name);
      await page.getByRole('tab', { name, selected: true }).waitFor();
    }
    await tab(page);
    expect((await focused(page)).role).not.toBe('tab');
  });

  for (const path of ['/', '/bts', '/contact', '/temoignages', '/courteduree']) {
    test(`every stop of ${path} has a name and is seen, forth and back`, async ({ visit }) => {
      const { page } = await visit(path, wide);
      await page.getByRole('button', { name: announcementWords.pause }).waitFor();
      // The map is another site's page, which marks by itself what has the focus in it.
      await page
        .locator('iframe')
        .evaluateAll((frames) => frames.forEach((frame) => (frame.tabIndex = -1)));
      const forth: string[] = [];
      for (let press = 0; press < 120; press += 1) {
        const stop = await tab(page);
        if (stop === nothing) break;
        forth.push(`${stop.role} ${stop.name}`);
      }
      expect(forth.length).toBeGreaterThan(20);
      expect(forth[0]).toBe(`link ${site.skip}`);
      for (let press = 0; press < 12; press += 1) await tab(page, { back: true });
    });
  }
});
