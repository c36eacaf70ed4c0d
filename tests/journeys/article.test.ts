/** @module-tag night */
import { formatDate } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages/messages';
import { articlePath } from '@centre/domain/site-address';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { answerForFirestore } from './firestore-requests.ts';
import { articleCards as cards, articles, selectedTab } from './news-page.ts';

const { visit } = useBrowser();
const { published, principal, technical, draft } = articles;

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe('The address of an article', () => {
  it('opens it in full, under the tab of its category', async () => {
    const { page } = await visit(`/blog#article-${technical.id}`);
    const detail = page.locator(`#article-${technical.id}`);
    await page.getByText(technical.paragraphs[1] ?? '').waitFor();
    expect(await selectedTab(page)).toBe('Technologie');
    const text = await detail.innerText();
    expect(text).toContain(technical.paragraphs.join('\n\n'));
    expect(text).toContain(`Publié le ${formatDate(new Date(technical.date))}`);
    expect(text).toContain(technical.auteur);
    await expect.poll(() => focusedId(page)).toBe(`article-${technical.id}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await page.title()).toContain(technical.titre);
  });

  it('is followed from a card, and closing gives the focus back to that card', async () => {
    const { page } = await visit('/actualites');
    const card = page.locator(`article#article-${technical.id}`);
    await card.getByRole('link', { name: 'Lire la suite' }).click();
    await page.getByText(technical.paragraphs[1] ?? '').waitFor();
    expect(new URL(page.url()).pathname).toBe('/blog');
    await expect.poll(() => focusedId(page)).toBe(`article-${technical.id}`);

    await page.getByRole('link', { name: 'Retour aux articles' }).click();
    await page.waitForURL('**/actualites');
    await card.waitFor();
    await expect.poll(() => focusedId(page)).toBe(`article-${technical.id}`);
    expect(await selectedTab(page)).toBe('Tous');
  });

  it('opens another one when only the fragment changes', async () => {
    const { page } = await visit(`/blog#article-${technical.id}`);
    await page.getByText(technical.paragraphs[1] ?? '').waitFor();
    await page.evaluate((id) => {
      location.hash = `#article-${id}`;
    }, principal.id);
    await page.getByText(principal.paragraphs[1] ?? '').waitFor();
    expect(await selectedTab(page)).toBe('Nouveauté');

    await page.goBack();
    await page.getByText(technical.paragraphs[1] ?? '').waitFor();
    expect(await selectedTab(page)).toBe('Technologie');
  });

  it('finds an article that is older than the list', async () => {
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

  it('says so when it leads to no article or to a draft, and shows the list', async () => {
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

  it('can be copied: the one that messengers can preview', async () => {
    const { page } = await visit(`/blog#article-${technical.id}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Partager' }).click();
    await page.getByText('Lien copié').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(articlePath(technical.id), page.url()).href);
  });
});
