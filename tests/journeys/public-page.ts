import type { Page } from '@playwright/test';

/** Holds the site's scripts back, as a slow network does; returns what lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return () => scripts.resolve(undefined);
}

/** Waits until React has taken a public page over. */
export async function whenAlive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}
