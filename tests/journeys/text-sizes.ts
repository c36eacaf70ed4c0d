import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNothingSideways } from './whole-page.ts';

/** The distances that a reader may ask for: those of the recommendation. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important; } p { margin-bottom: 2em !important; }`;

/** Expects the page's text to be whole with the distances that a reader may ask for. */
export async function expectRoomForDistances(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const style = await page.addStyleTag({ content: spacing });
  await expectWholeWords(page);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  await page.emulateMedia({ reducedMotion: null });
}

/** Expects the same at twice the size that the browser gives to text, from now on. */
export async function expectRoomForDoubleText(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe('32px');
  await expectWholeWords(page);
}

async function expectWholeWords(page: Page): Promise<void> {
  // A message of the top bar may be on its way when the size changes.
  await expect.poll(() => page.evaluate(cutWords)).toEqual([]);
  await expectNothingSideways(page);
}

/** Words of which something is cut off, by what they stand in. */
function cutWords(): string[] {
  const cut: string[] = [];
  // Shortened on purpose, with three dots.
  const isShortened = (element: Element) => {
    const { webkitLineClamp, textOverflow } = getComputedStyle(element);
    return webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
  };
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(element);
    const hides = [style.overflowX, style.overflowY].some(
      (way) => way === 'hidden' || way === 'clip',
    );
    // There for those who listen alone.
    const isHeard = style.position === 'absolute' && element.clientWidth <= 1;
    if (!hides || isHeard || element.textContent.trim() === '') continue;
    const frame = element.getBoundingClientRect();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      let around: Element | null = parent;
      while (around && !isShortened(around)) around = around.parentElement;
      if (around) continue;
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        // Messages that follow one another stand wholly outside until it is their turn.
        const isOutside = box.bottom <= frame.top + 1 || box.top >= frame.bottom - 1;
        const isCut =
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          (!isOutside && (box.top < frame.top - 4 || box.bottom > frame.bottom + 4));
        if (isCut) cut.push(walker.currentNode.textContent?.trim().slice(0, 60) ?? '');
      }
    }
  }
  return [...new Set(cut)];
}
