import { messages } from '@centre/domain/messages/messages';
import { limits } from '@centre/domain/limits';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import type { Page } from '@playwright/test';
import { common, leaving } from '../../../web/src/dashboard/common.texts.ts';
import { statutActions } from '../../../web/src/dashboard/inscriptions/desk.texts.ts';
import {
  correctionWords,
  noteWords,
  detailsWords,
  requestedWords,
} from '../../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { toldWords } from '../../../web/src/dashboard/inscriptions/prevenir/prevenir.texts.ts';
import { all, answered, refusedCalls } from '../calls.ts';
import { heldDocuments } from '../queries.ts';
import type { Screen } from '../screen.ts';
import { dialog, dialogButton, saying } from './section.ts';
import { address, listed, refusedSave, usual } from './inscriptions.ts';

const opening =
  (row = 0) =>
  async (page: Page) => {
    await listed(page);
    await page
      .getByRole('button', { name: /^Voir les détails de / })
      .nth(row)
      .click();
    await dialog(page).getByRole('article').waitFor();
  };

async function correcting(page: Page): Promise<void> {
  await opening()(page);
  await dialogButton(page, correctionWords.open).click();
  await dialogButton(page, common.save).waitFor();
}

const retyping = all(correcting, (page) => page.locator('[name=prenom]').fill('Akofa'));

async function noting(page: Page): Promise<void> {
  await opening()(page);
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^(${noteWords.add}|${noteWords.edit})$`) })
    .click();
  await page.locator('textarea[name=note]').fill('Diplôme à apporter avant lundi');
}

async function missing(page: Page): Promise<void> {
  await opening()(page);
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^(${toldWords.add}|${toldWords.edit})$`) })
    .click();
  await page.locator('[name=pieceManquante]').fill('Acte de naissance');
}

async function deleting(page: Page): Promise<void> {
  await listed(page);
  await page
    .locator('[data-row]')
    .first()
    .getByRole('button', { name: /^Supprimer / })
    .click();
  await dialog(page).getByText(staffInscriptionMessages.confirmDelete).waitFor();
}

/** The dialog of an application, and the dialogs over it. */
export const inscriptionDialogs: readonly Screen[] = [
  { ...usual, name: 'tableau-inscription', reach: opening() },
  { ...usual, name: 'tableau-inscription-lecture', account: 'lecture', reach: opening() },
  {
    ...usual,
    name: 'tableau-inscription-en-chargement',
    address: `${address}?fiche=inconnue`,
    arrange: heldDocuments('inscriptions'),
    reach: async (page) => {
      await page.getByRole('dialog', { name: detailsWords.loading }).waitFor();
    },
  },
  {
    ...usual,
    name: 'tableau-inscription-disparue',
    address: `${address}?fiche=inconnue`,
    reach: saying(detailsWords.missing),
  },
  {
    ...usual,
    name: 'tableau-inscription-acceptee',
    address: `${address}?statut=en_attente`,
    isFleeting: true,
    arrange: answered('decideInscriptions', { success: true, failures: [] }),
    reach: all(opening(), async (page) => {
      await dialogButton(page, statutActions.acceptee).click();
      await page.getByText(/inscription acceptée$/).waitFor();
    }),
  },
  {
    ...usual,
    name: 'tableau-inscription-echec',
    address: `${address}?statut=en_attente`,
    isFleeting: true,
    reach: all(opening(), async (page) => {
      await dialogButton(page, statutActions.refusee).click();
      await page.getByText(messages.inscription.offline).waitFor();
    }),
  },
  { ...usual, name: 'tableau-inscription-a-corriger', reach: correcting },
  {
    ...usual,
    name: 'tableau-inscription-correction-echec',
    arrange: refusedCalls('updateInscription', { email: messages.inscription.email }),
    reach: all(retyping, refusedSave),
  },
  {
    ...usual,
    name: 'tableau-inscription-correction-abandonnee',
    reach: all(retyping, async (page) => {
      await dialogButton(page, common.cancel).click();
      await dialog(page).getByText(leaving.question).waitFor();
    }),
  },
  { ...usual, name: 'tableau-inscription-note', reach: noting },
  {
    ...usual,
    name: 'tableau-inscription-note-echec',
    arrange: refusedCalls('annotateInscription', {
      note: messages.field.tooLong(noteWords.note, limits.length.noteInscription),
    }),
    reach: all(noting, refusedSave),
  },
  { ...usual, name: 'tableau-inscription-piece', reach: missing },
  {
    ...usual,
    name: 'tableau-inscription-piece-echec',
    arrange: refusedCalls('annotateInscription', {
      pieceManquante: messages.field.tooLong(toldWords.piece, limits.length.pieceManquante),
    }),
    reach: all(missing, refusedSave),
  },
  { ...usual, name: 'tableau-inscription-a-supprimer', reach: deleting },
  {
    ...usual,
    name: 'tableau-inscription-supprimee',
    isFleeting: true,
    arrange: answered('deleteInscription'),
    reach: all(deleting, async (page) => {
      await dialogButton(page, common.delete).click();
      await page.getByText(staffInscriptionMessages.deleted).waitFor();
    }),
  },
];

/** The dialog of an application whose sender asks for a correction: `id` is its. */
export function asksToCorrect(id: () => string): readonly Screen[] {
  return [
    {
      ...usual,
      name: 'tableau-inscription-correction-demandee',
      query: () => `?fiche=${id()}`,
      reach: (page) => dialogButton(page, requestedWords.accept).waitFor(),
    },
  ];
}

/** The dialogs of an application whose sender seems to have sent another: `id` is one of both. */
export function sentTwice(id: () => string): readonly Screen[] {
  const found = { ...usual, query: () => `?fiche=${id()}` };
  const compare = (page: Page) => dialogButton(page, detailsWords.compare);
  return [
    {
      ...found,
      name: 'tableau-inscription-doublon',
      reach: (page) => compare(page).waitFor(),
    },
    {
      ...found,
      name: 'tableau-inscription-comparee',
      reach: async (page) => {
        await compare(page).click();
        await page.getByRole('dialog', { name: detailsWords.comparison }).waitFor();
      },
    },
  ];
}
