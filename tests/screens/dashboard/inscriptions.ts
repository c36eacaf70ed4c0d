import { resultatLabels, voieLabels } from '@centre/domain/inscription/prevenir';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import type { Page } from '@playwright/test';
import { common } from '../../../web/src/dashboard/common.texts.ts';
import { corbeilleTexts } from '../../../web/src/dashboard/corbeille/corbeille.texts.ts';
import {
  filterTexts,
  listTexts,
  statisticsTexts,
  statutActions,
} from '../../../web/src/dashboard/inscriptions/desk.texts.ts';
import {
  correctionTexts,
  detailsTexts,
  noteTexts,
  requestedTexts,
} from '../../../web/src/dashboard/inscriptions/details/details.texts.ts';
import {
  prevenirTexts,
  contactTexts,
} from '../../../web/src/dashboard/inscriptions/prevenir/prevenir.texts.ts';
import { exportFormats, exportTexts } from '../../../web/src/texts/exports.texts.ts';
import {
  answerFunction,
  emptyDocuments,
  holdDocuments,
  refuseCollections,
  refusedCalls,
  refuseDocuments,
} from '../answers.ts';
import { inSequence, type Screen } from '../screen.ts';
import {
  waitForAnnouncement,
  asking,
  dialog,
  dialogButton,
  press,
  waitForText,
  screensOf,
  fillField,
} from './section.ts';

const address = '/dashboard/inscriptions';
const screen = screensOf('/inscriptions');
const queued = screensOf('/inscriptions/prevenir');

const listed = (page: Page) => page.locator('[data-row]').first().waitFor();
const exporting = inSequence(listed, press(exportTexts.menu), (page) =>
  dialogButton(page, exportFormats.csv).waitFor(),
);
const binOpened = (text: string) =>
  inSequence(listed, press(corbeilleTexts.title), asking(text));

/** Screens of the list of applications, and of the empty queue of applicants to notify. */
export const inscriptions: readonly Screen[] = [
  screen('tableau-inscriptions', inSequence(listed, waitForText(statisticsTexts.secondYear))),
  screen('tableau-inscriptions-lecture', listed, { account: 'lecture' }),
  screen('tableau-inscriptions-en-chargement', waitForAnnouncement(listTexts.loading), {
    arrange: holdDocuments('registres'),
  }),
  screen('tableau-inscriptions-vides', waitForText(listTexts.empty), {
    arrange: emptyDocuments('registres'),
  }),
  screen('tableau-inscriptions-erreur', waitForText(messages.inscription.loadFailed), {
    arrange: refuseDocuments('registres'),
  }),
  screen('tableau-inscriptions-filtrees', listed, {
    address: `${address}?parcours=bts&statut=en_attente`,
  }),
  screen(
    'tableau-inscriptions-introuvables',
    inSequence(
      listed,
      (page) => page.getByRole('searchbox', { name: filterTexts.search }).fill('zzzzzzzz'),
      waitForText(listTexts.noneFound),
    ),
  ),
  screen(
    'tableau-inscriptions-selection',
    inSequence(
      listed,
      (page) => page.locator('[data-row]').nth(0).getByRole('checkbox').check(),
      (page) => page.locator('[data-row]').nth(1).getByRole('checkbox').check(),
      (page) => page.getByRole('region', { name: listTexts.selection }).waitFor(),
    ),
  ),
  screen('tableau-inscriptions-corbeille', binOpened(corbeilleTexts.empty)),
  screen('tableau-inscriptions-corbeille-erreur', binOpened(corbeilleTexts.failed), {
    arrange: refuseCollections('corbeilleInscriptions'),
  }),
  screen('tableau-inscriptions-a-exporter', exporting),
  screen(
    'tableau-inscriptions-export-en-cours',
    inSequence(
      exporting,
      (page) => page.route('**/Listen/channel*', () => undefined),
      (page) => dialogButton(page, exportFormats.csv).click(),
      (page) => dialog(page).getByRole('progressbar').waitFor(),
    ),
  ),
  queued('tableau-prevenir', waitForText(prevenirTexts.empty)),
];

