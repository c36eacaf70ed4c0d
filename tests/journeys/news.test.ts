/** @module-tag night */
import { formatDate } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages/messages';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newsPage } from '../../web/src/site/news/news.texts.ts';
import { loadTimeLimitMs } from '../../web/src/data/time-limit.ts';
import { useBrowser, whenAlive, wide } from './browser.ts';
import {
  answerForFirestore,
  cutFirestore,
  notReached,
  stopFirestore,
  type AnsweredDocument,
} from './firestore-requests.ts';
import { articleCards as cards, articles, selectedTab } from './news-page.ts';

const { visit } = useBrowser();
const { published, principal } = articles;

const countIn = (category: string) =>
  published.filter(({ categorie }) => categorie === category).length;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

describe('The list of news', () => {
  it('shows the principal article first, and every card with its category and date', async () => {
    const { page } = await visit('/actualites', wide);
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(published.length);

    const first = cards(page).first();
    expect(await first.getAttribute('id')).toBe(`article-${principal.id}`);
    expect(await first.getByRole('heading').innerText()).toBe(principal.titre);
    expect(await first.innerText()).toContain(principal.categorie);
    expect(await first.innerText()).toContain(formatDate(new Date(principal.date)));
    const link = first.getByRole('link', { name: 'Lire la suite' });
    expect(await link.getAttribute('href')).toBe(`/blog#article-${principal.id}`);
  });

  it('is filtered by its tabs, by hand or with the arrows, and the address says which', async () => {
    const { page } = await visit('/blog');
    await tab(page, 'Technologie').click();
    await expect.poll(() => cards(page).count()).toBe(countIn('Technologie'));
    expect(new URL(page.url()).search).toBe('?categorie=technologie');

    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => cards(page).count()).toBe(countIn('Nouveauté'));
    expect(await selectedTab(page)).toBe('Nouveauté');

    await page.reload();
    await whenAlive(page);
    expect(await selectedTab(page)).toBe('Nouveauté');
    expect(await page.getByRole('tabpanel', { name: 'Nouveauté' }).count()).toBe(1);
  });

  it('opens with the category of its address, whatever its spelling', async () => {
    const { page, expectComplaint } = await visit('/blog/category/nouveaute');
    await page.locator(`#article-${principal.id}`).waitFor();
    expect(await selectedTab(page)).toBe('Nouveauté');

    await page.goto('/blog/category/Nouveaut%C3%A9');
    await page.locator(`#article-${principal.id}`).waitFor();
    expect(await selectedTab(page)).toBe('Nouveauté');

    expectComplaint(/status of 404 .*\/blog\/category\/cuisine/);
    const answer = await page.goto('/blog/category/cuisine');
    expect(answer?.status()).toBe(404);
    await page.getByText(messages.article.emptyCategory).waitFor();
    expect(await page.getByRole('tab', { selected: true }).count()).toBe(0);
  });

  it('says that there is nothing when Firestore cannot be reached', async () => {
    const opened = await visit('about:blank');
    const { page } = opened;
    await cutFirestore(opened);
    await page.goto('/blog');
    await page.getByText(messages.article.empty).waitFor();
    await page.getByText(messages.article.emptyHint).waitFor();
    await tab(page, 'Autres').click();
    await page.getByText(messages.article.emptyCategory).waitFor();
  });

  it('does not wait for ever for an answer', async () => {
    const opened = await visit('about:blank');
    const { page } = opened;
    await page.clock.install();
    await stopFirestore(opened);
    const asked = page.waitForRequest('**/documents:runQuery*');
    await page.goto('/blog');
    await asked;
    expect(await page.getByText(messages.article.loading).count()).toBe(1);
    await page.clock.runFor(loadTimeLimitMs);
    await page.getByText(messages.article.empty).waitFor();
  });

  it('grows by a page at a time', async () => {
    const all = Array.from({ length: 35 }, (_, index): AnsweredDocument => ({
      id: `a${String(index).padStart(2, '0')}`,
      fields: {
        titre: { stringValue: `Article ${index}` },
        statut: { stringValue: 'publié' },
        dateCreation: { timestampValue: new Date(Date.UTC(2025, 1, 60 - index)).toISOString() },
      },
    }));
    const { page, expectComplaint } = await visit('about:blank');
    await answerForFirestore(page, 'articles', ({ equal, after, limit }) => {
      if (equal.has('isPrincipal')) return [];
      const start = all.findIndex(({ id }) => id === after) + 1;
      return all.slice(start, start + limit);
    });
    await page.goto('/blog');
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(30);
    expect(await cards(page).first().innerText()).toContain(messages.article.noContent);

    const more = page.getByRole('button', { name: "Plus d'articles" });
    expectComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/documents:runQuery/);
    expectComplaint(notReached);
    expectComplaint(/^The page could not load more articles\./);
    const cut = (route: Route) => route.abort('internetdisconnected');
    await page.route('**/documents:runQuery*', cut);
    await more.click();
    const failed = page.getByRole('alert').getByText(newsPage.moreFailed);
    await failed.waitFor();
    expect(await cards(page).count()).toBe(30);
    await page.unroute('**/documents:runQuery*', cut);
    await more.click();
    await page.locator('#article-a34').waitFor();
    expect(await cards(page).count()).toBe(35);
    expect(await more.count()).toBe(0);
    expect(await failed.count()).toBe(0);
  });
});
