import type { Page } from '@playwright/test';

/** What is wrong with a screen, and where. */
export interface Fault {
  readonly rule: string;
  /** A CSS selector, with a few words of what it finds. */
  readonly where: string;
}

/** What the checks use in the page itself. */
interface PageTools {
  /** Says which element it is: its selector and a few of its words. */
  readonly nameOf: (element: Element) => string;
  /** What can be reached at the moment: the dialog in front, or all of the page. */
  readonly scope: () => Document | Element;
}

declare global {
  interface Window {
    pageTools: PageTools;
  }
}

/** Makes the tools known in `page`. */
export async function bringTools(page: Page): Promise<void> {
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
