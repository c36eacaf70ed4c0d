import { messages } from '@centre/domain/messages/messages';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import type { Page } from '@playwright/test';
import { common } from '../../../web/src/dashboard/common.texts.ts';
import { galerieTab, photoForm } from '../../../web/src/dashboard/galerie/galerie.texts.ts';
import {
  temoignageForm,
  temoignagesTab,
  waitingCopy,
} from '../../../web/src/dashboard/temoignages/temoignages.texts.ts';
import { pictureWords } from '../../../web/src/dashboard/ui/pictures.texts.ts';
import {
  vitrineForm,
  vitrineScreen,
} from '../../../web/src/dashboard/vitrine/vitrine.texts.ts';
import { refuseCalls } from '../../journeys/callable-answers.ts';
import { unanswered } from '../answers.ts';
import { all, type Screen } from '../screen.ts';
import {
  asking,
  button,
  choosing,
  dialog,
  dialogButton,
  pressing,
  saying,
  screensOf,
  typing,
} from './section.ts';

const photo = screensOf('/galerie');
const photos = (page: Page) =>
  page.getByRole('list', { name: galerieTab.list }).getByRole('listitem').first();
const photosListed = (page: Page) => photos(page).waitFor();

const choosingPhotos = (...names: readonly string[]) =>
  all(photosListed, choosing(...names), (page) =>
    page
      .getByAltText(pictureWords.preview)
      .nth(names.length - 1)
      .waitFor(),
  );
const sendingPhoto = (titre: string) =>
  all(
    choosingPhotos('atelier.jpg'),
    (page) => page.locator('input[name=titre]').first().fill(titre),
    pressing(photoForm.submit(1)),
  );

/** The gallery of the dashboard. */
export const galerie: readonly Screen[] = [
  photo('tableau-galerie', photosListed),
  photo('tableau-photo-choisie', choosingPhotos('atelier.jpg')),
  photo('tableau-photos-choisies', choosingPhotos('atelier.jpg', 'tour.jpg')),
  photo('tableau-photo-refusee', all(sendingPhoto('T'), saying(messages.photo.titre))),
  photo(
    'tableau-photo-en-envoi',
    all(sendingPhoto('Atelier de soudure'), (page) => page.getByRole('progressbar').waitFor()),
    { arrange: unanswered('**/v0/b/*/o?*') },
  ),
  photo(
    'tableau-photo-modifiee',
    all(
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
const beginning = all(listed, pressing(temoignagesTab.add), (page) =>
  page.locator('[name=prenom]').waitFor(),
);
const sending = pressing(temoignageForm.submit);
const writing = all(
  beginning,
  typing('prenom', 'Kɔdzo'),
  typing('nom', 'Aɖɔtɔ'),
  (page) => page.locator('[name=formation]').selectOption('QHSE'),
  typing('contenu', 'La sécurité est devenue mon métier.'),
  sending,
);

/** The testimonials of the dashboard. */
export const temoignages: readonly Screen[] = [
  temoignage('tableau-temoignages', listed),
  temoignage('tableau-temoignage-nouveau', beginning),
  temoignage(
    'tableau-temoignage-incomplet',
    all(beginning, sending, saying(staffTemoignageMessages.required)),
  ),
  temoignage(
    'tableau-temoignage-de-trop',
    all(writing, saying(staffTemoignageMessages.limit)),
    {
      arrange: (page) =>
        refuseCalls(page, 'saveTemoignage', {
          ...{ status: 409, code: 'FAILED_PRECONDITION' },
          message: staffTemoignageMessages.limit,
        }),
    },
  ),
  temoignage('tableau-temoignage-en-attente', all(writing, saying(waitingCopy.badge)), {
    ...{ isApart: true, isFleeting: true },
  }),
  temoignage(
    'tableau-temoignage-modifie',
    all(
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
const adding = all(loaded, pressing(addTo(carrousel)), asking(vitrineForm.alt));
const saving = (page: Page) => dialogButton(page, common.save).click();
const choosingPhoto = all(adding, choosing('atelier.jpg'), asking(vitrineForm.crop));

/** The photographs of the site in the dashboard, while there are none. */
export const vitrine: readonly Screen[] = [
  site('tableau-vitrine', all(loaded, saying(vitrineScreen.empty))),
  site('tableau-vitrine-a-ajouter', adding),
  site(
    'tableau-vitrine-tete-refusee',
    all(loaded, pressing(addTo(tetes)), saving, (page) =>
      dialog(page).getByText(vitrineForm.ownPlaces.tetes.choose).waitFor({ state: 'attached' }),
    ),
  ),
  site('tableau-vitrine-photo-choisie', choosingPhoto),
  site('tableau-vitrine-refusee', all(choosingPhoto, saving, asking(messages.photo.titre))),
];

/** The same once there are some. */
export const filledVitrine: readonly Screen[] = [
  site('tableau-vitrine-remplie', (page) =>
    button(page, /^Monter/)
      .first()
      .waitFor(),
  ),
  site('tableau-vitrine-modifiee', all(pressing(/^Modifier/), asking(vitrineForm.crop))),
  {
    ...{ address: '/', name: 'accueil-avec-photographies' },
    reach: (page) => page.getByText('Au tour 1').first().waitFor(),
  },
  {
    ...{ address: '/bts', name: 'bts-avec-photographie' },
    reach: (page) => page.getByText('© Ama Koffi').waitFor(),
  },
];
