/** @module-tag night */
import { messages } from '@centre/domain/messages/messages';
import { describe, expect, it } from 'vitest';
import { newsPage } from '../../web/src/site/news/news.texts.ts';
import { useBrowser } from './browser.ts';
import { answerForFirestore, type AnsweredDocument } from './firestore-requests.ts';
import { articleCards as cards } from './news-page.ts';

const { visit } = useBrowser();

describe('The list of news', () => {
  it('grows by a page at a time', async () => {
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
