import { limits } from '@centre/domain/limits';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import { pictureFileMessages } from '@centre/domain/messages/staff/picture';
import { excerpt } from '@centre/domain/text';
import type { Locator } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { imageBytes, phonePhoto } from '../factories/image-bytes.ts';
import { expect, keepCollections, test, wide } from './browser.ts';
import {
  cardOf,
  categoryField,
  fillPhotoForm,
  jpegFile,
  openGalerie,
  picker,
  submit,
  titleField,
} from './galerie-page.ts';

keepCollections('galerie', 'marques');

const small = await imageBytes({ width: 800, height: 600 });
const { added, manyAdded, uploadFailed } = staffPhotoMessages;
const sourceOf = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.currentSrc);

test.describe('Galerie of the dashboard', () => {
  test('adds a photo that the public galerie shows in several widths', async ({ visit }) => {
    const titre = `Soudure à l’arc ${Date.now()}`;
    const description = 'Une séance de soudure. '.repeat(6).trim();
    const { page } = await openGalerie(visit);
    const isDisabled = () => submit(page).isDisabled();
    await expect.poll(isDisabled).toBe(true);
    expect(await categoryField(page).inputValue()).toBe('Autre');
    await picker(page).setInputFiles(jpegFile(small));
    await page.getByAltText('Aperçu de l’image').waitFor();
    await expect.poll(isDisabled).toBe(true);
    await titleField(page).fill(titre);
    await expect.poll(isDisabled).toBe(false);
    await categoryField(page).selectOption('Chaudronnerie & Soudure');
    await page.getByLabel('Description').fill(description);
    await submit(page).click();
    await page.getByText(added, { exact: true }).waitFor();
    const shown = await cardOf(page, titre).innerText();
    expect(shown).toContain('Chaudronnerie & Soudure');
    expect(shown).toContain(excerpt(description, limits.excerpt.photoCard));
    await expect.poll(() => titleField(page).inputValue()).toBe('');

    const visitor = (await visit('/galerie', wide)).page;
    await visitor.getByRole('tab', { name: 'Chaudronnerie & Soudure' }).click();
    const thumbnail = visitor.getByRole('button', { name: `Agrandir : ${titre}` });
    const widths = thumbnail.locator('source');
    expect(await widths.getAttribute('srcset')).toMatch(/320\.webp\S* 320w, .* 800w$/);
    await expect.poll(() => sourceOf(thumbnail.locator('img'))).toContain('.webp');
    await thumbnail.click();
    const large = visitor.getByRole('dialog').getByRole('img');
    await expect.poll(() => sourceOf(large)).toContain('800.webp');
  });

  test(
    'resizes a phone photo before its upload and applies its orientation',
    { tag: '@night' },
    async ({ visit }) => {
      const { page } = await openGalerie(visit);
      const photo = await phonePhoto({ width: 4000, height: 3000 }, 6);
      const uploadRequest = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('/o?name=incoming'),
      );
      await fillPhotoForm(page, jpegFile(photo), 'Photo de téléphone');
      await page.getByAltText('Aperçu de l’image').waitFor();
      await submit(page).click();
      await page.getByText(added, { exact: true }).waitFor();
      expect((await (await uploadRequest).sizes()).requestBodySize).toBeLessThan(500_000);
      const found = firestore()
        .collection('galerie')
        .where('titre', '==', 'Photo de téléphone');
      const [record] = (await found.get()).docs;
      expect(record?.get('picture')).toMatchObject({ width: 1280, height: 1707 });
    },
  );

  test(
    'adds several photos at once and keeps the title of a rejected one',
    { tag: '@night' },
    async ({ visit }) => {
      const { page, expectComplaint } = await openGalerie(visit);
      // A browser uploads a picture that it cannot decode, and the server rejects it.
      const damaged = await imageBytes({ width: 640, height: 480 }, 'png');
      damaged.fill(0, damaged.length - 40, damaged.length - 20);
      await picker(page).setInputFiles([
        jpegFile(small, 'un.jpg'),
        { name: 'deux.png', mimeType: 'image/png', buffer: damaged },
        jpegFile(await imageBytes({ width: 640, height: 480 }), 'trois.jpg'),
      ]);
      for (const [place, titre] of ['Lot un', 'Lot deux', 'Lot trois'].entries()) {
        await titleField(page, place).fill(titre);
      }
      expectComplaint(/status of 400 .*\/savePhoto/);
      await page.getByRole('button', { name: 'Ajouter les 3 photos' }).click();
      await page.getByText(manyAdded(2)).waitFor();
      for (const titre of ['Lot un', 'Lot trois']) {
        expect(await cardOf(page, titre).count()).toBe(1);
      }
      const alert = page.locator('form [role=alert]');
      expect(await alert.innerText()).toBe(uploadFailed(pictureFileMessages.damaged));
      expect(await page.locator('input[name=titre]').count()).toBe(1);
      expect(await titleField(page).inputValue()).toBe('Lot deux');
      await picker(page).setInputFiles(jpegFile(small, 'deux.jpg'));
      await submit(page).click();
      await cardOf(page, 'Lot deux').waitFor();
    },
  );
});
