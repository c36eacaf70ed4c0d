import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import type { Locator } from '@playwright/test';
import { control, openArticles, rowOf, saveForm, writeArticle } from './articles-page.ts';
import { expect, keepCollections, test, wide } from './browser.ts';
import { articleCards } from './news-page.ts';
import { restoreFromBin } from './staff.ts';

keepCollections('articles', 'marques');

const widthOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));

test.describe('Article', () => {
  test('is published with its picture, shown on the blog, deleted and restored', async ({
    visit,
  }) => {
    const { page } = await openArticles(visit, 'redaction');
    const titre = `Essai ŋ ${Date.now()}`;
    const row = rowOf(page, titre);
    await writeArticle(page, titre, 'Première ligne\n\nDeuxième ligne');
    await control(page, 'image').setInputFiles('web/media/film-poster.webp');
    await page.getByRole('img', { name: 'Aperçu de l’image' }).waitFor();
    await saveForm(page);
    await page.getByText(staffArticleMessages.saved).waitFor();
    await row.waitFor();
    await expect.poll(() => widthOf(row.locator('img'))).toBeGreaterThan(0);

    const { page: visitor } = await visit('/blog', wide);
    const card = articleCards(visitor).filter({ hasText: titre });
    await card.getByRole('heading', { name: titre }).waitFor();
    await expect.poll(() => widthOf(card.locator('img'))).toBeGreaterThan(0);

    const remove = async () => {
      await row.getByRole('button', { name: 'Supprimer' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await row.waitFor({ state: 'detached' });
    };
    await remove();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await row.waitFor();
    await remove();
    await page.reload();
    await page.getByRole('button', { name: 'Nouvel Article' }).waitFor();
    await restoreFromBin(page, titre);
    await row.waitFor();
  });
});
