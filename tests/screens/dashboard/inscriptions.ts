import { resultatLabels, voieLabels } from '@centre/domain/inscription/prevenir';
import { messages } from '@centre/domain/messages/messages';
import type { Page } from '@playwright/test';
import { common } from '../../../web/src/dashboard/common.texts.ts';
import {
  filterWords,
  listWords,
  statisticsWords,
} from '../../../web/src/dashboard/inscriptions/desk.texts.ts';
import { corbeilleWords } from '../../../web/src/dashboard/corbeille/corbeille.texts.ts';
import { exportFormats, exportWords } from '../../../web/src/texts/exports.texts.ts';
import { prevenirWords } from '../../../web/src/dashboard/inscriptions/prevenir/prevenir.texts.ts';
import { all } from '../calls.ts';
import { emptiedDocuments, heldDocuments, refused, refusedDocuments } from '../queries.ts';
import type { Screen } from '../screen.ts';
import { account, button, dialog, dialogButton, saying } from './section.ts';

export const address = '/dashboard/inscriptions';
export const usual = { address, account } as const;

export const listed = (page: Page) => page.locator('[data-row]').first().waitFor();

const searching = (text: string) => async (page: Page) => {
  await listed(page);
  await page.getByRole('searchbox', { name: filterWords.search }).fill(text);
};

async function exporting(page: Page): Promise<void> {
  await listed(page);
  await button(page, exportWords.menu).click();
  await dialogButton(page, exportFormats.csv).waitFor();
}

const inCorbeille = (text: string) => async (page: Page) => {
  await listed(page);
  await button(page, corbeilleWords.title).click();
  await dialog(page).getByText(text).waitFor();
};

/** Saves what the server refuses. */
export const refusedSave = async (page: Page) => {
  await dialogButton(page, common.save).click();
  await dialog(page).getByRole('alert').waitFor();
};

/** The list of applications with what opens over it, and the queue of those to tell. */
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
    arrange: heldDocuments('registres'),
    reach: async (page) => {
      await page.getByText(listWords.loading).waitFor({ state: 'attached' });
    },
  },
  {
    ...usual,
    name: 'tableau-inscriptions-vides',
    arrange: emptiedDocuments('registres'),
    reach: saying(listWords.empty),
  },
  {
    ...usual,
    name: 'tableau-inscriptions-erreur',
    arrange: refusedDocuments('registres'),
    reach: saying(messages.inscription.loadFailed),
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
    name: 'tableau-inscriptions-corbeille',
    reach: inCorbeille(corbeilleWords.empty),
  },
  {
    ...usual,
    name: 'tableau-inscriptions-corbeille-erreur',
    arrange: refused('corbeilleInscriptions'),
    reach: inCorbeille(corbeilleWords.failed),
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
  {
    name: 'tableau-prevenir',
    address: '/dashboard/inscriptions/prevenir',
    account,
    reach: saying(prevenirWords.empty),
  },
  {
    name: 'tableau-prevenir-erreur',
    address: '/dashboard/inscriptions/prevenir',
    account,
    arrange: refusedDocuments('registres'),
    reach: saying(prevenirWords.loadFailed),
  },
];

/** The queue with somebody in it, once decisions are published. */
export const queue: readonly Screen[] = [
  {
    name: 'tableau-prevenir-personne',
    address: '/dashboard/inscriptions/prevenir',
    account,
    reach: (page) =>
      page.getByRole('link', { name: voieLabels.whatsapp, exact: true }).waitFor(),
  },
  {
    name: 'tableau-prevenir-apres-appel',
    address: '/dashboard/inscriptions/prevenir',
    account,
    reach: async (page) => {
      const call = page.getByRole('link', { name: voieLabels.appel, exact: true });
      // There is no program that would call.
      await call.evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault());
      });
      await call.click();
      await page.getByRole('button', { name: resultatLabels.sans_reponse }).waitFor();
    },
  },
];
