import { centre } from '@centre/domain/centre';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import type { Locator, Page } from '@playwright/test';
import {
  equipment,
  news,
  offers,
  partners,
  voices,
} from '../../web/src/site/home/home.texts.ts';
import { carousel } from '../../web/src/site/home/carousel.texts.ts';
import { mapFrame } from '../../web/src/texts/contact.texts.ts';
import { offerCards, statistics } from '../../web/src/site/home/fixed-blocks.texts.ts';
import { scrolling } from '../../web/src/texts/scrolling.texts.ts';
import { timings } from '../../web/src/ui/timings.ts';
import { homeData } from '../screens/site/arrivals.ts';
import { expect, narrow, type OpenVisit, test, wide } from './browser.ts';
import { takeForOld, whenAlive } from './public-page.ts';
import { countDocuments, cutFirestore } from './firestore-requests.ts';
import { standingClock } from './standing-clock.ts';

/** Opens the home page with a clock that stands still until the test moves it. */
async function visitWithClock(visit: OpenVisit, width: number): Promise<Page> {
  const { page } = await visit('about:blank', width);
  await standingClock(page);
  await page.goto('/');
  await whenMeasured(page, partners.others);
  // What is being read would count the hours that the test lets go by.
  await homeData(page);
  return page;
}

const arrow = (page: Page, way: 'back' | 'forth', label: string) =>
  page.getByRole('button', { name: scrolling[way](label), exact: true });
/** Waits until the scripts have taken a row over: its arrow forth answers then. */
async function whenMeasured(page: Page, label: string): Promise<void> {
  await arrow(page, 'forth', label).and(page.locator(':enabled')).waitFor();
}

const slides = (page: Page) => page.locator('[aria-roledescription=diapositive]');

