import type { Page } from '@playwright/test';
import type { Fault } from './in-page.ts';

const focusable =
  'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** What is wholly covered, or out of sight, when it has the focus (WCAG 2.4.11). */
export async function focusFaults(page: Page): Promise<readonly Fault[]> {
  // The browser takes the focus for one of the keyboard after a key, not after a click.
  await page.keyboard.press('Shift');
  return page.evaluate(async (selector) => {
    const { nameOf, scope } = window.pageTools;

    const isReached = (element: HTMLElement) =>
      element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true });

    const isInSight = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const shares = [0.1, 0.5, 0.9];
      return shares.some((across) =>
        shares.some((down) => {
          const found = document.elementFromPoint(left + width * across, top + height * down);
          return found !== null && (element.contains(found) || found.contains(element));
        }),
      );
    };

    // What somebody has opened over the page, and closes with a key, may cover it.
    const front =
      document.querySelector(':popover-open, div[role=dialog]:not([aria-modal=true])') ??
      scope();
    const hidden: Element[] = [];
    for (const element of front.querySelectorAll<HTMLElement>(selector)) {
      if (!isReached(element)) continue;
      element.focus();
      // What cannot take the focus after all is none of its stops.
      if (document.activeElement !== element || isInSight(element)) continue;
      // What the focus brings into sight comes with the next frame.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      if (document.activeElement === element && !isInSight(element)) hidden.push(element);
    }
    return hidden.map((element) => ({ rule: 'focus out of sight', where: nameOf(element) }));
  }, focusable);
}
