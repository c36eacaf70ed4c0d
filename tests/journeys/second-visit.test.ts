import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { narrow, useBrowser } from './browser.ts';

const { visit } = useBrowser();

/** Counts the questions that pages of this browser ask Firestore from now on. */
function countQuestions(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(':runQuery')) count += 1;
  });
  return () => count;
}

async function homeIsWhole(page: Page): Promise<void> {
  await page.getByTestId('temoignages').waitFor();
  await page.locator('article[id^=article-]').first().waitFor();
  // What was read is written down after it is shown.
  await page.waitForFunction(
    () => Object.keys(localStorage).filter((key) => key.startsWith('lu-le:')).length >= 2,
  );
}

describe('The home page, a second time within five minutes', () => {
  it('asks nothing again, and shows the same', async () => {
    const { page } = await visit('about:blank', narrow);
    const questions = countQuestions(page);
    await page.goto('/');
    await homeIsWhole(page);
    const first = questions();
    const articles = await page.locator('article').allInnerTexts();
    expect(first).toBeGreaterThan(0);
    await page.goto('/contact');
    await page.goto('/');
    await homeIsWhole(page);
    expect(questions()).toBe(first);
    expect(await page.locator('article').allInnerTexts()).toEqual(articles);
  });

  it('asks again when the visitor reloads it', async () => {
    const { page } = await visit('/', narrow);
    await homeIsWhole(page);
    const questions = countQuestions(page);
    await page.reload();
    await homeIsWhole(page);
    await expect.poll(questions).toBeGreaterThan(0);
  });

  it('asks again once something was published in this browser', async () => {
    const { page } = await visit('/', narrow);
    await homeIsWhole(page);
    const questions = countQuestions(page);
    await page.evaluate(() => localStorage.setItem('publie-le', String(Date.now())));
    await page.goto('/contact');
    await page.goto('/');
    await homeIsWhole(page);
    await expect.poll(questions).toBeGreaterThan(0);
  });
});
