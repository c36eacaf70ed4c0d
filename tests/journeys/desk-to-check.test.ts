import { aVerifierLabels } from '@centre/domain/inscription/record';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { filterWords, listWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { expect, narrow, type OpenVisit, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, rowOf, search } from './desk-page.ts';

/** Of two applicants of one name, the one to be looked at, opened from the list. */
async function opened(visit: OpenVisit, username: DemoUsername, width: number) {
  const nom = newTag();
  const marked = await anApplicant({ nom }, { aVerifier: ['email', 'connexion'] });
  const other = await anApplicant({ nom });
  const { page } = await openDesk(visit, username, width);
  await search(page, nom, 2);
  expect(await rowOf(page, other).getByText(listWords.toCheck).count()).toBe(0);
  const row = rowOf(page, marked);
  const mark = row.getByText(listWords.toCheck, { exact: true });
  expect(await mark.getAttribute('title')).toContain(aVerifierLabels.email);
  await row.getByText(marked.name).click();
  const notice = details(page, marked).getByRole('region', { name: detailsWords.toCheck });
  await notice.waitFor();
  return { page, row, mark, notice, marked };
}

for (const width of [narrow, wide]) {
  test.describe(`An application to be looked at, on ${width} pixels`, { tag: '@night' }, () => {
    test('is marked and found by that, and its dialog says why, until it is checked', async ({
      visit,
    }) => {
      const { page, row, mark, notice, marked } = await opened(visit, 'scolarite', width);
      expect(await notice.getByRole('listitem').allInnerTexts()).toEqual([
        aVerifierLabels.email,
        aVerifierLabels.connexion,
      ]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: filterWords.unfold(0), exact: true }).click();
      const filter = page.getByRole('checkbox', { name: filterWords.aVerifier });
      await filter.click();
      await page.getByText('1 inscription trouvée').waitFor();
      await row.getByText(marked.name).click();
      await notice.getByRole('button', { name: detailsWords.checked }).click();
      await page.getByText(staffInscriptionMessages.checked).first().waitFor();
      await notice.getByText(staffInscriptionMessages.checked).waitFor();
      await page.keyboard.press('Escape');
      await row.waitFor({ state: 'detached' });
      await filter.click();
      await row.waitFor();
      expect(await mark.count()).toBe(0);
    });
  });
}

test.describe('An application to be looked at', { tag: '@night' }, () => {
  test('is read, but not checked, by those who may only read', async ({ visit }) => {
    const { notice } = await opened(visit, 'lecture', wide);
    expect(await notice.getByRole('button').count()).toBe(0);
  });
});
