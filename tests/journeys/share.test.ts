import { articlePath, documentTitle } from '@centre/domain/site-address';
import { messages } from '@centre/domain/messages/messages';
import { expect, test } from './browser.ts';
import { holdScripts, whenAlive } from './public-page.ts';
import { articleCards, articles, selectedTab } from './news-page.ts';

const { technical, draft } = articles;

test.describe('The page of an article, in a browser', { tag: '@night' }, () => {
  test('is whole before any script, and becomes the one that the site shows', async ({
    visit,
  }) => {
    const { page } = await visit('about:blank');
    const letScriptsThrough = await holdScripts(page);
    await page.goto(articlePath(technical.id), { waitUntil: 'commit' });
    const detail = page.locator(`#article-${technical.id}`);
    await detail.getByRole('heading', { name: technical.titre }).waitFor();
    const before = await detail.getByRole('article').boundingBox();
    letScriptsThrough();

    await detail.getByRole('button', { name: 'Partager' }).waitFor();
    await expect.poll(() => selectedTab(page)).toBe('Technologie');
    expect(await detail.getByRole('heading', { name: technical.titre }).count()).toBe(1);
    const after = await detail.getByRole('article').boundingBox();
    expect(after?.width).toBe(before?.width);
    expect(await page.title()).toBe(documentTitle(technical.titre));
    expect(await page.locator('h1').count()).toBe(1);
  });

  test('leads back to the list, and from there to another article', async ({ visit }) => {
    const { page } = await visit(articlePath(technical.id));
    await page.getByRole('button', { name: 'Partager' }).waitFor();
    await page.getByRole('link', { name: 'Retour aux articles' }).click();
    await page.waitForURL('**/actualites');
    await page.locator(`article#article-${technical.id}`).waitFor();
    await expect.poll(() => page.title()).toContain('Actualités');
  });

  test('says so when there is no such article, before and after the scripts', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await visit(articlePath(draft.id));
    expectComplaint(new RegExp(`status of 404 .*${articlePath(draft.id)}$`));
    await page.getByText(messages.article.notFound).waitFor();
    await whenAlive(page);
    await articleCards(page).first().waitFor();
    expect(await page.getByText(messages.article.notFound).count()).toBe(1);
    // Firestore knows no such name.
    await page.goto('/blog#article-a%2Fb');
    await page.getByText(messages.article.notFound).waitFor();
  });
});
