import { photoCategories } from '@centre/domain/photo/photo';
import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { expect, keepCollections, test, wide } from './browser.ts';
import { emptyPages } from './empty-pages.ts';
import { putPhotos } from './galerie-tab-page.ts';

keepCollections('galerie');

const thumbnails = (page: Page) => page.getByRole('button', { name: /^Agrandir : / });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photo en grand' });
const counter = (page: Page) =>
  lightbox(page)
    .getByText(/^\d+ \/ \d+$/)
    .innerText();
const focusIsInDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null);
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test.describe('The categories on a small screen', { tag: '@night' }, () => {
  test('are in a drawer that a choice, Escape and a touch outside close', async ({ visit }) => {
    const { page } = await visit('/galerie');
    const opener = page.getByRole('button', { name: /^Mécanique Diesel/ });
    const drawer = page.getByRole('dialog', { name: 'Choisir une catégorie' });
    const isOnOpener = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'));

    await opener.click();
    await drawer.waitFor();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
      expect(await focusIsInDialog(page)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await isOnOpener()).toBe('dialog');

    await opener.click();
    await drawer.waitFor();
    await page.mouse.click(20, 400);
    await drawer.waitFor({ state: 'detached' });
    expect(await isOnOpener()).toBe('dialog');

    await opener.click();
    await drawer.getByRole('button', { name: 'Informatique' }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Informatique' }).waitFor();
    expect(await page.getByRole('button', { name: /^Informatique/ }).count()).toBe(1);
    expect(await isOnOpener()).toBe('dialog');
  });
});

test.describe('A photo in large', { tag: '@night' }, () => {
  test('keeps the focus inside, holds the page still and gives the focus back', async ({
    visit,
  }) => {
    const { page } = await visit('/galerie', wide);
    const second = thumbnails(page).nth(1);
    const name = await second.getAttribute('aria-label');
    await second.click();
    await lightbox(page).waitFor();
    expect(await lightbox(page).getAttribute('aria-modal')).toBe('true');
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
      expect(await focusIsInDialog(page)).toBe(true);
    }
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe(name);

    await page.keyboard.press('Enter');
    await lightbox(page).getByRole('button', { name: 'Fermer' }).click();
    await lightbox(page).waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe(name);
  });
});

test.describe('The gallery', { tag: '@night' }, () => {
  test('leaves no empty place in its last row', async ({ visit }) => {
    const { page } = await visit('/galerie', wide);
    for (const categorie of photoCategories) {
      await page.getByRole('tab', { name: categorie }).click();
      await page.getByRole('heading', { name: categorie }).waitFor();
      const list = page.getByRole('tabpanel').getByRole('list');
      const [right, ends] = await list.evaluate((element) => [
        element.getBoundingClientRect().right,
        [...element.children].map((child) => child.getBoundingClientRect().right),
      ]);
      expect(ends.findLast((end) => end > 0)).toBeCloseTo(right, 0);
    }
  });

  // The last one: its photos stay until the file ends.
  test('has every photo, however many there are', async ({ visit }) => {
    await putPhotos(110, 'Page');
    const total = (await firestore().collection('galerie').count().get()).data().count;
    const { page } = await visit('about:blank', wide);
    // What the server sends may be some seconds old.
    await emptyPages(page);
    await page.goto('/galerie');
    await thumbnails(page).first().click();
    expect(await counter(page)).toMatch(new RegExp(` / ${total}$`));
  });
});
