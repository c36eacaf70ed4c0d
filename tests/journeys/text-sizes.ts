import type { Page } from '@playwright/test';
import { cutWords } from '../screens/checks/cut-words.ts';
import { setLetters } from '../screens/checks/letters.ts';
import { expectNothingSideways } from './whole-page.ts';
import { expect } from './browser.ts';

/** The distances that a reader may ask for: those of the recommendation. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important; } p { margin-bottom: 2em !important; }`;

/** Expects the page's text to be whole with the distances that a reader may ask for. */
export async function expectRoomForDistances(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page's policy takes no `<style>`.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  await expectWholeWords(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.emulateMedia({ reducedMotion: null });
}

/** Expects the same at twice the size that the browser gives to text, from now on. */
export async function expectRoomForDoubleText(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setLetters(page, 32);
  await expectWholeWords(page);
}

async function expectWholeWords(page: Page): Promise<void> {
  // A message of the top bar may be on its way when the size changes.
  await expect.poll(() => page.evaluate(cutWords)).toEqual([]);
  await expectNothingSideways(page);
}
