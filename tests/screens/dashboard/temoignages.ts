import { temoignageMessages } from '@centre/domain/messages/public';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import type { Page } from '@playwright/test';
import { common } from '../../../web/src/dashboard/common.texts.ts';
import {
  temoignageForm,
  temoignagesTab,
  waitingCopy,
} from '../../../web/src/dashboard/temoignages/temoignages.texts.ts';
import { refuseCalls } from '../../journeys/callable-answers.ts';
import { all, answered } from '../calls.ts';
import { emptied, held, refused } from '../queries.ts';
import type { Screen } from '../screen.ts';
import { account, button, dialog, dialogButton, saying } from './section.ts';

const address = '/dashboard/temoignages';
const usual = { address, account } as const;

const published = (page: Page) =>
  page.getByRole('region', { name: temoignagesTab.publishedList }).getByRole('listitem');
const listed = (page: Page) => published(page).first().waitFor();

async function beginning(page: Page): Promise<void> {
  await listed(page);
  await button(page, temoignagesTab.add).click();
  await page.locator('[name=prenom]').waitFor();
}

const writing = all(beginning, async (page) => {
  await page.locator('[name=prenom]').fill('Kɔdzo');
  await page.locator('[name=nom]').fill('Aɖɔtɔ');
  await page.locator('[name=formation]').selectOption('QHSE');
  await page.locator('[name=contenu]').fill('La sécurité est devenue mon métier.');
});

const sending = async (page: Page) => button(page, temoignageForm.submit).click();

async function deleting(page: Page): Promise<void> {
  await listed(page);
  await published(page).first().getByRole('button', { name: common.delete }).click();
  await dialog(page).getByText(staffTemoignageMessages.confirmDelete).waitFor();
}

/** The testimonials of the dashboard. */
export const temoignages: readonly Screen[] = [
  { ...usual, name: 'tableau-temoignages', reach: listed },
  { ...usual, name: 'tableau-temoignages-lecture', account: 'lecture', reach: listed },
  {
    ...usual,
    name: 'tableau-temoignages-en-chargement',
    arrange: held('temoignages'),
    reach: (page) =>
      page.getByText(temoignagesTab.loading).first().waitFor({ state: 'attached' }),
  },
  {
    ...usual,
    name: 'tableau-temoignages-vides',
    arrange: emptied('temoignages'),
    reach: saying(temoignagesTab.empty),
  },
  {
    ...usual,
    name: 'tableau-temoignages-erreur',
    isApart: true,
    arrange: refused('temoignages'),
    reach: saying(temoignageMessages.loadFailed),
  },
  { ...usual, name: 'tableau-temoignage-nouveau', reach: beginning },
  {
    ...usual,
    name: 'tableau-temoignage-incomplet',
    reach: all(beginning, sending, saying(staffTemoignageMessages.required)),
  },
  {
    ...usual,
    name: 'tableau-temoignage-de-trop',
    arrange: (page) =>
      refuseCalls(page, 'saveTemoignage', {
        status: 409,
        code: 'FAILED_PRECONDITION',
        message: staffTemoignageMessages.limit,
      }),
    reach: all(writing, sending, saying(staffTemoignageMessages.limit)),
  },
  {
    ...usual,
    name: 'tableau-temoignage-en-attente',
    isApart: true,
    isFleeting: true,
    reach: all(writing, sending, saying(waitingCopy.badge)),
  },
  {
    ...usual,
    name: 'tableau-temoignage-modifie',
    reach: async (page) => {
      await listed(page);
      await published(page).first().getByRole('button', { name: common.edit }).click();
      await dialog(page).waitFor();
    },
  },
  {
    ...usual,
    name: 'tableau-temoignage-depublie',
    isFleeting: true,
    arrange: answered('setTemoignageStatut'),
    reach: async (page) => {
      await listed(page);
      await published(page)
        .first()
        .getByRole('button', { name: temoignagesTab.unpublish })
        .click();
      await page.getByText(staffTemoignageMessages.unpublished).waitFor();
    },
  },
  { ...usual, name: 'tableau-temoignage-a-supprimer', reach: deleting },
  {
    ...usual,
    name: 'tableau-temoignage-supprime',
    isFleeting: true,
    arrange: answered('deleteTemoignage'),
    reach: all(deleting, async (page) => {
      await dialogButton(page, common.delete).click();
      await page.getByText(staffTemoignageMessages.deleted).waitFor();
    }),
  },
];
