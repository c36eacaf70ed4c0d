import { centre } from '@centre/domain/centre';
import { formatDate } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages/messages';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { excerpt } from '@centre/domain/text';
import type { Locator } from '@playwright/test';
import {
  control,
  editArticle,
  openArticles,
  rowOf,
  rows,
  saveButton,
  saveForm,
  storeArticle,
  titlesOf,
  writeArticle,
} from './articles-tab-page.ts';
import { expect, keepCollections, test, wide } from './browser.ts';
import { articleCards, articles } from './news-page.ts';
import { restoreFromBin } from './staff.ts';
import { stored } from '../functions/admin.ts';

keepCollections('articles', 'marques');

const { published, principal, technical, draft } = articles;
const titles = published.map(({ titre }) => titre);

test.describe('The list of articles', { tag: '@night' }, () => {
  test('shows the published ones with their columns, in any order, and is searched in whole texts', async ({
    visit,
  }) => {
    const { page } = await openArticles(visit, 'redaction');
    await page
      .getByRole('heading', { name: `Articles publiés (${published.length})` })
      .waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Image',
      'Titre',
      'Catégorie',
      'Type',
      'Date',
      'Vues',
      'Actions',
    ]);
    expect(await rows(page).count()).toBe(published.length + 1);
    expect(await rowOf(page, draft.titre).count()).toBe(0);
    expect(await rowOf(page, principal.titre).getAttribute('id')).toBe(
      `article-${principal.id}`,
    );

    const cells = await rowOf(page, principal.titre).getByRole('cell').allInnerTexts();
    expect(cells[1]).toContain(excerpt(principal.paragraphs.join('\n\n'), 100).split('\n')[0]);
    expect(cells.slice(2, 5)).toEqual([
      principal.categorie,
      'Principal',
      formatDate(new Date(principal.date)),
    ]);
    expect(await page.getByText('Article principal').count()).toBe(1);
    expect(await rowOf(page, technical.titre).getByText('Secondaire').count()).toBe(1);

    const counts = await page.locator('dl dd').allInnerTexts();
    const of = (categorie: string) =>
      String(published.filter((article) => article.categorie === categorie).length);
    expect(counts).toEqual([
      String(published.length),
      of('Nouveauté'),
      of('Technologie'),
      of('Autres'),
    ]);

    const byDate = [...published].sort((a, b) => b.date.localeCompare(a.date));
    expect(await titlesOf(page)).toEqual(byDate.map(({ titre }) => titre));

    const byTitle = [...titles].sort(new Intl.Collator('fr', { numeric: true }).compare);
    await page.getByRole('button', { name: 'Titre' }).click();
    await expect.poll(() => titlesOf(page)).toEqual(byTitle);
    await page.getByRole('button', { name: 'Titre' }).click();
    await expect.poll(() => titlesOf(page)).toEqual(byTitle.toReversed());
    await page.getByLabel('Trier par').selectOption('Date de création');
    await page.getByRole('button', { name: 'Ordre décroissant' }).click();
    await expect.poll(() => titlesOf(page)).toEqual(byDate.map(({ titre }) => titre).reverse());

    const word = technical.paragraphs[1]?.split(/\s/).find((part) => part.length > 9) ?? '';
    await page.getByLabel('Rechercher un article').fill(`${word.toUpperCase()} technologie`);
    await page.getByText(/articles? trouvés?/).waitFor();
    await expect.poll(async () => (await titlesOf(page)).length).toBeLessThan(published.length);
    expect(await titlesOf(page)).toContain(technical.titre);

    await page.getByLabel('Rechercher un article').fill('aucun-texte-ne-dit-cela');
    await page.getByText('Aucun article ne correspond à cette recherche').waitFor();
    await page.getByRole('button', { name: 'Effacer la recherche' }).first().click();
    await expect.poll(() => rows(page).count()).toBe(published.length + 1);
  });
});

