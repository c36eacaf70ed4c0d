import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { newsPage } from '../../web/src/site/news/news.texts.ts';
import { expect, keepCollections, narrow, test } from './browser.ts';
import { takeForOld, whenAlive } from './public-page.ts';

keepCollections('articles');

/** Counts the questions that pages of this browser ask Firestore from now on. */
function countQuestions(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(':runQuery')) count += 1;
  });
  return () => count;
}

async function homeIsWhole(page: Page): Promise<void> {
  await whenAlive(page);
  await page.getByTestId('temoignages').waitFor();
  await page.locator('article[id^=article-]').first().waitFor();
}

test.describe('The home page', { tag: '@night' }, () => {
  test('asks nothing, unless it is old or something was published in this browser', async ({
    visit,
  }) => {
    const { page } = await visit('about:blank', narrow);
    const questions = countQuestions(page);
    const comeBack = async () => {
      await page.goto('/contact');
      await page.goto('/');
      await homeIsWhole(page);
    };
    await page.goto('/');
    await homeIsWhole(page);
    const articles = await page.locator('article').allInnerTexts();
    await comeBack();
    expect(questions()).toBe(0);
    expect(await page.locator('article').allInnerTexts()).toEqual(articles);

    const soon = String(Date.now() + 60_000);
    await page.evaluate((time) => localStorage.setItem('publie-le', time), soon);
    await comeBack();
    await expect.poll(questions).toBeGreaterThan(0);
    await page.evaluate(() => localStorage.removeItem('publie-le'));
    const first = questions();
    await takeForOld(page);
    await comeBack();
    await expect.poll(questions).toBeGreaterThan(first);
  });
});

test.describe('The news, a second time within a minute', { tag: '@night' }, () => {
  test('ask nothing again, and go on where their first page ends', async ({ visit }) => {
    // Most of them made together, as an import makes them: their names tell them apart.
    const moment = (index: number) =>
      new Timestamp(1_700_000_000, index > 60 ? 5000 : 123_456_000);
    // Older records have texts, which Firestore sorts before.
    const made = (index: number) => (index < 33 ? '2023-11-14T22:13:20.000Z' : moment(index));
    const ids = Array.from({ length: 70 }, (_, index) => `suite-${100 + index}`);
    const batch = firestore().batch();
    ids.forEach((id, index) => {
      const article = { titre: id, statut: 'publié', categorie: 'Autres' };
      const dateCreation = made(index);
      batch.set(firestore().doc(`articles/${id}`), { ...article, dateCreation });
    });
    await batch.commit();

    const { page } = await visit('about:blank', narrow);
    const questions = countQuestions(page);
    const cards = page.locator('article[id^=article-]');
    await page.goto('/blog/category/Autres');
    await cards.first().waitFor();
    await whenAlive(page);
    const shown = await cards.count();
    expect(shown).toBe(30);
    await page.goto('/contact');
    await page.goto('/blog/category/Autres');
    await whenAlive(page);
    expect(await cards.count()).toBe(shown);
    expect(questions()).toBe(0);

    const more = page.getByRole('button', { name: newsPage.more });
    for (let pages = 1; pages < 3; pages += 1) {
      const before = await cards.count();
      await more.click();
      await expect.poll(() => cards.count()).toBeGreaterThan(before);
    }
    await more.waitFor({ state: 'detached' });
    const found = await cards.evaluateAll((all) => all.map(({ id }) => id));
    expect(found).toEqual(expect.arrayContaining(ids.map((id) => `article-${id}`)));
    expect(new Set(found).size).toBe(found.length);
  });
});
