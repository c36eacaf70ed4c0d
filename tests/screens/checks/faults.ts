import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Fault of a screen and its place. */
export interface Fault {
  readonly rule: string;
  /** A CSS selector, with a few words of what it finds. */
  readonly where: string;
}

/** Helpers that the checks use in the page itself. */
interface PageTools {
  /** Says which element it is: its selector and a few of its words. */
  readonly nameOf: (element: Element) => string;
  /** Part that can be reached: the dialog in front, or all of the page. */
  readonly scope: () => Document | Element;
}

declare global {
  interface Window {
    pageTools: PageTools;
  }
}

/** Makes the tools known in `page`. */
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
        const words = element.getAttribute('aria-label') ?? element.textContent.trim();
        return `${path(element)} « ${words.slice(0, 40)} »`;
      },
      scope: () => [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document,
    };
  });
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Faults that axe finds on a page, by the rules of WCAG 2.2 AA and good practice. */
export async function axeFaults(page: Page, isPassing: boolean): Promise<readonly Fault[]> {
  // Legacy: it opens no page of its own, and leaves out the map, which is another site's.
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

/** Whether anything but what is made for it has to be scrolled sideways. */
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

/** Whether the page has its language, its name and one title. */
export async function headFaults(page: Page, isPassing: boolean): Promise<readonly Fault[]> {
  const { lang, title, headings } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText),
  }));
  const wanted = isPassing ? headings.length <= 1 : headings.length === 1;
  return [
    ...(lang === 'fr' ? [] : [{ rule: 'language of the page', where: `lang="${lang}"` }]),
    ...(title.trim() === '' ? [{ rule: 'name of the page', where: 'title' }] : []),
    ...(wanted ? [] : [{ rule: 'one h1', where: headings.join(' | ') }]),
  ];
}

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

      // A link that is drawn beyond its box, such as over its card, is touched there too.
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

const focusable =
  'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** Elements that are wholly covered or out of sight when they have the focus (WCAG 2.4.11). */
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

    // A layer that a user has opened and closes with a key may cover the element.
    const front =
      document.querySelector(':popover-open, div[role=dialog]:not([aria-modal=true])') ??
      scope();
    const hidden: Element[] = [];
    for (const element of front.querySelectorAll<HTMLElement>(selector)) {
      if (!isReached(element)) continue;
      element.focus();
      // An element that cannot take the focus is no stop.
      if (document.activeElement !== element || isInSight(element)) continue;
      // An element that the focus brings into sight comes with the next frame.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      if (document.activeElement === element && !isInSight(element)) hidden.push(element);
    }
    return hidden.map((element) => ({ rule: 'focus out of sight', where: nameOf(element) }));
  }, focusable);
}
