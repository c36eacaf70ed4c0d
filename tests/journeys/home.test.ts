import type { Locator, Page } from '@playwright/test';
import {
  equipment,
  news,
  offers,
  partners,
  voices,
} from '../../web/src/site/home/home.texts.ts';
import { offerCards, statistics } from '../../web/src/site/home/fixed-blocks.texts.ts';
import { scrolling } from '../../web/src/texts/scrolling.texts.ts';
import { timings } from '../../web/src/ui/timings.ts';
import { homeData } from '../screens/site/arrivals.ts';
import { expect, narrow, test, wide } from './browser.ts';
import { countDocuments } from './firestore-requests.ts';
import { takeForOld } from './public-page.ts';

const arrow = (page: Page, way: 'back' | 'forth', label: string) =>
  page.getByRole('button', { name: scrolling[way](label), exact: true });

/** Waits until the scripts have taken a row over: its arrow forth answers then. */
async function whenMeasured(page: Page, label: string): Promise<void> {
  await arrow(page, 'forth', label).and(page.locator(':enabled')).waitFor();
}

async function scrolledBy(track: Locator): Promise<number> {
  return track.evaluate((element) => Math.round(element.scrollLeft));
}

test.describe('The home page', { tag: '@night' }, () => {
  for (const width of [wide, narrow]) {
    test(`has its blocks in their order, at ${width} px, and reads documents only when it is old`, async ({
      visit,
    }) => {
      const { page } = await visit('about:blank', width);
      const documents = countDocuments(page);
      await page.goto('/');
      await homeData(page);
      expect(documents()).toBe(0);
      const titles = await page.locator('main h2, main h3').allInnerTexts();
      const expected = [
        partners.others,
        offers.title,
        news.title,
        equipment.title,
        statistics.title,
        voices.title,
      ];
      expect(titles.filter((title) => (expected as string[]).includes(title))).toEqual(
        expected,
      );
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const { label, path } of offerCards) {
        const card = page.getByRole('link', { name: label });
        expect(await card.getAttribute('href')).toBe(path);
      }
      await takeForOld(page);
      await page.reload();
      await expect.poll(documents).toBeGreaterThan(0);
      expect(documents()).toBeLessThanOrEqual(12);
    });
  }
});

test.describe('The rows', { tag: '@night' }, () => {
  test('move by as much as was settled for each, and back', async ({ visit }) => {
    const { page } = await visit('about:blank', narrow);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    for (const [label, step] of [
      [partners.others, timings.scrollPx.partners],
      [offers.title, timings.scrollPx.formations],
      [equipment.title, timings.scrollPx.equipment],
    ] as const) {
      const track = page.getByRole('group', { name: label, exact: true });
      await whenMeasured(page, label);
      await arrow(page, 'forth', label).click();
      await expect.poll(() => scrolledBy(track), { message: label }).toBe(step);
      await arrow(page, 'back', label).click();
      await expect.poll(() => scrolledBy(track), { message: label }).toBe(0);
      await arrow(page, 'back', label).and(page.locator(':disabled')).waitFor();
    }
  });
});

test.describe('The results', { tag: '@night' }, () => {
  test('fill when they come into view', async ({ visit }) => {
    const { page } = await visit('/', narrow);
    const bars = page.locator('[data-seen]');
    await expect.poll(() => bars.getAttribute('data-seen')).toBe('false');
    await page.getByRole('meter').last().scrollIntoViewIfNeeded();
    await expect.poll(() => bars.getAttribute('data-seen')).toBe('true');
    const values = await page
      .getByRole('meter')
      .evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-valuenow')));
    expect(values).toEqual(['83', '98', '92']);
  });
});