/** Screens of the queue with an applicant, once decisions are published. */
export const queue: readonly Screen[] = [
  queued('tableau-prevenir-personne', (page) =>
    page.getByRole('link', { name: voieLabels.whatsapp, exact: true }).waitFor(),
  ),
  queued('tableau-prevenir-apres-appel', async (page) => {
    const call = page.getByRole('link', { name: voieLabels.appel, exact: true });
    // The test machine has no program for `tel:` links.
    await call.evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault());
    });
    await call.click();
    await page.getByRole('button', { name: resultatLabels.sans_reponse }).waitFor();
  }),
];

const opening = inSequence(
  listed,
  (page) =>
    page
      .getByRole('button', { name: /^Voir les détails de / })
      .first()
      .click(),
  (page) => dialog(page).getByRole('article').waitFor(),
);
const choosingIn = (name: string | RegExp) => (page: Page) =>
  dialog(page).getByRole('button', { name }).click();
const correcting = inSequence(
  opening,
  (page) => dialogButton(page, correctionTexts.open).click(),
  (page) => dialogButton(page, common.save).waitFor(),
);
const noting = inSequence(
  opening,
  choosingIn(new RegExp(`^(${noteTexts.add}|${noteTexts.edit})$`)),
  fillField('note', 'Diplôme à apporter avant lundi'),
);
const refusedSave = inSequence(
  (page) => dialogButton(page, common.save).click(),
  (page) => dialog(page).getByRole('alert').waitFor(),
);
const waiting = `${address}?statut=en_attente`;
const unknown = `${address}?fiche=inconnue`;
const tooLong = messages.field.tooLong(noteTexts.note, limits.length.noteInscription);

/** Screens of the dialog of an application, and of the dialogs over it. */
export const inscriptionDialogs: readonly Screen[] = [
  screen('tableau-inscription', opening),
  screen('tableau-inscription-lecture', opening, { account: 'lecture' }),
  screen(
    'tableau-inscription-en-chargement',
    (page) => page.getByRole('dialog', { name: detailsTexts.loading }).waitFor(),
    { address: unknown, arrange: holdDocuments('inscriptions') },
  ),
  screen('tableau-inscription-disparue', waitForText(detailsTexts.missing), {
    address: unknown,
  }),
  screen(
    'tableau-inscription-acceptee',
    inSequence(
      opening,
      (page) => dialogButton(page, statutActions.acceptee).click(),
      (page) => page.getByText(/inscription acceptée$/).waitFor(),
    ),
    {
      ...{ address: waiting, isFleeting: true },
      arrange: answerFunction('decideInscriptions', { success: true, failures: [] }),
    },
  ),
  screen(
    'tableau-inscription-echec',
    inSequence(
      opening,
      (page) => dialogButton(page, statutActions.refusee).click(),
      (page) => page.getByText(messages.inscription.offline).waitFor(),
    ),
    { address: waiting, isFleeting: true },
  ),
  screen('tableau-inscription-a-corriger', correcting),
  screen(
    'tableau-inscription-correction-echec',
    inSequence(correcting, fillField('prenom', 'Akofa'), refusedSave),
    { arrange: refusedCalls('updateInscription', { email: messages.inscription.email }) },
  ),
  screen('tableau-inscription-note', noting),
  screen('tableau-inscription-note-echec', inSequence(noting, refusedSave), {
    arrange: refusedCalls('annotateInscription', { note: tooLong }),
  }),
  screen(
    'tableau-inscription-piece',
    inSequence(
      opening,
      choosingIn(new RegExp(`^(${contactTexts.add}|${contactTexts.edit})$`)),
      fillField('pieceManquante', 'Acte de naissance'),
    ),
  ),
];

/** Screens of the dialog of an application with a requested correction. */
export const correctionScreens = (id: () => string): readonly Screen[] => [
  screen(
    'tableau-inscription-correction-demandee',
    (page) => dialogButton(page, requestedTexts.accept).waitFor(),
    { query: () => `?fiche=${id()}` },
  ),
];

/** Screens of two applications that look like duplicates; `id` is one of them. */
export function duplicateScreens(id: () => string): readonly Screen[] {
  const query = () => `?fiche=${id()}`;
  const compare = (page: Page) => dialogButton(page, detailsTexts.compare);
  return [
    screen('tableau-inscription-doublon', (page) => compare(page).waitFor(), { query }),
    screen(
      'tableau-inscription-comparee',
      inSequence(
        (page) => compare(page).click(),
        (page) => page.getByRole('dialog', { name: detailsTexts.comparison }).waitFor(),
      ),
      { query },
    ),
  ];
}
