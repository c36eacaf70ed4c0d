import { dayMs } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages/messages';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { corbeilleWords } from '../../web/src/dashboard/corbeille/corbeille.texts.ts';
import { photo } from '../factories/photo.ts';
import { stored } from '../functions/admin.ts';
import { expect, keepCollections, test } from './browser.ts';
import { withoutNetwork } from './complaints.ts';
import { cardOf, cards, openGalerie, putPhotos } from './galerie-tab-page.ts';
import { restoreFromBin } from './staff.ts';

keepCollections('galerie', 'marques', 'corbeilleGalerie');

const filter = (page: Page) => page.getByLabel('Afficher', { exact: true });

test.describe('The list of the gallery', { tag: '@night' }, () => {
  test('comes page by page, and by category with the counts', async ({ visit }) => {
    await putPhotos(60, 'Page');
    const { page } = await openGalerie(visit);
    const total = (await firestore().collection('galerie').count().get()).data().count;
    await page.getByText(`Toutes les catégories (${total})`).waitFor({ state: 'attached' });
    expect(await cards(page).count()).toBe(48);
    await page.getByRole('button', { name: 'Afficher la suite' }).click();
    await expect.poll(() => cards(page).count()).toBe(96);
    // Not what is painted: the browser leaves out the cards that are off the screen.
    const titles = await cards(page).getByRole('heading').allTextContents();
    expect(new Set(titles.slice(0, 60)).size).toBe(60);

    const ofCategory = firestore().collection('galerie').where('categorie', '==', 'Evènements');
    const { count } = (await ofCategory.count().get()).data();
    await filter(page).selectOption({ label: `Evènements (${count})` });
    await expect.poll(() => cards(page).count()).toBe(count);
    expect(await page.getByRole('button', { name: 'Afficher la suite' }).count()).toBe(0);
    await filter(page).selectOption('Autre');
    await page.getByText('Aucune photo dans cette catégorie').waitFor();
  });

  test('is read anew by Actualiser', async ({ visit }) => {
    const { page } = await openGalerie(visit);
    const [id] = await putPhotos(1, 'Nouvelle');
    expect(await cardOf(page, 'Nouvelle 0').count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'Actualiser' }).click();
    await cardOf(page, 'Nouvelle 0').waitFor();
    await firestore().doc(`galerie/${id}`).delete();
  });

  test('corrects what is said of a photo', async ({ visit }) => {
    const [id] = await putPhotos(1, 'Fautive');
    const { page } = await openGalerie(visit);
    await page.getByRole('button', { name: 'Modifier la photo « Fautive 0 »' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier la photo' });
    await dialog.getByLabel('Titre').fill('J');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText(messages.photo.titre).waitFor();
    await dialog.getByLabel('Titre').fill('Juste');
    await dialog.getByLabel('Catégorie').selectOption('Mécanique Diesel');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText(staffPhotoMessages.changed).waitFor();
    await cardOf(page, 'Juste').getByText('Mécanique Diesel').waitFor();
    const { titre, categorie, imageUrl } = (await stored(`galerie/${id}`)) ?? {};
    expect({ titre, categorie }).toEqual({ titre: 'Juste', categorie: 'Mécanique Diesel' });
    expect(imageUrl).toBeTruthy();
  });

  test('asks before it deletes, and takes a deletion back, from the bin too', async ({
    visit,
  }) => {
    const [id] = await putPhotos(1, 'Condamnée');
    const { page } = await openGalerie(visit);
    const bin = page.getByRole('button', { name: 'Supprimer la photo « Condamnée 0 »' });
    const dialog = page.getByRole('dialog');
    await bin.click();
    await dialog.getByText(staffPhotoMessages.confirmDelete).waitFor();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    expect(await cardOf(page, 'Condamnée 0').count()).toBe(1);

    await bin.click();
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText(staffPhotoMessages.deleted).waitFor();
    expect(await cardOf(page, 'Condamnée 0').count()).toBe(0);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await cardOf(page, 'Condamnée 0').waitFor();
    expect(await stored(`galerie/${id}`)).toBeDefined();

    await bin.click();
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    // The dialog, which hides the list from roles, waits for the answer.
    await dialog.waitFor({ state: 'detached' });
    await cardOf(page, 'Condamnée 0').waitFor({ state: 'detached' });
    expect(await stored(`galerie/${id}`)).toBeUndefined();
    await page.getByRole('main').getByRole('button', { name: 'Actualiser' }).click();
    await cards(page).first().waitFor();
    expect(await cardOf(page, 'Condamnée 0').count()).toBe(0);
    await restoreFromBin(page, 'Condamnée 0');
    await cardOf(page, 'Condamnée 0').waitFor();
  });

  test('has a bin that is read a page at a time, to its end', async ({ visit }) => {
    const pageSize = 50;
    const batch = firestore().batch();
    for (let index = 0; index <= pageSize; index += 1) {
      const ref = firestore().collection('corbeilleGalerie').doc();
      const [supprimeLe, expireAt] = [Date.now() - index, Date.now() + dayMs].map(
        (time) => new Date(time),
      );
      batch.set(ref, { ...photo(), supprimePar: 'redaction', supprimeLe, expireAt });
    }
    await batch.commit();
    const { page } = await openGalerie(visit);
    await page.getByRole('button', { name: corbeilleWords.title }).click();
    const bin = page.getByRole('dialog', { name: corbeilleWords.title });
    const shown = () => bin.getByRole('listitem').count();
    await expect.poll(shown).toBe(pageSize);
    await bin.getByRole('button', { name: common.showMore }).click();
    await expect.poll(shown).toBe(pageSize + 1);
    expect(await bin.getByRole('button', { name: common.showMore }).count()).toBe(0);
  });

  test('falls back on the last list that was seen, says so, and recovers', async ({
    visit,
  }) => {
    const { page, allowComplaint } = await openGalerie(visit);
    const titles = await cards(page).getByRole('heading').allTextContents();
    await page.getByRole('link', { name: 'Articles' }).click();
    await page.getByRole('heading', { name: 'Gestion des Articles' }).waitFor();

    allowComplaint(withoutNetwork);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Galerie' }).click();
    await page.getByText(messages.photo.loadFailed).waitFor({ timeout: 30_000 });
    await page.getByText('Voici la dernière liste vue dans ce navigateur.').waitFor();
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual(titles);
    expect(await page.getByRole('button', { name: /^Supprimer la photo/ }).count()).toBe(0);

    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText(messages.photo.loadFailed).waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Supprimer la photo/ })
      .first()
      .waitFor();
  });
});
