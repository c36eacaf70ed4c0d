import type { Page } from '@playwright/test';

/** Holds the site's scripts back, as a slow network does; returns what lets them through. */
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

/** Makes the clock of `page` say that whatever it is sent from now on is a few minutes old. */
export const advanceBrowserClock = (page: Page): Promise<void> =>
  page.clock.setFixedTime(Date.now() + 6 * 60_000);

/** Waits until React has taken a public page over. */
export async function whenAlive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}
