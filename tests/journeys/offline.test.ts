import { documentTitle } from '@centre/domain/site-address';
import type { Page } from '@playwright/test';
import { offlinePage, statusBanner } from '../../web/src/texts/offline.texts.ts';
import { pages } from '../../web/src/texts/pages.texts.ts';
import { suite } from '../suite.ts';
import { expect, narrow, type OpenVisit, test, type Visit } from './browser.ts';
import { whenAlive } from './public-page.ts';
import {
  applicant,
  fillEnrolment,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { answersKept, waitUntilKept } from './kept-pages.ts';
import { articleCards, articles } from './news-page.ts';
import { storeApplicant, uniqueName } from './desk-page.ts';
import { section } from './staff.ts';

const { technical, published } = articles;

const visitWithCache = (visit: OpenVisit, path: string, width?: number) =>
  visit(path, width, { keepsPages: true });
const offlineNotice = (page: Page) => page.getByText(statusBanner.offline);

/** Sorted URLs of cached files, without the pictures, which are cached after the page. */
const pagesAndCode = (kept: Readonly<Record<string, string>>) =>
  Object.keys(kept)
    .filter((url) => !/\/(pictures|icons)\/|\.svg$|\/o\/public%2F/.test(url))
    .toSorted();

/** Allows missing pictures: the browser's lazy loading decides how many are cached. */
function allowMissingPictures({ allowComplaint }: Visit): void {
  allowComplaint(
    /net::ERR_(FAILED|INTERNET_DISCONNECTED) .*\/(pictures|flyers|o\/public%2F).*\.(webp|svg)/,
  );
}

test.describe('Site without a network', { tag: '@night' }, () => {
  test('shows pages visited before, by loading or by client navigation', async ({ visit }) => {
    const opened = await visitWithCache(visit, '/bts');
    const { page } = opened;
    allowMissingPictures(opened);
    await waitUntilKept(page, '/bts');
    await page.getByRole('link', { name: 'Formations' }).last().click();
    await page.waitForURL('**/formation');
    await waitUntilKept(page, '/bts', '/formation');
    expect(await offlineNotice(page).count()).toBe(0);

    await page.context().setOffline(true);
    await offlineNotice(page).waitFor();
    for (const [path, title] of [
      ['/bts', pages.bts.title],
      ['/formation', pages.formations.title],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      expect(await page.title()).toBe(documentTitle(title));
      await offlineNotice(page).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    }
    await page.context().setOffline(false);
    await offlineNotice(page).waitFor({ state: 'detached' });
  });

  test('shows a notice with links to cached pages for another page', async ({ visit }) => {
    const opened = await visitWithCache(visit, '/bts');
    const { page, expectComplaint } = opened;
    allowMissingPictures(opened);
    expectComplaint(/status of 503 .*\/qhse$/);
    expectComplaint(/status of 503 .*\/formation$/);
    expectComplaint(/net::ERR_FAILED .*\/assets\//);
    await waitUntilKept(page, '/bts');
    await page.context().setOffline(true);
    const answer = await page.goto('/qhse');
    expect(answer?.status()).toBe(503);
    expect(await page.title()).toBe(documentTitle(offlinePage.title));
    await page.getByRole('main').getByRole('link', { name: pages.bts.title }).click();
    await page.waitForURL('**/bts');
    await whenAlive(page);

    // A client navigation fails too, because the code of the other page is not cached.
    await page.getByRole('link', { name: 'Formations' }).last().click();
    await page.getByText(offlinePage.kept).waitFor();
    expect(new URL(page.url()).pathname).toBe('/formation');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: offlinePage.again }).click();
    await page.getByRole('heading', { level: 1, name: pages.formations.title }).waitFor();
  });

  test('shows a notice and keeps the answers of a natively submitted form', async ({
    visit,
  }) => {
    const opened = await visitWithCache(visit, '/inscription');
    const { page, allowComplaint, expectComplaint } = opened;
    allowMissingPictures(opened);
    expectComplaint(/status of 503 .*\/inscription$/);
    // The page requests the code of the submission at the first answer.
    allowComplaint(/net::ERR_FAILED .*\/assets\//);
    await waitUntilKept(page, '/inscription');
    await page.locator('[name=nomPere]').fill('Kofi');
    await page.context().setOffline(true);
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
    await page.getByText(offlinePage.unanswered).waitFor();
    expect(await page.getByRole('button', { name: offlinePage.again }).count()).toBe(0);
    await page.goBack();
    await expect(page.locator('[name=nomPere]')).toHaveValue('Kofi');
    await page.context().setOffline(false);
  });

  test('shows the news, an article and the galerie as last visited', async ({ visit }) => {
    const opened = await visitWithCache(visit, '/actualites');
    const { page, expectComplaint } = opened;
    allowMissingPictures(opened);
    expectComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/documents:runQuery/);
    expectComplaint(/@firebase\/firestore: .* RPC_ERROR HTTP error has no status/);
    await articleCards(page).first().waitFor();
    await waitUntilKept(page, '/actualites');
    const card = page.locator(`article#article-${technical.id}`);
    await card.getByRole('link', { name: 'Lire la suite' }).click();
    await page.getByText(technical.paragraphs[1] ?? '').waitFor();
    await waitUntilKept(page, '/actualites', '/blog');
    await page.goto('/galerie');
    await page.locator('main figure, main button img').first().waitFor();
    await waitUntilKept(page, '/galerie');
    await page.context().setOffline(true);

    await page.goto('/actualites');
    await articleCards(page).first().waitFor();
    expect(await articleCards(page).count()).toBe(published.length);
    await offlineNotice(page).waitFor();
    await page.goto(`/blog#article-${technical.id}`);
    await page.getByText(technical.paragraphs[1] ?? '').waitFor();
    await page.goto('/galerie');
    await page.locator('main figure, main button img').first().waitFor();
  });
});

test.describe('Cached page', { tag: '@night' }, () => {
  const keepOldPage = (page: Page, path: string) =>
    page.evaluate(async (address) => {
      const cache = await caches.open('pages');
      const date = new Date().toUTCString();
      const headers = { 'Content-Type': 'text/html; charset=utf-8', Date: date };
      const html = '<title>vieille</title><link rel="icon" href="data:,">';
      await cache.put(address, new Response(html, { headers }));
    }, path);

  test('is shown at once and refreshed for the next visit', async ({ visit }) => {
    const { page } = await visitWithCache(visit, '/bts');
    await waitUntilKept(page, '/bts');
    await keepOldPage(page, '/bts');
    await page.goto('/bts');
    expect(await page.title()).toBe('vieille');
    const title = documentTitle(pages.bts.title);
    const kept = async () => Object.values(await answersKept(page)).join();
    await expect.poll(kept).toContain(title);
    await page.goto('/bts');
    expect(await page.title()).toBe(title);
  });

  test('is deleted after the server no longer finds it', async ({ visit }) => {
    const { page } = await visitWithCache(visit, '/bts');
    const gone = '/actualites/retire';
    await waitUntilKept(page, '/bts');
    await keepOldPage(page, gone);
    await page.goto(gone);
    expect(await page.title()).toBe('vieille');
    const kept = async () => Object.keys(await answersKept(page)).join('\n');
    await expect.poll(kept).not.toContain(gone);
  });
});

test.describe('Cache of the site', { tag: '@night' }, () => {
  test('contains no applicant data and no query strings', async ({ visit }) => {
    const answers = applicant({
      nom: uniqueName(),
      prenom: uniqueName(),
      nomPere: uniqueName(),
    });
    const { page } = await visitWithCache(visit, '/actualites?categorie=autres');
    await articleCards(page).first().waitFor();
    await waitUntilKept(page, '/actualites');
    await page.goto('/inscription');
    await whenInteractive(page);
    await fillEnrolment(page, answers);
    await submitEnrolment(page);
    await referenceOn(page);
    await page.reload();
    await waitUntilKept(page, '/inscription');

    const kept = await answersKept(page);
    const own = Object.keys(kept).filter((url) => url.startsWith(suite.origin('hosting')));
    const isPrivate = /\/(api|dashboard|admin)\b|\?(?!__WB_REVISION__)/;
    expect(own.filter((url) => isPrivate.test(url))).toEqual([]);
    const others = Object.keys(kept).filter((url) => !own.includes(url));
    expect(others.filter((url) => !url.includes('/o/public%2F'))).toEqual([]);
    const { nom, prenom, nomPere, email } = answers;
    const all = Object.entries(kept).flat().join('\n');
    for (const secret of [nom, prenom, nomPere, email]) expect(all).not.toContain(secret);
  });

  test('contains nothing of the dashboard, which is loaded from the server', async ({
    visit,
  }) => {
    const { form } = await storeApplicant({ nom: uniqueName(), prenom: uniqueName() });
    const { page } = await visit('/contact', narrow, { keepsPages: true, as: 'superadmin' });
    await waitUntilKept(page, '/contact');
    const before = pagesAndCode(await answersKept(page));
    const statuses: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/dashboard')) statuses.push(String(answer.status()));
    });
    await page.goto('/dashboard');
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await section(page, 'Inscriptions').click();
    await page.getByText(form.nom).first().waitFor();
    await section(page, 'Galerie').click();
    await page.locator('main img').first().waitFor();

    const after = await answersKept(page);
    expect(pagesAndCode(after)).toEqual(before);
    expect(Object.values(after).filter((text) => text.includes(form.nom))).toEqual([]);
    expect(statuses).toEqual(['200']);
  });
});
