/** @module-tag night */
import { photoCategories } from '@centre/domain/photo/photo';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadTimeLimitMs } from '../../web/src/data/time-limit.ts';
import { useBrowser, whenAlive, wide } from './browser.ts';
import {
  answerForFirestore,
  cutFirestore,
  mendFirestore,
  stopFirestore,
  type AnsweredDocument,
} from './firestore-requests.ts';

const { visit } = useBrowser();

const empty = 'Galerie en Construction';

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

describe('The gallery', () => {
  it('opens on diesel mechanics, with the categories in order and their counts', async () => {
    const { page } = await visit('/galerie', wide);
    await thumbnails(page).first().waitFor();
    const tabs = page.getByRole('tab');
    const labels = (await tabs.allInnerTexts()).map((label) => label.split('\n'));
    expect(labels.map(([categorie]) => categorie)).toEqual([...photoCategories]);
    const total = labels.reduce((sum, [, count]) => sum + Number(count), 0);

    expect(await page.getByRole('tab', { selected: true }).innerText()).toContain(
      'Mécanique Diesel',
    );
    for (const [categorie = '', count] of labels) {
      await page.getByRole('tab', { name: categorie }).click();
      await page.getByRole('heading', { name: categorie }).waitFor();
      expect(await thumbnails(page).count()).toBe(Number(count));
    }
    await thumbnails(page).first().click();
    expect(await counter(page)).toMatch(new RegExp(` / ${total}$`));
  });

  it('leaves no empty place in its last row', async () => {
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

  it('moves through the categories with the arrows', async () => {
    const { page } = await visit('/galerie', wide);
    await page.getByRole('tab', { name: 'Mécanique Diesel' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('heading', { name: "Mécanique d'entretien" }).waitFor();
    await page.keyboard.press('Home');
    await page.getByRole('heading', { name: 'Evènements' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('heading', { name: 'Informatique' }).waitFor();
  });

  it('groups what has no category under Autre, and starts there if there is nothing else', async () => {
    const { page } = await visit('about:blank', wide);
    await answerForFirestore(page, 'galerie', () => [
      { id: 'seule', fields: { titre: { stringValue: 'Sans catégorie' } } },
    ]);
    await page.goto('/galerie');
    await page.getByRole('heading', { name: 'Autre' }).waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Autre\n1']);
  });

  it('has every photo, however many there are', async () => {
    const all = Array.from({ length: 450 }, (_, index): AnsweredDocument => ({
      id: `p${String(index).padStart(3, '0')}`,
      fields: {
        titre: { stringValue: `Photo ${index}` },
        categorie: { stringValue: index < 440 ? 'Informatique' : 'Mécanique Diesel' },
        dateUpload: { timestampValue: new Date(Date.UTC(2025, 1, 1, 0, -index)).toISOString() },
      },
    }));
    const { page } = await visit('about:blank', wide);
    await answerForFirestore(page, 'galerie', ({ after, limit }) => {
      const start = all.findIndex(({ id }) => id === after) + 1;
      return all.slice(start, start + limit);
    });
    await page.goto('/galerie');
    await whenAlive(page);
    await thumbnails(page).first().waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Mécanique Diesel\n10',
      'Informatique\n440',
    ]);
    await thumbnails(page).first().click();
    expect(await counter(page)).toMatch(/ \/ 450$/);
  });

  it('is under construction while Firestore cannot be reached, and comes by itself after', async () => {
    const opened = await visit('about:blank');
    const { page } = opened;
    await cutFirestore(opened);
    await page.goto('/galerie');
    await page.getByText(empty).waitFor();
    await mendFirestore(page);
    await page.getByText(empty).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Mécanique Diesel/ }).waitFor();
  });

  it('does not wait for ever for an answer', async () => {
    const opened = await visit('about:blank');
    const { page } = opened;
    await page.clock.install();
    await stopFirestore(opened);
    const asked = page.waitForRequest('**/documents:runQuery*');
    await page.goto('/galerie');
    await asked;
    expect(await page.getByText(empty).count()).toBe(0);
    await page.clock.runFor(loadTimeLimitMs);
    await page.getByText(empty).waitFor();
  });
});

describe('The categories on a small screen', () => {
  it('are in a drawer that a choice, Escape and a touch outside close', async () => {
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

describe('A photo in large', () => {
  it('is followed by all photos of all categories, in a ring', async () => {
    const { page } = await visit('/galerie', wide);
    await page.getByRole('tab', { name: 'Evènements' }).click();
    await page.getByRole('heading', { name: 'Evènements' }).waitFor();
    await thumbnails(page).first().click();
    const total = Number((await counter(page)).split(' / ')[1]);
    expect(await counter(page)).toBe(`1 / ${total}`);

    await page.keyboard.press('ArrowLeft');
    expect(await counter(page)).toBe(`${total} / ${total}`);
    await lightbox(page).getByText('Informatique').waitFor();
    await page.keyboard.press('ArrowRight');
    expect(await counter(page)).toBe(`1 / ${total}`);

    const seen = new Set<string>();
    for (let step = 0; step < total; step += 1) {
      seen.add((await lightbox(page).getByRole('img').getAttribute('src')) ?? '');
      await lightbox(page).getByRole('button', { name: 'Photo suivante' }).click();
    }
    expect(seen.size).toBe(total);
    expect(await counter(page)).toBe(`1 / ${total}`);
    await lightbox(page).getByRole('button', { name: 'Photo précédente' }).click();
    expect(await counter(page)).toBe(`${total} / ${total}`);
  });

  it('keeps the focus inside, holds the page still and gives the focus back', async () => {
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

  it('answers the arrows after a click on the photo, and a swipe', async () => {
    const { page } = await visit('/galerie');
    await thumbnails(page).first().click();
    const [first] = (await counter(page)).split(' / ').map(Number);
    const position = async () => Number((await counter(page)).split(' / ')[0]);
    await lightbox(page).getByRole('img').click();
    await page.keyboard.press('ArrowRight');
    expect(await position()).toBe((first ?? 0) + 1);

    await page.mouse.move(300, 400);
    await page.mouse.down();
    await page.mouse.move(120, 410, { steps: 4 });
    await page.mouse.up();
    await expect.poll(position).toBe((first ?? 0) + 2);
    await page.mouse.down();
    await page.mouse.move(300, 410, { steps: 4 });
    await page.mouse.up();
    await expect.poll(position).toBe((first ?? 0) + 1);
  });
});
