import { messages } from '@centre/domain/messages/messages';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import type { Page } from '@playwright/test';
import { common } from '../../../web/src/dashboard/common.texts.ts';
import {
  vitrineForm,
  vitrineScreen,
} from '../../../web/src/dashboard/vitrine/vitrine.texts.ts';
import { imageBytes } from '../../factories/image-bytes.ts';
import { all } from '../calls.ts';
import type { Screen } from '../screen.ts';
import { account, button, dialog, dialogButton, saying } from './section.ts';

const usual = { address: '/dashboard/vitrine', account } as const;
const { title } = vitrineScreen.places.carrousel;

const loaded = (page: Page) =>
  button(page, vitrineScreen.addTo(vitrineScreen.add, title)).waitFor();

const adding = all(loaded, async (page) => {
  await button(page, vitrineScreen.addTo(vitrineScreen.add, title)).click();
  await dialog(page).getByText(vitrineForm.alt).waitFor();
});

const addingToPage = all(loaded, async (page) => {
  const { title: heads } = vitrineScreen.places.tetes;
  await button(page, vitrineScreen.addTo(vitrineScreen.add, heads)).click();
  await dialogButton(page, common.save).click();
  await dialog(page)
    .getByText(vitrineForm.ownPlaces.tetes.choose)
    .waitFor({ state: 'attached' });
});

const choosing = async (page: Page) => {
  const buffer = await imageBytes({ width: 640, height: 480 });
  const file = { name: 'atelier.jpg', mimeType: 'image/jpeg', buffer };
  await dialog(page).locator('input[name=image]').setInputFiles(file);
  await dialog(page).getByText(vitrineForm.crop).waitFor();
};

/** The photographs of the site in the dashboard, while there are none. */
export const vitrine: readonly Screen[] = [
  { ...usual, name: 'tableau-vitrine', reach: all(loaded, saying(vitrineScreen.empty)) },
  { ...usual, name: 'tableau-vitrine-a-ajouter', reach: adding },
  { ...usual, name: 'tableau-vitrine-tete-refusee', reach: addingToPage },
  { ...usual, name: 'tableau-vitrine-photo-choisie', reach: all(adding, choosing) },
  {
    ...usual,
    name: 'tableau-vitrine-refusee',
    reach: all(adding, choosing, async (page) => {
      await dialogButton(page, common.save).click();
      await dialog(page).getByText(messages.photo.titre).waitFor();
    }),
  },
];

const first = (page: Page, name: RegExp) => button(page, name).first();

/** The same once there are some. */
export const filledVitrine: readonly Screen[] = [
  {
    ...usual,
    name: 'tableau-vitrine-remplie',
    reach: (page) => first(page, /^Monter/).waitFor(),
  },
  {
    ...usual,
    name: 'tableau-vitrine-modifiee',
    reach: async (page) => {
      await first(page, /^Modifier/).click();
      await dialog(page).getByText(vitrineForm.crop).waitFor();
    },
  },
  {
    ...usual,
    name: 'tableau-vitrine-a-supprimer',
    reach: async (page) => {
      await first(page, /^Supprimer/).click();
      await dialog(page).getByText(staffVitrineMessages.confirmDelete).waitFor();
    },
  },
  {
    address: '/',
    name: 'accueil-avec-photographies',
    reach: (page) => page.getByText('Au tour 1').first().waitFor(),
  },
  {
    address: '/bts',
    name: 'bts-avec-photographie',
    reach: (page) => page.getByText('© Ama Koffi').waitFor(),
  },
];
