import type { Page } from '@playwright/test';

/** Gives `page` a clock that stands still until the test moves it, however long a page takes. */
export async function standingClock(page: Page): Promise<void> {
  const time = new Date('2025-08-07T10:00:00Z');
  await page.clock.install({ time });
  // An installed clock goes on by itself.
  await page.clock.pauseAt(time.getTime() + 1000);
}
