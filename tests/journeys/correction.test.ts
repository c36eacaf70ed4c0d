import type { InscriptionField } from '@centre/domain/inscription/inscription';
import { messages } from '@centre/domain/messages/messages';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { correctionWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { change, stored } from '../functions/admin.ts';
import { expect, narrow, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, search } from './desk-page.ts';

test.describe('The correction of an application', { tag: '@night' }, () => {
  for (const width of [wide, narrow]) {
    test(`changes what was corrected and nothing else, also for the search, after a failed connection and beside another member (${width} px)`, async ({
      visit,
    }) => {
      const applicant = await anApplicant({ nom: newTag(), parcours: 'bts', classe: 'bts1' });
      const path = `inscriptions/${applicant.id}`;
      const older = { parcours: 'licence', serieBac: 'Série Z' };
      await change(path, older);
      const before = await stored(path);
      const { page, expectComplaint } = await openDesk(
        visit,
        'scolarite',
        width,
        `?fiche=${applicant.id}`,
      );
      const field = (name: InscriptionField) => page.locator(`form [name="${name}"]`);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await details(page, applicant)
        .getByRole('button', { name: correctionWords.open, exact: true })
        .click();
      const nom = newTag();
      await field('nom').fill(nom);
      await field('etablissement').fill('Lycée de Kara');
      const theirs = { etablissement: 'Lycée de Tsévié', lieuResidence: 'Sokodé' };
      await change(path, theirs);
      await page.getByText(correctionWords.overtaken).waitFor();

      expectComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/updateInscription/);
      await page.route('**/updateInscription', (route) => route.abort('internetdisconnected'));
      await button(common.save).click();
      const problem = page.getByRole('alert').filter({ hasText: messages.inscription.offline });
      await problem.waitFor();
      // It is seen wherever one stands in the long form.
      await expect(problem).toBeInViewport({ ratio: 1 });
      await page.unroute('**/updateInscription');
      await button(common.save).click();

      const name = `${nom} ${applicant.form.prenom}`;
      await page.getByText(staffInscriptionMessages.corrected(name)).waitFor();
      const dialog = page.getByRole('dialog', { name, exact: true });
      await dialog.getByText('Lycée de Kara', { exact: true }).first().waitFor();
      const { reference, statut, dateInscription } = before ?? {};
      expect(await stored(path)).toMatchObject({
        ...applicant.form,
        ...older,
        ...theirs,
        ...{ nom, etablissement: 'Lycée de Kara', reference, statut, dateInscription },
      });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await search(page, nom, 1);
    });
  }
});
