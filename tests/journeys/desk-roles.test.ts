/** @module-tag night */
import { messages } from '@centre/domain/messages/messages';
import { describe, expect, it } from 'vitest';
import { listWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { useBrowser, wide } from './browser.ts';
import {
  anApplicant,
  details,
  newTag,
  openDesk,
  rowOf,
  search,
  searchField,
} from './desk-page.ts';

const { visit } = useBrowser();

describe('What a role may do with applications', () => {
  it.each([
    ['scolarite', 1],
    ['lecture', 0],
  ] as const)(
    '%s sees them, with %d button of each kind that changes one',
    async (username, count) => {
      const applicant = await anApplicant({ nom: newTag() });
      const { page } = await openDesk(visit, username, wide);
      await search(page, applicant.form.nom, 1);
      await rowOf(page, applicant).getByRole('button').first().click();
      const dialog = details(page, applicant);
      await dialog.getByText(applicant.reference).waitFor();
      await dialog.getByRole('button', { name: detailsWords.pdf }).waitFor();
      for (const name of ['Accepter', 'Refuser', 'Corriger', 'Supprimer']) {
        expect(await dialog.getByRole('button', { name }).count()).toBe(count);
      }
      expect(
        await rowOf(page, applicant)
          .locator(`[aria-label="${listWords.remove(applicant.name)}"]`)
          .count(),
      ).toBe(count);
    },
  );

  it('redaction sees nothing of them', async () => {
    const { page } = await visit('/dashboard/inscriptions', wide, { as: 'redaction' });
    await page.getByText(messages.guard.section).waitFor();
    expect(await searchField(page).count()).toBe(0);
  });
});

describe('The browser', () => {
  it('keeps nothing of the applicants', async () => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, applicant.form.nom, 1);
    const kept = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        history.state,
      ]),
    );
    expect(kept).not.toContain(applicant.form.nom);
    const stores = await page.evaluate(() => indexedDB.databases());
    expect(stores.map(({ name }) => name).join()).not.toMatch(/firestore/);
  });
});