test.describe('A new article', () => {
  async function expectPicture(picture: Locator) {
    await expect.poll(() => picture.getAttribute('src')).toContain('public');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  test('is published with its picture and its form closed, and the public sees it', async ({
    visit,
  }) => {
    const { page } = await openArticles(visit, 'redaction');
    const titre = `Essai ŋ ${Date.now()}`;
    await writeArticle(page, titre, 'Première ligne\n\nDeuxième ligne');
    await expect.poll(() => control(page, 'auteur').inputValue()).toBe(centre.name);
    await expect.poll(() => control(page, 'categorie').inputValue()).toBe('Nouveauté');
    await page.getByText('apparaîtra comme article secondaire').waitFor();
    await control(page, 'image').setInputFiles('web/media/film-poster.webp');
    await page.getByRole('img', { name: 'Aperçu de l’image' }).waitFor();
    await saveForm(page);
    await page.getByText(staffArticleMessages.saved).waitFor();
    await rowOf(page, titre).waitFor();
    await page.getByRole('heading', { name: `(${published.length + 1})` }).waitFor();
    await expectPicture(rowOf(page, titre).locator('img'));

    const { page: visitor } = await visit('/blog', wide);
    await visitor.getByRole('heading', { name: titre }).waitFor();
    await expectPicture(articleCards(visitor).filter({ hasText: titre }).locator('img'));

    await page.getByRole('button', { name: 'Nouvel Article' }).click();
    await expect.poll(() => control(page, 'titre').inputValue()).toBe('');
  });
});

test.describe('A new article', { tag: '@night' }, () => {
  test('is not sent without title, content and author: each says so, the first is focused', async ({
    visit,
  }) => {
    const { page } = await openArticles(visit, 'redaction');
    await page.getByRole('button', { name: 'Nouvel Article' }).click();
    await control(page, 'auteur').fill(' ');
    await saveButton(page).click();
    await page.getByRole('alert').getByText(staffArticleMessages.required).waitFor();
    expect(await page.getByText(messages.field.required).count()).toBe(3);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('titre');
  });

  test('is not sent with a title beyond the limit, of which it is told while it is typed', async ({
    visit,
  }) => {
    const { page } = await openArticles(visit, 'redaction');
    await writeArticle(page, 'Article 3', 'Un contenu.');
    await page.getByText('9 / 200 caractères', { exact: true }).waitFor();
    await control(page, 'titre').fill('a'.repeat(199));
    await page.getByText('199 / 200 caractères', { exact: true }).waitFor();
    await control(page, 'titre').fill('a'.repeat(201));
    await page.getByText('201 / 200 caractères').waitFor();
    await page.getByText(messages.field.tooLong('Titre', 200)).waitFor();
    await saveButton(page).click();
    await page.getByText(messages.field.tooLong('Titre', 200)).waitFor();
    expect(await page.getByText(staffArticleMessages.required).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);

    await control(page, 'contenu').fill('');
    await saveButton(page).click();
    await page.getByRole('alert').getByText(staffArticleMessages.required).waitFor();
  });

  test('is made once when its answer was lost and it is sent again', async ({ visit }) => {
    const { page, expectComplaint } = await openArticles(visit, 'redaction');
    const titre = `Essai perdu ${Date.now()}`;
    await writeArticle(page, titre, 'Un seul.');
    expectComplaint(/net::ERR_FAILED .*\/saveArticle/);
    await page.route('**/saveArticle', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await saveButton(page).click();
    await page.getByRole('alert').waitFor();
    expect(await control(page, 'titre').inputValue()).toBe(titre);
    await page.unroute('**/saveArticle');
    await saveForm(page);
    await rowOf(page, titre).waitFor();
    expect(await rowOf(page, titre).count()).toBe(1);
  });

  test('replaces the principal one, which the form names before', async ({ visit }) => {
    const { page } = await openArticles(visit, 'direction');
    const titre = `Essai principal ${Date.now()}`;
    await writeArticle(page, titre, 'À la une.');
    await page.getByLabel('Article principal').check();
    await page
      .getByText(`remplacera l’article principal actuel : « ${principal.titre} »`)
      .waitFor();
    await saveForm(page);
    await rowOf(page, titre).getByText('Principal', { exact: true }).waitFor();
    expect(await rowOf(page, principal.titre).getByText('Secondaire').count()).toBe(1);

    await editArticle(page, principal.titre);
    await page.getByLabel('Article principal').check();
    await page.getByText(`actuel : « ${titre} »`).waitFor();
    await saveForm(page);
    await rowOf(page, principal.titre).getByText('Principal', { exact: true }).waitFor();
    expect(await page.getByText('Principal', { exact: true }).count()).toBe(1);
  });
});

test.describe('The deletion of an article', () => {
  test('asks, is real at once, and can be undone, from the bin too', async ({ visit }) => {
    const { id, titre } = await storeArticle('Essai à supprimer');
    const { page } = await openArticles(visit, 'redaction');
    const row = rowOf(page, titre);
    const ask = async () => {
      await row.getByRole('button', { name: 'Supprimer' }).click();
      await page.getByRole('dialog').getByText(staffArticleMessages.confirmDelete).waitFor();
    };
    const confirm = async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };

    await ask();
    await page.getByRole('dialog').getByText('Annuler').click();
    await row.waitFor();

    await ask();
    await confirm();
    await row.waitFor({ state: 'detached' });
    expect(await stored(`articles/${id}`)).toBeUndefined();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await row.waitFor();

    await ask();
    await confirm();
    await row.waitFor({ state: 'detached' });
    await page.reload();
    await rows(page).nth(1).waitFor();
    expect(await row.count()).toBe(0);
    await restoreFromBin(page, titre);
    await row.waitFor();
  });
});
