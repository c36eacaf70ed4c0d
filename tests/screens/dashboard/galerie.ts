import { messages } from '@centre/domain/messages/messages';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import type { Page } from '@playwright/test';
import { common } from '../../../web/src/dashboard/common.texts.ts';
import { galerieTab, photoForm } from '../../../web/src/dashboard/galerie/galerie.texts.ts';
import { pictureWords } from '../../../web/src/dashboard/ui/pictures.texts.ts';
import { imageBytes } from '../../factories/image-bytes.ts';
import { all, answered } from '../calls.ts';
import { emptied, held, refused } from '../queries.ts';
import type { Screen } from '../screen.ts';
import { account, button, dialog, dialogButton, saying } from './section.ts';

const address = '/dashboard/galerie';
const usual = { address, account } as const;

const cards = (page: Page) =>
  page.getByRole('list', { name: galerieTab.list }).getByRole('listitem');
const listed = (page: Page) => cards(page).first().waitFor();

const choosing =
  (...names: readonly string[]) =>
  async (page: Page) => {
    await listed(page);
    const buffer = await imageBytes({ width: 640, height: 480 });
    const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    await page.locator('input[name=image]').setInputFiles(files);
    await page
      .getByAltText(pictureWords.preview)
      .nth(names.length - 1)
      .waitFor();
  };

const titled = (titre: string) => async (page: Page) => {
  await page.locator('input[name=titre]').first().fill(titre);
};

const sending = async (page: Page) => button(page, photoForm.submit(1)).click();

async function editing(page: Page): Promise<void> {
  await listed(page);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Modifier/ })
    .click();
  await dialog(page).waitFor();
}

async function deleting(page: Page): Promise<void> {
  await listed(page);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await dialog(page).getByText(staffPhotoMessages.confirmDelete).waitFor();
}

/** The gallery of the dashboard. */
export const galerie: readonly Screen[] = [
  { ...usual, name: 'tableau-galerie', reach: listed },
  { ...usual, name: 'tableau-galerie-lecture', account: 'lecture', reach: listed },
  {
    ...usual,
    name: 'tableau-galerie-en-chargement',
    isApart: true,
    arrange: held('galerie'),
    reach: (page) => page.getByText(galerieTab.loading).waitFor({ state: 'attached' }),
  },
  {
    ...usual,
    name: 'tableau-galerie-vide',
    arrange: emptied('galerie'),
    reach: saying(galerieTab.empty),
  },
  {
    ...usual,
    name: 'tableau-galerie-erreur',
    isApart: true,
    arrange: refused('galerie'),
    reach: saying(messages.photo.loadFailed),
  },
  {
    ...usual,
    name: 'tableau-photo-choisie',
    reach: choosing('atelier.jpg'),
  },
  {
    ...usual,
    name: 'tableau-photos-choisies',
    reach: choosing('atelier.jpg', 'tour.jpg'),
  },
  {
    ...usual,
    name: 'tableau-photo-refusee',
    reach: all(choosing('atelier.jpg'), titled('T'), sending, saying(messages.photo.titre)),
  },
  {
    ...usual,
    name: 'tableau-photo-en-envoi',
    arrange: async (page) => {
      await page.route('**/v0/b/*/o?*', () => undefined);
    },
    reach: all(choosing('atelier.jpg'), titled('Atelier de soudure'), sending, async (page) => {
      await page.getByRole('progressbar').waitFor();
    }),
  },
  { ...usual, name: 'tableau-photo-modifiee', reach: editing },
  {
    ...usual,
    name: 'tableau-photo-enregistree',
    isFleeting: true,
    arrange: answered('savePhoto', {
      success: true,
      photo: { id: 'essai', titre: 'Essai', dateUpload: '2025-08-07T10:00:00.000Z' },
    }),
    reach: all(editing, async (page) => {
      await dialogButton(page, common.save).click();
      await page.getByText(staffPhotoMessages.changed).waitFor();
    }),
  },
  { ...usual, name: 'tableau-photo-a-supprimer', reach: deleting },
  {
    ...usual,
    name: 'tableau-photo-supprimee',
    isFleeting: true,
    arrange: answered('deletePhoto'),
    reach: all(deleting, async (page) => {
      await dialogButton(page, common.delete).click();
      await page.getByText(staffPhotoMessages.deleted).waitFor();
    }),
  },
];
