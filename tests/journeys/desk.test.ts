import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { listTexts, statisticsTexts } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { detailsTexts } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { stored } from '../functions/admin.ts';
import { expect, test, wide } from './browser.ts';
import {
  storeApplicant,
  details,
  uniqueName,
  openDesk,
  rowOf,
  rows,
  search,
} from './desk-page.ts';
import { restoreFromBin } from './staff.ts';

const { statutChanged, deleted, confirmDelete } = staffInscriptionMessages;

const statutOf = async (id: string) => (await stored(`inscriptions/${id}`))?.['statut'];

test.describe('List of applications', () => {
  test('shows ten rows without scrolling at 1366 by 768 pixels', async ({ visit }) => {
    const { page } = await openDesk(visit, 'scolarite', 1366);
    const height = 768;
    await page.setViewportSize({ width: 1366, height });
    await rows(page).nth(9).waitFor();
    // The statistics above the table arrive last.
    await page.getByText(statisticsTexts.secondYear).waitFor();
    await page.getByRole('link', { name: /^À prévenir \(/ }).waitFor();
    const tenth = await rows(page).nth(9).boundingBox();
    if (!tenth) throw new Error('nothing is shown');
    expect(tenth.y + tenth.height).toBeLessThanOrEqual(height);
  });
});

test.describe('Dialog of an application', () => {
  test('opens from an accent-insensitive search, moves on, and undoes a decision', async ({
    visit,
  }) => {
    const tag = uniqueName();
    const second = await storeApplicant({ nom: `Éyana${tag}a`, prenom: 'Komlan' });
    const first = await storeApplicant({ nom: `Éyana${tag}b`, prenom: 'Ɖzidzɔ Akofa' });
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, `ako eyana${tag.toLowerCase()}`, 1);
    await rowOf(page, first).waitFor();
    await search(page, `eyana${tag}`, 2);
    expect(page.url()).not.toContain(tag);
    await page.getByRole('button', { name: listTexts.details(first.name) }).click();
    await details(page, first).getByText(first.reference).waitFor();
    const parts = details(page, first).getByRole('article').getByRole('region');
    await expect.poll(() => parts.count()).toBe(8);

    await page.getByRole('button', { name: detailsTexts.next }).click();
    const dialog = details(page, second);
    await dialog.getByText(second.reference).waitFor();
    await dialog.getByRole('button', { name: 'Accepter' }).click();
    await page.getByText(statutChanged.acceptee(second.name)).waitFor();
    await dialog.getByText('par scolarite').waitFor();
    await expect.poll(() => statutOf(second.id)).toBe('acceptee');

    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText(statutChanged.en_attente(second.name)).waitFor();
    await expect.poll(() => statutOf(second.id)).toBe('en_attente');
    expect(await statutOf(first.id)).toBe('en_attente');
  });
});

test.describe('Deletion of an application', () => {
  test('asks for confirmation, and is reverted by undo or from the corbeille', async ({
    visit,
  }) => {
    const applicant = await storeApplicant({ nom: uniqueName() });
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, applicant.form.nom, 1);
    const remove = async () => {
      await page.getByRole('button', { name: listTexts.remove(applicant.name) }).click();
      const confirm = page.getByRole('dialog').filter({ hasText: confirmDelete });
      await confirm.getByRole('button', { name: 'Supprimer' }).click();
      await page.getByText(deleted).first().waitFor();
      await rowOf(page, applicant).waitFor({ state: 'detached' });
      expect(await stored(`inscriptions/${applicant.id}`)).toBeUndefined();
    };
    await remove();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await rowOf(page, applicant).waitFor();
    await remove();
    await page.reload();
    await restoreFromBin(page, applicant.name);
    expect(await stored(`inscriptions/${applicant.id}`)).toBeDefined();
  });
});