/** Which slides can be seen, from 1. */
async function shownSlides(page: Page): Promise<number[]> {
  const hidden = await slides(page).evaluateAll((all) =>
    all.map((slide) => slide.getAttribute('aria-hidden') === 'true'),
  );
  return hidden.flatMap((isHidden, index) => (isHidden ? [] : [index + 1]));
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

test.describe('The carousel', { tag: '@night' }, () => {
  const { length } = carousel.slides;

  test('goes on by itself every ten seconds, unless it is looked at or stopped', async ({
    visit,
  }) => {
    const page = await visitWithClock(visit, wide);
    expect(await shownSlides(page)).toEqual([1]);
    for (const next of [2, 3, 4, 5, 1]) {
      await page.clock.runFor(timings.carouselMs);
      await expect.poll(() => shownSlides(page)).toEqual([next]);
    }

    await slides(page).first().hover();
    await page.clock.runFor(3 * timings.carouselMs);
    expect(await shownSlides(page)).toEqual([1]);
    await page.mouse.move(5, 5);
    await page.clock.runFor(timings.carouselMs);
    await expect.poll(() => shownSlides(page)).toEqual([2]);
    await page.getByRole('button', { name: scrolling.pause }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(3 * timings.carouselMs);
    expect(await shownSlides(page)).toEqual([2]);
  });

  test('follows a finger and its buttons, forth, back and to any picture, the ends meeting', async ({
    visit,
  }) => {
    const page = await visitWithClock(visit, narrow);
    const box = await slides(page).first().boundingBox();
    if (!box) throw new Error('The carousel is not shown.');
    await page.mouse.move(box.x + 300, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 110);
    await page.mouse.up();
    await expect.poll(() => shownSlides(page)).toEqual([2]);

    const back = page.getByRole('button', { name: scrolling.previous });
    await back.click();
    await expect.poll(() => shownSlides(page)).toEqual([1]);
    await back.click();
    await expect.poll(() => shownSlides(page)).toEqual([length]);
    await page.getByRole('button', { name: scrolling.next }).click();
    await expect.poll(() => shownSlides(page)).toEqual([1]);
    await page.getByRole('button', { name: scrolling.show(3) }).click();
    await expect.poll(() => shownSlides(page)).toEqual([3]);
  });
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

test.describe('The news', { tag: '@night' }, () => {
  test('lead from every card to the article, under each of the four tabs', async ({
    visit,
  }) => {
    const { page } = await visit('/', wide);
    const links = page.getByRole('link', { name: news.readMore });
    await whenAlive(page);
    expect(await links.count()).toBeLessThanOrEqual(1 + limits.secondaryArticles);
    expect(await links.first().getAttribute('href')).toMatch(/^\/blog#article-/);
    for (const tab of ['Nouveauté', 'Technologie', 'Autres', news.all]) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await page.getByRole('tab', { name: tab }).getAttribute('aria-selected')).toBe(
        'true',
      );
      const panel = page.getByRole('tabpanel', { name: tab });
      await expect.poll(() => panel.getAttribute('aria-busy')).toBe('false');
      const cards = await panel.locator('article').count();
      const coming = await panel.getByText(articleMessages.coming).count();
      expect(Math.max(cards - 1, 0) + coming).toBe(limits.secondaryArticles);
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

test.describe('The testimonials', { tag: '@night' }, () => {
  test('are at most six, cut short, lead to their whole text, and are read again once changed', async ({
    visit,
  }) => {
    const { page } = await visit('/', narrow);
    const block = page.getByTestId('temoignages');
    await block.waitFor();
    const quotes = await block.locator('blockquote').allInnerTexts();
    expect(quotes.length).toBeLessThanOrEqual(limits.publishedTemoignages);
    for (const quote of quotes) {
      expect(quote.length).toBeLessThanOrEqual(limits.excerpt.voice + '« … »'.length);
    }
    expect(await block.getByRole('link').first().getAttribute('href')).toMatch(
      /^\/temoignages#temoignage-/,
    );
    const write = page.getByRole('link', { name: voices.write });
    expect(await write.getAttribute('href')).toBe('/contact');

    const asked = page.waitForRequest(
      (request) => request.postData()?.includes('temoignages') ?? false,
    );
    await page.evaluate(() => dispatchEvent(new Event('temoignages-updated')));
    await asked;
  });

  test('are left out when they cannot be read, and the way to write stays', async ({
    visit,
  }) => {
    const opened = await visit('about:blank', narrow);
    const { page } = opened;
    await cutFirestore(opened);
    await page.goto('/');
    await page.getByText(articleMessages.coming).first().waitFor();
    expect(await page.getByTestId('temoignages').count()).toBe(0);
    expect(await page.getByRole('link', { name: voices.write }).count()).toBe(1);
  });
});

test.describe('The button “Écrivez Nous”', { tag: '@night' }, () => {
  test('leads to messages that are begun, each of them one tap away', async ({ visit }) => {
    const { page } = await visit('/', narrow);
    await page.getByRole('link', { name: 'Écrivez Nous' }).click();
    await page.waitForURL('**/contact');
    for (const [way, scheme] of [
      ['WhatsApp', 'https://wa.me/'],
      ['SMS', 'sms:+'],
      ['Écrire', 'mailto:'],
    ] as const) {
      const href = await page.getByRole('link', { name: way }).first().getAttribute('href');
      expect(href?.startsWith(scheme), way).toBe(true);
      expect(decodeURIComponent(href ?? '')).toContain('Bonjour, j’ai une question');
    }
  });
});

test.describe('The contact block', { tag: '@night' }, () => {
  test('gives the address, both telephones, the e-mail, the site and a map', async ({
    visit,
  }) => {
    const { page } = await visit('/', wide);
    const main = page.getByRole('main');
    for (const href of [
      `mailto:${centre.email}`,
      ...centre.phones.map((phone) => `tel:${phone}`),
      centre.website,
    ]) {
      expect(await main.locator(`a[href="${href}"]`).count()).toBe(1);
    }
    expect(await main.getByText(centre.address).count()).toBeGreaterThan(0);
    const map = main.locator('iframe');
    expect(await map.getAttribute('src')).toBe(mapFrame);
    expect(await map.getAttribute('loading')).toBe('lazy');
    expect(await map.getAttribute('title')).toContain(centre.city);
  });
});
