import type { Page } from 'playwright-core';

/** Longer than a deletion can be taken back while nobody looks at it, in milliseconds. */
const longMs = 7500;

/** Gives `page` a clock that the test can move on; by itself it goes on as before. */
export const takeClock = (page: Page) => page.clock.install();

/** Lets the time pass in which a deletion that was asked for since can be taken back. */
export const passUndoTime = (page: Page) => page.clock.runFor(longMs);
