import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/** Texts of all responses in the site's caches, by URL. */
export async function answersKept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const kept: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        kept[request.url] = (await answer?.text()) ?? '';
      }
    }
    return kept;
  });
}

/** Waits until the caches contain the pages at `paths` and the code of the current page. */
export async function waitUntilKept(page: Page, ...paths: string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const kept = Object.keys(await answersKept(page));
        const loaded = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => name.includes('/assets/')),
        );
        const origin = new URL(page.url()).origin;
        const wanted = [...paths.map((path) => origin + path), ...loaded];
        return wanted.filter((url) => !kept.includes(url));
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
}
