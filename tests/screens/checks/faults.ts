import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Fault of a screen and its place. */
export interface Fault {
  readonly rule: string;
  /** CSS selector of the element, with some of its text. */
  readonly where: string;
}

/** Functions that the checks call in the page. */
interface PageTools {
  /** CSS selector of an element, with some of its text. */
  readonly nameOf: (element: Element) => string;
  /** Reachable part of the page: the front dialog, or the whole document. */
  readonly scope: () => Document | Element;
}

declare global {
  interface Window {
    pageTools: PageTools;
  }
}

/** Defines `window.pageTools` in `page`. */
export async function installTools(page: Page): Promise<void> {
  await page.evaluate(() => {
    const step = (element: Element): string => {
      const tag = element.tagName.toLowerCase();
      if (element.id !== '') return `${tag}#${element.id}`;
      const alike = [...(element.parentElement?.children ?? [])].filter(
        ({ tagName }) => tagName === element.tagName,
      );
      return alike.length > 1 ? `${tag}:nth-of-type(${alike.indexOf(element) + 1})` : tag;
    };
    const path = (element: Element): string => {
      const { parentElement } = element;
      const isRoot =
        element.id !== '' || parentElement === null || parentElement === document.body;
      return isRoot ? step(element) : `${path(parentElement)} > ${step(element)}`;
    };
    window.pageTools = {
      nameOf: (element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return `${path(element)} « ${name.slice(0, 40)} »`;
      },
      scope: () => [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document,
    };
  });
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Faults that axe finds on a page, by the rules of WCAG 2.2 AA and good practice. */
export async function axeFaults(page: Page, isPassing: boolean): Promise<readonly Fault[]> {
  // Legacy mode opens no extra page. The only frame is the map, which is another site's.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe').withTags(levels);
  if (isPassing) axe.disableRules('page-has-heading-one');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => ({
      rule: `${id} (${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 240)})`,
      where: `${target.join(' ')} « ${html.slice(0, 120)} »`,
    })),
  );
}

/** Documents and dialogs that scroll horizontally, with the elements that are too wide. */
export async function sidewaysFaults(page: Page): Promise<readonly Fault[]> {
  return page.evaluate(() => {
    const frames = [
      document.documentElement,
      ...document.querySelectorAll('[aria-modal=true]'),
    ];
    return frames
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .flatMap((frame) => {
        const { right } = frame.getBoundingClientRect();
        const wide = [...frame.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > right + 1,
        );
        const innermost = wide.filter(
          (one) => !wide.some((other) => one !== other && one.contains(other)),
        );
        return {
          rule: `sideways scroll (${frame.scrollWidth} > ${frame.clientWidth})`,
          where: innermost
            .slice(0, 3)
            .map((element) => window.pageTools.nameOf(element))
            .join(', '),
        };
      });
  });
}

/** Faults in the language, the title and the number of main headings of a page. */
export async function headFaults(page: Page, isPassing: boolean): Promise<readonly Fault[]> {
  const { lang, title, headings } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText),
  }));
  const isValid = isPassing ? headings.length <= 1 : headings.length === 1;
  return [
    ...(lang === 'fr' ? [] : [{ rule: 'language of the page', where: `lang="${lang}"` }]),
    ...(title.trim() === '' ? [{ rule: 'name of the page', where: 'title' }] : []),
    ...(isValid ? [] : [{ rule: 'one h1', where: headings.join(' | ') }]),
  ];
}

/** Minimum width and height of a touch target, in CSS pixels. */
const minSize = 44;

const interactive = [
  ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary'],
  ...['button', 'tab', 'option', 'checkbox', 'radio', 'switch'].map((role) => `[role=${role}]`),
].join();

/**
 * Touch targets that are too small. Exceptions are links within a sentence, as in WCAG 2.5.8,
 * and elements that only the keyboard reaches.
 */
export async function targetFaults(page: Page): Promise<readonly Fault[]> {
  return page.evaluate(
    ({ interactive, minSize }) => {
      const { nameOf, scope } = window.pageTools;

      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent.trim().length ?? 0) >
          element.textContent.trim().length;

      const isTouchable = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        // Elements for screen readers only are one pixel in size.
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

      // The touch area of a link may be larger than its box, such as its whole card.
      const answersAround = (element: Element) => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const reach = minSize / 2 - 1;
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
          // Rounding may take away half a pixel.
          if (Math.min(width, height) >= minSize - 0.5 || answersAround(element)) return [];
          const size = `${Math.round(width)} × ${Math.round(height)}`;
          return [{ rule: `touch target of ${size}`, where: nameOf(element) }];
        });
    },
    { interactive, minSize },
  );
}

const focusable =
  'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** Elements that are wholly covered or out of sight when they have the focus (WCAG 2.4.11). */
export async function focusFaults(page: Page): Promise<readonly Fault[]> {
  // A key press makes the browser treat later focus as keyboard focus.
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

    // An open layer may cover elements behind it, because a key closes the layer.
    const front =
      document.querySelector(':popover-open, div[role=dialog]:not([aria-modal=true])') ??
      scope();
    const hidden: Element[] = [];
    for (const element of front.querySelectorAll<HTMLElement>(selector)) {
      if (!isReached(element)) continue;
      element.focus();
      // An element that does not accept the focus is no stop of the Tab key.
      if (document.activeElement !== element || isInSight(element)) continue;
      // The focus may bring an element into sight in the next frame.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      if (document.activeElement === element && !isInSight(element)) hidden.push(element);
    }
    return hidden.map((element) => ({ rule: 'focus out of sight', where: nameOf(element) }));
  }, focusable);
}
