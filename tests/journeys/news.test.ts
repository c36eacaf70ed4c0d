import { messages } from '@centre/domain/messages/messages';
import { newsPage } from '../../web/src/site/news/news.texts.ts';
import { expect, test } from './browser.ts';
import { answerForFirestore, type AnsweredDocument } from './firestore-requests.ts';
import { articleCards as cards } from './news-page.ts';

test.describe('The list of news', { tag: '@night' }, () => {
  test('grows by a page at a time', async ({ visit }) => {
    const all = Array.from({ length: 35 }, (_, index): AnsweredDocument => ({
      id: `a${String(index).padStart(2, '0')}`,
      fields: {
        titre: { stringValue: `Article ${index}` },
        statut: { stringValue: 'publié' },
        dateCreation: { timestampValue: new Date(Date.UTC(2025, 1, 60 - index)).toISOString() },
      },
    }));
    const { page } = await visit('about:blank');
    await answerForFirestore(page, 'articles', ({ equal, after, limit }) => {
      if (equal.has('isPrincipal')) return [];
      const start = all.findIndex(({ id }) => id === after) + 1;
      return all.slice(start, start + limit);
    });
    await page.goto('/blog');
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(30);
    expect(await cards(page).first().innerText()).toContain(messages.article.noContent);

    const more = page.getByRole('button', { name: newsPage.more });
    await more.click();
    await page.locator('#article-a34').waitFor();
    expect(await cards(page).count()).toBe(35);
    expect(await more.count()).toBe(0);
  });
});
