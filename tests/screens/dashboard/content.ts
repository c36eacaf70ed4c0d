import { messages } from '@centre/domain/messages/messages';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import type { Page } from '@playwright/test';
import { common } from '../../../web/src/dashboard/common.texts.ts';
import { galerieTab, photoForm } from '../../../web/src/dashboard/galerie/galerie.texts.ts';
import {
  temoignageForm,
  temoignagesTab,
  outboxTexts,
} from '../../../web/src/dashboard/temoignages/temoignages.texts.ts';
import { pictureTexts } from '../../../web/src/dashboard/ui/pictures.texts.ts';
import {
  vitrineForm,
  vitrineScreen,
} from '../../../web/src/dashboard/vitrine/vitrine.texts.ts';
import { refuseCalls } from '../../journeys/callable-answers.ts';
import { leaveUnanswered } from '../answers.ts';
import { inSequence, type Screen } from '../screen.ts';
import {
  asking,
  button,
  chooseFiles,
  dialog,
  dialogButton,
  press,
  waitForText,
  screensOf,
  fillField,
} from './section.ts';

const photo = screensOf('/galerie');
const photos = (page: Page) =>
  page.getByRole('list', { name: galerieTab.list }).getByRole('listitem').first();
const photosListed = (page: Page) => photos(page).waitFor();

const choosingPhotos = (...names: readonly string[]) =>
  inSequence(photosListed, chooseFiles(...names), (page) =>
    page
      .getByAltText(pictureTexts.preview)
      .nth(names.length - 1)
      .waitFor(),
  );
const sendingPhoto = (titre: string) =>
  inSequence(
    choosingPhotos('atelier.jpg'),
    (page) => page.locator('input[name=titre]').first().fill(titre),
    press(photoForm.submit(1)),
  );

/** Screens of the galerie in the dashboard. */
export const galerie: readonly Screen[] = [
  photo('tableau-galerie', photosListed),
  photo('tableau-photo-choisie', choosingPhotos('atelier.jpg')),
  photo('tableau-photos-choisies', choosingPhotos('atelier.jpg', 'tour.jpg')),
  photo(
    'tableau-photo-refusee',
    inSequence(sendingPhoto('T'), waitForText(messages.photo.titre)),
  ),
  photo(
    'tableau-photo-en-envoi',
    inSequence(sendingPhoto('Atelier de soudure'), (page) =>
      page.getByRole('progressbar').waitFor(),
    ),
    { arrange: leaveUnanswered('**/v0/b/*/o?*') },
  ),
  photo(
    'tableau-photo-modifiee',
    inSequence(
      photosListed,
      (page) =>
        photos(page)
          .getByRole('button', { name: /^Modifier/ })
          .click(),
      asking(),
    ),
  ),
];

const temoignage = screensOf('/temoignages');
const published = (page: Page) =>
  page
    .getByRole('region', { name: temoignagesTab.publishedList })
    .getByRole('listitem')
    .first();
const listed = (page: Page) => published(page).waitFor();
const beginning = inSequence(listed, press(temoignagesTab.add), (page) =>
  page.locator('[name=prenom]').waitFor(),
);
const sending = press(temoignageForm.submit);
const writing = inSequence(
  beginning,
  fillField('prenom', 'Kɔdzo'),
  fillField('nom', 'Aɖɔtɔ'),
  (page) => page.locator('[name=formation]').selectOption('QHSE'),
  fillField('contenu', 'La sécurité est devenue mon métier.'),
  sending,
);

/** Screens of the temoignages in the dashboard. */
export const temoignages: readonly Screen[] = [
  temoignage('tableau-temoignages', listed),
  temoignage('tableau-temoignage-nouveau', beginning),
  temoignage(
    'tableau-temoignage-incomplet',
    inSequence(beginning, sending, waitForText(staffTemoignageMessages.required)),
  ),
  temoignage(
    'tableau-temoignage-de-trop',
    inSequence(writing, waitForText(staffTemoignageMessages.limit)),
    {
      arrange: (page) =>
        refuseCalls(page, 'saveTemoignage', {
          ...{ status: 409, code: 'FAILED_PRECONDITION' },
          message: staffTemoignageMessages.limit,
        }),
    },
  ),
  temoignage(
    'tableau-temoignage-en-attente',
    inSequence(writing, waitForText(outboxTexts.badge)),
    {
      ...{ isApart: true, isFleeting: true },
    },
  ),
  temoignage(
    'tableau-temoignage-modifie',
    inSequence(
      listed,
      (page) => published(page).getByRole('button', { name: common.edit }).click(),
      asking(),
    ),
  ),
];

const site = screensOf('/vitrine');
const { carrousel, tetes } = vitrineScreen.places;
const addTo = (place: { readonly title: string }) =>
  vitrineScreen.addTo(vitrineScreen.add, place.title);
const loaded = (page: Page) => button(page, addTo(carrousel)).waitFor();
const adding = inSequence(loaded, press(addTo(carrousel)), asking(vitrineForm.alt));
const saving = (page: Page) => dialogButton(page, common.save).click();
const choosingPhoto = inSequence(adding, chooseFiles('atelier.jpg'), asking(vitrineForm.crop));

/** Screens of the vitrine without photos. */
export const vitrine: readonly Screen[] = [
  site('tableau-vitrine', inSequence(loaded, waitForText(vitrineScreen.empty))),
  site('tableau-vitrine-a-ajouter', adding),
  site(
    'tableau-vitrine-tete-refusee',
    inSequence(loaded, press(addTo(tetes)), saving, (page) =>
      dialog(page).getByText(vitrineForm.ownPlaces.tetes.choose).waitFor({ state: 'attached' }),
    ),
  ),
  site('tableau-vitrine-photo-choisie', choosingPhoto),
  site(
    'tableau-vitrine-refusee',
    inSequence(choosingPhoto, saving, asking(messages.photo.titre)),
  ),
];

/** Screens of the vitrine with photos, and the public pages that show them. */
export const filledVitrine: readonly Screen[] = [
  site('tableau-vitrine-remplie', (page) =>
    button(page, /^Monter/)
      .first()
      .waitFor(),
  ),
  site('tableau-vitrine-modifiee', inSequence(press(/^Modifier/), asking(vitrineForm.crop))),
  {
    ...{ address: '/', name: 'accueil-avec-photographies' },
    reach: (page) => page.getByText('Au tour 1').first().waitFor(),
  },
  {
    ...{ address: '/bts', name: 'bts-avec-photographie' },
    reach: (page) => page.getByText('© Ama Koffi').waitFor(),
  },
];
