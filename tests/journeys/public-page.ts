import type { Page } from '@playwright/test';

/** Delays the site's scripts until the returned function is called. */
export async function delayScripts(
  page: Page,
  pattern = '**/assets/*.js',
): Promise<() => void> {
  const scripts = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return () => scripts.resolve(undefined);
}

/** Sets the clock of `page` six minutes ahead, so that new data look a few minutes old. */
export const advanceBrowserClock = (page: Page): Promise<void> =>
  page.clock.setFixedTime(Date.now() + 6 * 60_000);

/** Waits until React has hydrated a public page. */
export async function whenAlive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}
