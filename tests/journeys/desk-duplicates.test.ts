import { inscriptionFields } from '@centre/domain/inscription/inscription';
import {
  detailsWords,
  settleWords,
} from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { stored } from '../functions/admin.ts';
import { newPhone } from '../functions/applications.ts';
import { expect, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk } from './desk-page.ts';

test.describe('Somebody who applied twice', { tag: '@night' }, () => {
  test('is named as such, with what differs', async ({ visit }) => {
    const nom = newTag();
    const telephone = '+22870123123';
    const common = { nom, prenom: 'Afi', telephone, parcours: 'bts', classe: 'bts1' };
    await anApplicant({ ...common, specialite: 'QHSE' });
    const again = await anApplicant({ ...common, specialite: 'Chaudronnerie' });
    const { page } = await openDesk(visit, 'scolarite', wide, `?fiche=${again.id}`);
    await details(page, again).getByRole('button', { name: detailsWords.compare }).click();
    const comparison = page.getByRole('dialog', { name: detailsWords.comparison });
    await comparison.getByRole('checkbox', { name: detailsWords.onlyDifferences }).check();
    const differing = await comparison.getByRole('rowheader').allInnerTexts();
    expect(differing.join('\n')).toContain('Spécialité');
    expect(differing.join('\n')).not.toContain('Parcours');
  });

  test('has one application in the end, with the answer that was ticked of the other', async ({
    visit,
  }) => {
    const nom = newTag();
    const common = { nom, prenom: 'Afi', telephone: newPhone() };
    const first = await anApplicant({ ...common, lieuResidence: 'Lomé' });
    const again = await anApplicant({ ...common, lieuResidence: 'Kara' });
    const { page } = await openDesk(visit, 'scolarite', wide, `?fiche=${again.id}`);
    await details(page, again).getByRole('button', { name: detailsWords.compare }).click();
    const comparison = page.getByRole('dialog', { name: detailsWords.comparison });
    const keep = comparison.getByRole('button', {
      name: settleWords.keepThis(first.reference),
    });
    await keep.click();
    const residence = settleWords.takeThis(inscriptionFields.lieuResidence);
    await comparison.getByRole('checkbox', { name: residence }).check();
    await comparison.getByRole('button', { name: settleWords.settle }).click();
    await page.getByText(settleWords.settled(first.reference, again.reference)).waitFor();
    await details(page, first).getByText(first.reference).first().waitFor();
    expect(await stored(`inscriptions/${first.id}`)).toMatchObject({ lieuResidence: 'Kara' });
    expect(await stored(`inscriptions/${again.id}`)).toBeUndefined();
  });

  test('is put together by those who may delete; who only reads has no buttons', async ({
    visit,
  }) => {
    const common = { nom: newTag(), prenom: 'Afi', telephone: newPhone() };
    await anApplicant(common);
    const again = await anApplicant(common);
    const { page } = await openDesk(visit, 'lecture', wide, `?fiche=${again.id}`);
    await details(page, again).getByRole('button', { name: detailsWords.compare }).click();
    const comparison = page.getByRole('dialog', { name: detailsWords.comparison });
    await comparison.getByRole('button', { name: detailsWords.open }).waitFor();
    const keep = comparison.getByRole('button', { name: settleWords.keep });
    expect(await keep.count()).toBe(0);
  });
});
