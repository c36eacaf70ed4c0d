import { centrePath } from '@centre/domain/centre';
import type { Page } from '@playwright/test';
import { announcementWords, announcements } from '../../web/src/texts/site.texts.ts';
import { timings } from '../../web/src/ui/timings.ts';
import { homeData } from '../screens/site/arrivals.ts';
import { expect, type OpenVisit, test, wide } from './browser.ts';
import { whenAlive } from './public-page.ts';
import { standingClock } from './standing-clock.ts';

/** Opens a page for somebody who prefers no motion, with a clock that the test moves. */
async function stillVisit(visit: OpenVisit, path: string): Promise<Page> {
  const { page } = await visit('about:blank', wide);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await standingClock(page);
  await page.goto(path);
  await whenAlive(page);
  return page;
}

/** What runs by itself at this moment and lasts long enough to be seen, a line each. */
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const { duration, iterations } = animation.effect?.getTiming() ?? {};
        return Number(duration ?? 0) > 1 || iterations === Infinity;
      })
      .map((animation) => (animation as CSSAnimation).animationName),
  );

const messageTops = (page: Page) =>
  Promise.all(
    announcements.map(async (message) => {
      const box = await page.locator('header li', { hasText: message }).boundingBox();
      return Math.round(box?.y ?? NaN);
    }),
  );

const slideShown = (page: Page) =>
  page
    .locator('[aria-roledescription=diapositive]:not([aria-hidden=true])')
    .getAttribute('aria-label');

/** Expects that nothing moves at this moment, changes slowly or scrolls smoothly. */
async function expectReducedMotion(page: Page): Promise<void> {
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element);
      const seconds = [style.transitionDuration, style.animationDuration]
        .flatMap((durations) => durations.split(','))
        .map((duration) => parseFloat(duration) * (duration.includes('ms') ? 0.001 : 1));
      const isSlow = Math.max(...seconds) > 0.001 || style.scrollBehavior === 'smooth';
      return isSlow ? [element.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(slow).toEqual([]);
  expect(await running(page)).toEqual([]);
}

test.describe('For those who prefer no motion', { tag: '@night' }, () => {
  test('nothing moves on the home page, however long one waits', async ({ visit }) => {
    const page = await stillVisit(visit, '/');
    // What is being read would count the time that the test lets go by.
    await homeData(page);
    await expectReducedMotion(page);
    const before = [await messageTops(page), await slideShown(page)];
    await page.clock.runFor(3 * timings.carouselMs);
    expect([await messageTops(page), await slideShown(page)]).toEqual(before);
    expect(await running(page)).toEqual([]);
    expect(await page.getByRole('button', { name: announcementWords.pause }).count()).toBe(0);
  });

  for (const path of ['/licence', centrePath, '/inscription']) {
    test(`nothing on ${path} moves or changes slowly`, async ({ visit }) => {
      await expectReducedMotion(await stillVisit(visit, path));
    });
  }

  test('a dialog is there at once', async ({ visit }) => {
    const page = await stillVisit(visit, '/galerie');
    await expectReducedMotion(page);
    await page
      .getByRole('button', { name: /^Agrandir/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(await running(page)).toEqual([]);
    expect(
      await page.getByRole('dialog').evaluate((window) => getComputedStyle(window).opacity),
    ).toBe('1');
  });
});

test.describe('Whatever moves for longer than five seconds', { tag: '@night' }, () => {
  test('is stopped by a button: the messages of the top bar', async ({ visit }) => {
    const { page } = await visit('about:blank', wide);
    await standingClock(page);
    await page.goto('/contact');
    await whenAlive(page);
    const stop = page.getByRole('button', { name: announcementWords.pause });
    await stop.waitFor();
    await stop.focus();
    await page.keyboard.press('Enter');
    const before = await messageTops(page);
    await page.clock.runFor(5 * timings.announcementMs);
    expect(await messageTops(page)).toEqual(before);
    await page.getByRole('button', { name: announcementWords.play }).press('Enter');
    await page.clock.runFor(timings.announcementMs);
    await expect.poll(() => messageTops(page)).not.toEqual(before);
  });
});
