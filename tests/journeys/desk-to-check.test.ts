/** @module-tag night */
import { aVerifierLabels } from '@centre/domain/a-verifier';
import { describe, expect, it } from 'vitest';
import { listWords } from '../../web/src/content/dashboard/desk.ts';
import { detailsWords } from '../../web/src/content/dashboard/details.ts';
import { change } from '../functions/admin.ts';
import { narrow, useBrowser, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, rowOf, search } from './desk-page.ts';

const { visit } = useBrowser();

describe.each([narrow, wide])('An application to be looked at, on %i pixels', (width) => {
  it('is marked in the list, and its window says why', async () => {
    const nom = newTag();
    const applicant = await anApplicant({ nom });
    const other = await anApplicant({ nom });
    for (const collection of ['inscriptions', 'recherche']) {
      await change(`${collection}/${applicant.id}`, { aVerifier: ['email', 'connexion'] });
    }
    const { page } = await openDesk(visit, 'scolarite', width);
    await search(page, nom, 2);
    expect(await rowOf(page, other).getByText(listWords.toCheck).count()).toBe(0);
    const row = rowOf(page, applicant);
    const mark = row.getByText(listWords.toCheck, { exact: true });
    expect(await mark.getAttribute('title')).toContain(aVerifierLabels.email);
    await row.press('Enter');
    const reasons = details(page, applicant).getByRole('region', {
      name: detailsWords.toCheck,
    });
    await reasons.waitFor();
    expect(await reasons.getByRole('listitem').allInnerTexts()).toEqual([
      aVerifierLabels.email,
      aVerifierLabels.connexion,
    ]);
  });
});
