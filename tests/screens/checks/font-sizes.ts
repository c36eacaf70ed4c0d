import { expect, type Page } from '@playwright/test';
import { height } from '../screen.ts';
import { waitUntilStill } from '../stage.ts';
import { clippedWords } from './clipped-words.ts';
import { sidewaysFaults, type Fault } from './faults.ts';

/** Sets the browser's default font size, in CSS pixels. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  // Chromium may recompute its preferences and lose the size, so the setting is retried.
  await expect
    .poll(async () => {
      await chromium.send('Page.setFontSizes', { fontSizes: { standard: size } });
      return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    })
    .toBe(`${size}px`);
}

type Setting = readonly [width: number, letters: number];

/** Setting that leaves the least room for text, in CSS pixels. */
const leastRoom: Setting = [320, 32];

/** Widths of small phones, with font sizes that people with low vision set. */
export const largeFontSizes: readonly Setting[] = [[360, 24], [360, 32], [320, 24], leastRoom];

/** Layout faults with large letters; restores the usual size afterwards. */
export async function fontSizeFaults(
  page: Page,
  settings: readonly Setting[] = [leastRoom],
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const [width, size] of settings) {
    await page.setViewportSize({ width, height });
    await setFontSize(page, size);
    await waitUntilStill(page);
    const found = [
      ...(await sidewaysFaults(page)),
      ...(await page.evaluate(clippedWords)).map((where) => ({ rule: 'cut words', where })),
      ...(await page.evaluate(overlapsOfHeader)).map((where) => ({ rule: 'overlap', where })),
    ];
    const setting = `at ${width} px with letters of ${size} px`;
    faults.push(...found.map(({ rule, where }) => ({ rule: `${rule} ${setting}`, where })));
  }
  await setFontSize(page, 16);
  return faults;
}

/** Overlapping texts in the header, for instance of its rotating messages. */
function overlapsOfHeader(): string[] {
  return [...document.querySelectorAll('header :is(ul, a)')].flatMap((part) => {
    const lines: { readonly node: Node; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      lines.push(...[...range.getClientRects()].map((box) => ({ node, box })));
    }
    return lines.flatMap(({ node, box }, index) =>
      lines
        .slice(index + 1)
        .filter(({ node: other, box: { left, right, top, bottom } }) => {
          const width = Math.min(right, box.right) - Math.max(left, box.left);
          // The boxes of two successive lines may overlap a little.
          const shared = Math.min(bottom, box.bottom) - Math.max(top, box.top);
          return other !== node && width > 1 && shared > box.height / 3;
        })
        .map(({ node: other }) => `${node.textContent} / ${other.textContent}`),
    );
  });
}
