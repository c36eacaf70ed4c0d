import { messages } from '@centre/domain/messages/messages';
import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { daysAfter } from '../factories/time.ts';
import { openArticles, rowOf, rows, titlesOf } from './articles-tab-page.ts';
import { expect, keepCollections, test } from './browser.ts';
import { withoutNetwork } from './complaints.ts';
import { articles } from './news-page.ts';

keepCollections('articles', 'marques');

const added = 120;
const total = added + articles.published.length;

// Older than the demonstration's, so that those of the first page are known.
test.beforeAll(async () => {
  const batch = firestore().batch();
  for (let index = 0; index < added; index++) {
    const date = daysAfter('2020-01-01T08:00:00Z', index);
    const titre = `Ancien n° ${String(index).padStart(3, '0')}`;
    const { id, ...fields } = article({ id: `ancien-${index}`, titre, date }, index);
    batch.set(firestore().doc(`articles/${id}`), fields);
  }
  await batch.commit();
});

/** The numbers of documents that the page asks Firestore for, query by query. */
function askedOf(page: Page): number[] {
  const limits: number[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) return;
    const asked = decodeURIComponent(request.postData() ?? '');
    for (const [, limit] of asked.matchAll(/"limit":(?:\{"value":)?(\d+)/g)) {
      limits.push(Number(limit));
    }
  });
  return limits;
}

test(
  'reads a page at a time, whatever the collection holds, in the order of the server',
  { tag: '@night' },
  async ({ visit }) => {
    const { page } = await openArticles(visit, 'lecture');
    const asked = askedOf(page);
    await page.reload();
    await page.getByRole('heading', { name: `Articles publiés (${total})` }).waitFor();
    await rows(page).nth(50).waitFor();
    expect(await rows(page).count()).toBe(51);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(60);

    await page.getByRole('button', { name: 'Titre' }).click();
    await expect
      .poll(async () => (await titlesOf(page)).slice(0, 2))
      .toEqual([
        '2015-2025 : dix ans d’ateliers racontés par ceux qui les ont vus naître',
        'Ancien n° 000',
      ]);

    const more = page.getByRole('button', { name: 'Afficher la suite' });
    await more.click();
    await expect.poll(() => rows(page).count()).toBe(101);
    await more.click();
    await expect.poll(() => rows(page).count()).toBe(total + 1);
    expect(await more.count()).toBe(0);
    expect(new Set(await titlesOf(page)).size).toBe(total);
  },
);

test('finds what was not read yet', { tag: '@night' }, async ({ visit }) => {
  const { page } = await openArticles(visit, 'lecture');
  expect(await rowOf(page, 'Ancien n° 000').count()).toBe(0);
  await page.getByLabel('Rechercher un article').fill('ANCIEN 000');
  await rowOf(page, 'Ancien n° 000').waitFor();
  await page.getByText('1 article trouvé').waitFor();
  expect(await titlesOf(page)).toEqual(['Ancien n° 000']);
});

test(
  'says that nothing can be read, and shows the last list seen',
  { tag: '@night' },
  async ({ visit }) => {
    const { page, allowComplaint } = await openArticles(visit, 'lecture');
    await rows(page).nth(50).waitFor();
    await page.getByRole('link', { name: 'Galerie' }).click();
    await page.getByRole('heading', { level: 1, name: 'Galerie' }).waitFor();
    allowComplaint(withoutNetwork);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Articles' }).click();
    const alert = page.getByRole('alert').filter({ hasText: messages.article.loadFailed });
    await alert.getByText('dernière liste vue').waitFor();
    expect(await rows(page).count()).toBe(51);

    await alert.getByRole('button', { name: 'Fermer le message' }).click();
    expect(await alert.count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Actualiser' }).click();
    await page.getByRole('heading', { name: `Articles publiés (${total})` }).waitFor();
  },
);
