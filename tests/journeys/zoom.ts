import type { Page } from '@playwright/test';

import { expect } from './browser.ts';
/** What a window of 1280 by 1024 pixels is under a zoom of 400 %. */
export const zoomed = { width: 320, height: 256 };

/** Expects the page to be read by scrolling up and down alone. */
export async function expectOneWay(page: Page): Promise<void> {
  expect(await page.evaluate(faultsOfReflow)).toEqual([]);
}

/** What keeps the page from being read by scrolling one way alone, a line each. */
function faultsOfReflow(): string[] {
  const root = document.documentElement;
  const faults: string[] = [];
  if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth} px wide`);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, overflowX, visibility } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()} « ${element.textContent.slice(0, 30)} »`;
    const isShown = box.width > 0 && box.height > 0 && visibility === 'visible';
    const isLayer = element.dataset['overlay'] !== undefined;
    if (isShown && !isLayer && (position === 'fixed' || position === 'sticky')) {
      const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
      if (seen > innerHeight / 3)
        faults.push(`${name} keeps ${Math.round(seen)} px of the height`);
    }
    // What scrolls sideways by itself must be reached by the keyboard, and be called something.
    const isScrolled =
      isShown &&
      ['auto', 'scroll'].includes(overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    const isReached = element.tabIndex >= 0 || element.querySelector('a, button, input');
    if (isScrolled && !isReached) faults.push(`${name} scrolls out of reach`);
    if (isScrolled && element.tabIndex >= 0 && !element.ariaLabel)
      faults.push(`${name} has no name`);
  }
  return faults;
}
