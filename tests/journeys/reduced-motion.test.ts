import { centrePath } from '@centre/domain/centre';
import type { Page } from '@playwright/test';
import { expect, type OpenVisit, test, wide } from './browser.ts';
import { whenAlive } from './public-page.ts';
import { standingClock } from './standing-clock.ts';

/** Opens a page for somebody who prefers no motion, with a clock that stands still. */
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
  for (const path of ['/', '/licence', centrePath, '/inscription']) {
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
