import type { Page } from 'playwright-core';

/** Waits until React has taken a public page over: the date is there then. */
export async function whenAlive(page: Page): Promise<void> {
  await page.locator('header time[datetime]').first().waitFor({ state: 'attached' });
}
