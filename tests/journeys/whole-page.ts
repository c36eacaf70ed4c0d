import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** All the words of the page, with plain spaces and in one line. */
export async function words(page: Page): Promise<string> {
  return (await page.locator('main').innerText()).replace(/[\s\u00A0]+/g, ' ');
}

/** One title, and nothing that makes the page scroll sideways. */
export async function expectWholePage(page: Page): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
