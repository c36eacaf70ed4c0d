import { listWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { expect, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, rowOf, search } from './desk-page.ts';

test.describe('What a role may do with applications', { tag: '@night' }, () => {
  for (const [username, count] of [
    ['scolarite', 1],
    ['lecture', 0],
  ] as const) {
    test(`${username} sees them, with ${count} button of each kind that changes one`, async ({
      visit,
    }) => {
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
    });
  }
});
