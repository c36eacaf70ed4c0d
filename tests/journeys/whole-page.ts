import type { Page } from '@playwright/test';

import { expect } from './browser.ts';
/** All the words of the page, with plain spaces and in one line. */
export async function words(page: Page): Promise<string> {
  return (await page.locator('main').innerText()).replace(/[\s\u00A0]+/g, ' ');
}

/** Expects nothing to make the page scroll sideways. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** One title, and nothing that makes the page scroll sideways. */
export async function expectWholePage(page: Page): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1);
  await expectNothingSideways(page);
}

/** Goes down to the end, so that what waits to be seen is loaded, and back to the top. */
export async function seeAllOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
  });
  await expect.poll(() => page.evaluate(picturesToCome)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Pictures that were in sight on the way down and are not drawn yet. */
function picturesToCome(): string[] {
  return [...document.images]
    .filter((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      return width > 0 && left < innerWidth && right > 0;
    })
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ src }) => src);
}
