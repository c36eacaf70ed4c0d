import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { photoCategories } from '@centre/domain/photo/photo';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import { excerpt } from '@centre/domain/text';
import { pictureFileMessages } from '@centre/domain/messages/staff/picture';
import { leaving } from '../../web/src/dashboard/common.texts.ts';
import { photoForm } from '../../web/src/dashboard/galerie/galerie.texts.ts';
import { imageBytes } from '../factories/image-bytes.ts';
import { expect, keepCollections, narrow, test, wide } from './browser.ts';
import {
  cardOf,
  cards,
  categoryField,
  describePhoto,
  jpegFile,
  openGalerie,
  picker,
  submit,
  titleField,
} from './galerie-tab-page.ts';
import { expectWholePage } from './whole-page.ts';

keepCollections('galerie', 'marques');

const small = await imageBytes({ width: 800, height: 600 });
const alert = 'form [role=alert]';

test.describe('The gallery of the dashboard', () => {
  test('adds a photo, which the public gallery shows in several widths', async ({ visit }) => {
    const titre = `Soudure à l’arc ${Date.now()}`;
    const { page } = await openGalerie(visit);
    const isDisabled = () => submit(page).isDisabled();
    await expect.poll(isDisabled).toBe(true);
    expect(await categoryField(page).inputValue()).toBe('Autre');
    expect(await categoryField(page).locator('option').allInnerTexts()).toEqual([
      ...photoCategories,
      'Autre',
    ]);
    await picker(page).setInputFiles(jpegFile(small));
    await page.getByAltText('Aperçu de l’image').waitFor();
    await expect.poll(isDisabled).toBe(true);
    await titleField(page).fill(titre);
    await expect.poll(isDisabled).toBe(false);
    await categoryField(page).selectOption('Chaudronnerie & Soudure');
    const description = 'Une séance de soudure. '.repeat(6).trim();
    await page.getByLabel('Description').fill(description);
    await submit(page).click();
    await page.getByText(staffPhotoMessages.added, { exact: true }).waitFor();

    const card = cardOf(page, titre);
    await expect.poll(() => card.count()).toBe(1);
    const shown = await card.innerText();
    expect(shown).toContain('Chaudronnerie & Soudure');
    expect(shown).toContain(excerpt(description, limits.excerpt.photoCard));
    await expect.poll(isDisabled).toBe(true);
    await expect.poll(() => titleField(page).inputValue()).toBe('');

    const visitor = (await visit('/galerie', wide)).page;
    await visitor.getByRole('tab', { name: 'Chaudronnerie & Soudure' }).click();
    const thumbnail = visitor.getByRole('button', { name: `Agrandir : ${titre}` });
    const source = thumbnail.locator('source');
    expect(await source.getAttribute('srcset')).toMatch(/320\.webp\S* 320w, .* 800w$/);
    const image = thumbnail.locator('img');
    expect(await image.getAttribute('width')).toBe('800');
    expect(await image.getAttribute('height')).toBe('600');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toContain('.webp');
    await thumbnail.click();
    const large = visitor.getByRole('dialog').getByRole('img');
    await expect
      .poll(() => large.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toContain('800.webp');
  });
});

test.describe('The gallery of the dashboard', { tag: '@night' }, () => {
  test('asks before the button Back loses a title, and not once it was taken back', async ({
    visit,
  }) => {
    const { page } = await visit('/dashboard/articles', wide, { as: 'redaction' });
    const question = page.getByRole('dialog', { name: leaving.title });
    for (const answer of [leaving.cancel, leaving.confirm, undefined]) {
      if (answer !== leaving.confirm) {
        await page.locator('nav a[href$="/galerie"]').click();
        await titleField(page).fill('ce qui a été saisi');
      }
      if (answer) {
        await page.goBack();
        await question.getByRole('button', { name: answer }).click();
        await question.waitFor({ state: 'detached' });
      } else {
        await titleField(page).fill('');
        await page.waitForFunction(() => !('typed' in (history.state as object)));
        await page.goBack();
      }
      if (answer === leaving.cancel) {
        expect(await titleField(page).inputValue()).toBe('ce qui a été saisi');
      } else await page.waitForURL('**/dashboard/articles');
    }
  });

  test('fits a narrow and a wide screen', async ({ visit }) => {
    const { page } = await openGalerie(visit, 'redaction', narrow);
    await page.setViewportSize({ width: narrow, height: 844 });
    await picker(page).setInputFiles(
      ['banc', 'froid', 'forge', 'tour', 'four'].map((name) => jpegFile(small, `${name}.jpg`)),
    );
    await page.getByAltText('Aperçu de l’image').nth(4).waitFor();
    for (const [width, highest] of [
      [narrow, 150],
      [wide, 90],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => scrollTo(0, 0));
      await expectWholePage(page);
      for (const row of await page.locator('fieldset[data-several]').all()) {
        expect((await row.boundingBox())?.height).toBeLessThanOrEqual(highest);
      }
      expect(await submit(page).isDisabled()).toBe(true);
      const send = await submit(page).boundingBox();
      expect((send?.y ?? Infinity) + (send?.height ?? 0)).toBeLessThanOrEqual(844);
    }
  });

  test('adds several photos at once; one that is refused does not lose the others', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await openGalerie(visit);
    // What no browser reads is left to the server.
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
    await categoryField(page).selectOption('Informatique');
    expectComplaint(/status of 400 .*\/savePhoto/);
    await page.getByRole('button', { name: 'Ajouter les 3 photos' }).click();
    await page.getByText(staffPhotoMessages.manyAdded(2)).waitFor();

    expect(await cardOf(page, 'Lot un').count()).toBe(1);
    expect(await cardOf(page, 'Lot trois').count()).toBe(1);
    expect(await cardOf(page, 'Lot deux').count()).toBe(0);
    expect(await page.locator(alert).innerText()).toBe(
      staffPhotoMessages.uploadFailed(pictureFileMessages.damaged),
    );
    expect(await titleField(page).inputValue()).toBe('Lot deux');
    expect(await page.locator('input[name=titre]').count()).toBe(1);

    await picker(page).setInputFiles(jpegFile(small, 'deux.jpg'));
    await submit(page).click();
    await page.getByText(staffPhotoMessages.added, { exact: true }).waitFor();
    expect(await cardOf(page, 'Lot deux').count()).toBe(1);
    expect(await page.locator(alert).count()).toBe(0);
  });

  test('adds five photos in one category, each with its words', async ({ visit }) => {
    const { page } = await openGalerie(visit);
    const tag = Date.now();
    const titres = ['Soudure à l’arc', 'Tour de l’atelier', 'Banc', 'Froid', 'Remise des prix'];
    await picker(page).setInputFiles(titres.map(() => jpegFile(small)));
    for (const [place, titre] of titres.entries()) {
      await titleField(page, place).fill(`${titre} ${tag}`);
    }
    await categoryField(page).selectOption('Informatique');
    const second = page.getByRole('group', { name: photoForm.row(2), exact: true });
    await second.getByLabel(photoForm.description).fill('Chaque année.');
    await second.getByText(photoForm.ready).waitFor();
    const held = Promise.withResolvers<undefined>();
    await page.route('**/v0/b/*/o?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Ajouter les 5 photos' }).click();
    await second.getByRole('progressbar').waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(2);
    expect(await page.getByText(photoForm.waiting, { exact: true }).count()).toBe(3);
    await page.getByRole('button', { name: photoForm.sending(0, 5) }).waitFor();
    held.resolve(undefined);
    await page.getByText(staffPhotoMessages.manyAdded(5)).waitFor();
    for (const [index, titre] of titres.entries()) {
      const card = await cardOf(page, `${titre} ${tag}`).innerText();
      expect(card).toContain('Informatique');
      expect(card.includes('Chaque année.')).toBe(index === 1);
    }
  });

  test('says what is wrong with a title and a description, and counts their characters', async ({
    visit,
  }) => {
    const { page } = await openGalerie(visit);
    await describePhoto(page, jpegFile(small), 'T');
    await page.getByLabel('Description').fill('d'.repeat(limits.length.description + 1));
    await page.getByText('501 / 500 caractères').waitFor();
    await submit(page).click();
    await page.getByText(messages.photo.titre).waitFor();
    await page.getByText(messages.photo.description).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'titre',
    );

    await titleField(page).fill('Titre');
    await page.getByLabel('Description').fill('d'.repeat(limits.length.description));
    await submit(page).click();
    await page.getByText(staffPhotoMessages.added, { exact: true }).waitFor();
  });

  test('finds the texts again after a reload, and asks for the image anew', async ({
    visit,
  }) => {
    const { page } = await openGalerie(visit);
    await describePhoto(page, jpegFile(small), 'Texte gardé');
    await categoryField(page).selectOption('Informatique');
    await page.reload();
    await cards(page).first().waitFor();
    await page.getByText('Vos textes ont été retrouvés.').waitFor();
    expect(await titleField(page).inputValue()).toBe('Texte gardé');
    expect(await categoryField(page).inputValue()).toBe('Informatique');
    expect(await submit(page).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
    await expect.poll(() => titleField(page).inputValue()).toBe('');
  });
});
