import type { Page } from '@playwright/test';
import type { Fault } from './in-page.ts';

/** The least width and height of what a thumb touches, in CSS pixels. */
const least = 44;

const interactive = [
  ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary'],
  ...['button', 'tab', 'option', 'checkbox', 'radio', 'switch'].map((role) => `[role=${role}]`),
].join();

/**
 * What is too small for a thumb. A link within a sentence may be as high as its line, as
 * WCAG 2.5.8 has it; what is only there for the keyboard is touched by nobody.
 */
export async function targetFaults(page: Page): Promise<readonly Fault[]> {
  return page.evaluate(
    ({ interactive, least }) => {
      const { nameOf, scope } = window.pageTools;

      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent.trim().length ?? 0) >
          element.textContent.trim().length;

      const isTouchable = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        // One pixel is how words are hidden from the eye alone.
        const isThere =
          width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
        return isThere && !element.closest('[aria-hidden=true], [inert]');
      };

      const labelOf = (element: Element) =>
        element.matches('[type=checkbox], [type=radio]')
          ? (element as HTMLInputElement).labels?.[0]
          : undefined;

      const sizeOf = (element: Element) => {
        const boxes = [element, labelOf(element)].map((one) => one?.getBoundingClientRect());
        return {
          width: Math.max(...boxes.map((box) => box?.width ?? 0)),
          height: Math.max(...boxes.map((box) => box?.height ?? 0)),
        };
      };

      // What is drawn beyond its box, such as a link that covers its card, is touched too.
      const answersAround = (element: Element) => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const reach = least / 2 - 1;
        const centre = { x: x + width / 2, y: y + height / 2 };
        return [
          [-reach, 0],
          [reach, 0],
          [0, -reach],
          [0, reach],
        ].every(([across = 0, down = 0]) => {
          const found = document.elementFromPoint(centre.x + across, centre.y + down);
          return (
            found !== null && (element.contains(found) || labelOf(element)?.contains(found))
          );
        });
      };

      return [...scope().querySelectorAll(interactive)]
        .filter((element) => isTouchable(element) && !isInSentence(element))
        .flatMap((element) => {
          const { width, height } = sizeOf(element);
          // Half a pixel is what rounding takes away.
          if (Math.min(width, height) >= least - 0.5 || answersAround(element)) return [];
          const size = `${Math.round(width)} × ${Math.round(height)}`;
          return [{ rule: `touch target of ${size}`, where: nameOf(element) }];
        });
    },
    { interactive, least },
  );
}
