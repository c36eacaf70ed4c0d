import { messages } from '@centre/domain/messages';
import { staffInscriptionMessages } from '@centre/domain/staff/inscription-messages';
import type { Page } from 'playwright-core';
import { common, leaving } from '../../../web/src/content/dashboard/common.ts';
import {
  correctionWords,
  detailsWords,
  filterWords,
  keyWords,
  listWords,
  statisticsWords,
  statutActions,
} from '../../../web/src/content/dashboard/desk.ts';
import { exportFormats, exportWords } from '../../../web/src/content/dashboard/exports.ts';
import { all, answered, refusedCalls } from '../calls.ts';
import { emptied, held, heldDocuments, refused } from '../queries.ts';
import type { Screen } from '../screen.ts';
import { account, button, dialog, dialogButton, saying } from './section.ts';

const address = '/dashboard/inscriptions';
const usual = { address, account } as const;

const listed = (page: Page) => page.locator('[data-row]').first().waitFor();

const searching = (text: string) => async (page: Page) => {
  await listed(page);
  await page.getByRole('searchbox', { name: filterWords.search }).fill(text);
};

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

async function deleting(page: Page): Promise<void> {
  await listed(page);
  await page
    .locator('[data-row]')
    .first()
    .getByRole('button', { name: /^Supprimer / })
    .click();
  await dialog(page).getByText(staffInscriptionMessages.confirmDelete).waitFor();
}

async function exporting(page: Page): Promise<void> {
  await listed(page);
  await button(page, exportWords.menu).click();
  await dialogButton(page, exportFormats.csv).waitFor();
}

/** The applications. */
export const inscriptions: readonly Screen[] = [
  {
    ...usual,
    name: 'tableau-inscriptions',
    reach: all(listed, saying(statisticsWords.secondYear)),
  },
  { ...usual, name: 'tableau-inscriptions-lecture', account: 'lecture', reach: listed },
  {
    ...usual,
    name: 'tableau-inscriptions-en-chargement',
    arrange: held('inscriptions', 'recherche'),
    reach: async (page) => {
      await page.getByText(listWords.loading).waitFor({ state: 'attached' });
    },
  },
  {
    ...usual,
    name: 'tableau-inscriptions-vides',
    arrange: emptied('inscriptions', 'recherche'),
    reach: saying(listWords.empty),
  },
  {
    ...usual,
    name: 'tableau-inscriptions-erreur',
    arrange: refused('inscriptions', 'recherche'),
    reach: all(saying(messages.inscription.loadFailed), saying(statisticsWords.failed)),
  },
  {
    ...usual,
    name: 'tableau-inscriptions-filtrees',
    address: `${address}?parcours=bts&statut=en_attente`,
    reach: listed,
  },
  {
    ...usual,
    name: 'tableau-inscriptions-introuvables',
    reach: all(searching('zzzzzzzz'), saying(listWords.noneFound)),
  },
  {
    ...usual,
    name: 'tableau-inscriptions-selection',
    reach: async (page) => {
      await listed(page);
      for (const row of [0, 1])
        await page.locator('[data-row]').nth(row).getByRole('checkbox').check();
      await page.getByRole('region', { name: listWords.selection }).waitFor();
    },
  },
  {
    ...usual,
    name: 'tableau-inscriptions-raccourcis',
    // A phone has no such keys.
    widths: [768, 1440],
    reach: async (page) => {
      await listed(page);
      await button(page, keyWords.title).click();
      await dialog(page).waitFor();
    },
  },
  { ...usual, name: 'tableau-inscriptions-a-exporter', reach: exporting },
  {
    ...usual,
    name: 'tableau-inscriptions-export-en-cours',
    reach: all(exporting, async (page) => {
      await page.route('**/Listen/channel*', () => undefined);
      await dialogButton(page, exportFormats.csv).click();
      await dialog(page).getByRole('progressbar').waitFor();
    }),
  },
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
    arrange: answered('updateInscription'),
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
    reach: all(retyping, async (page) => {
      await dialogButton(page, common.save).click();
      await dialog(page).getByRole('alert').waitFor();
    }),
  },
  {
    ...usual,
    name: 'tableau-inscription-correction-abandonnee',
    reach: all(retyping, async (page) => {
      await dialogButton(page, common.cancel).click();
      await dialog(page).getByText(leaving.question).waitFor();
    }),
  },
  { ...usual, name: 'tableau-inscription-a-supprimer', reach: deleting },
  {
    ...usual,
    name: 'tableau-inscription-supprimee',
    isFleeting: true,
    reach: all(deleting, async (page) => {
      await dialogButton(page, common.delete).click();
      await page.getByText(staffInscriptionMessages.deleted).waitFor();
    }),
  },
];

/** The windows of an application whose sender seems to have sent another: `id` is one of both. */
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
