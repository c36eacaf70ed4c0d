import type { Page } from '@playwright/test';

/** Waits until nothing on the page moves, without what covers it while it loads. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const veil of document.querySelectorAll<HTMLElement>('[data-overlay]')) {
      veil.style.display = 'none';
    }
    if (document.adoptedStyleSheets.length === 0) {
      // What the browser has not drawn yet keeps its former colours, and moves when it is seen.
      const still = new CSSStyleSheet();
      still.replaceSync(
        '* { transition: none !important; content-visibility: visible !important } html { scroll-behavior: auto !important }',
      );
      document.adoptedStyleSheets = [still];
    }
    await document.fonts.ready;
    // What stands inside of something that has just changed its colour follows a frame later.
    for (let rounds = 0; rounds < 20; rounds += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      const moving = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .filter(({ playState }) => playState === 'running');
      if (moving.length === 0) break;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
