import { messages } from '@centre/domain/messages/messages';
import { expect, test } from './browser.ts';
import { answerForFirestore } from './firestore-requests.ts';
import { articleCards as cards, articles, selectedTab } from './news-page.ts';

const { published, draft } = articles;

test.describe('The address of an article', { tag: '@night' }, () => {
  test('finds an article that is older than the list', async ({ visit }) => {
    const { page } = await visit('about:blank');
    await answerForFirestore(page, 'articles', ({ orderedBy }) =>
      orderedBy[0] === '__name__'
        ? [
            {
              id: 'ancien',
              fields: {
                titre: { stringValue: 'Une vieille nouvelle' },
                contenu: { stringValue: 'Première ligne\nDeuxième ligne' },
                categorie: { stringValue: 'Autres' },
              },
            },
          ]
        : [],
    );
    // The server knows nothing of it, and would say so when its reading is counted.
    await page.route('**/api/articles/ancien/view', (route) =>
      route.fulfill({ json: { success: true } }),
    );
    await page.goto('/blog#article-ancien');
    await page.getByRole('heading', { name: 'Une vieille nouvelle' }).waitFor();
    expect(await page.locator('#article-ancien').innerText()).toContain(
      'Première ligne\nDeuxième ligne',
    );
    expect(await selectedTab(page)).toBe('Autres');
  });

  test('says so when it leads to no article or to a draft, and shows the list', async ({
    visit,
  }) => {
    const { page } = await visit('about:blank');
    for (const id of ['inconnu', draft.id, 'a%2Fb', '']) {
      // Another fragment alone would not load the page anew.
      await page.goto('about:blank');
      await page.goto(`/blog#article-${id}`);
      await page.getByText(messages.article.notFound).waitFor();
      await page.getByText(messages.article.notFoundHint).waitFor();
      await cards(page).first().waitFor();
      expect(await cards(page).count()).toBe(published.length);
    }
  });
});
