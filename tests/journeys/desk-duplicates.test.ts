import { staffInscriptionMessages as says } from '@centre/domain/messages/staff/inscription';
import { common as words } from '../../web/src/dashboard/common.texts.ts';
import { listWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { stored } from '../functions/admin.ts';
import { newPhone } from '../functions/applications.ts';
import { expect, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, rowOf } from './desk-page.ts';

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

  test('has one application in the end, and the other is in the bin', async ({ visit }) => {
    const common = { nom: newTag(), prenom: 'Afi', telephone: newPhone() };
    const first = await anApplicant(common);
    const again = await anApplicant(common);
    const { page } = await openDesk(visit, 'scolarite', wide, `?fiche=${again.id}`);
    await details(page, again).getByRole('button', { name: detailsWords.compare }).click();
    const comparison = page.getByRole('dialog', { name: detailsWords.comparison });
    await comparison
      .getByRole('button', { name: detailsWords.remove(first.reference) })
      .click();
    const question = page.getByRole('dialog').filter({ hasText: says.confirmDelete });
    await question.getByText(first.reference).waitFor();
    await question.getByRole('button', { name: words.delete, exact: true }).click();
    await page.getByText(says.deleted).waitFor();
    await comparison.waitFor({ state: 'detached' });
    await details(page, again).getByText(detailsWords.duplicate).waitFor({ state: 'detached' });
    expect(await stored(`inscriptions/${first.id}`)).toBeUndefined();
    expect(await stored(`corbeilleInscriptions/${first.id}`)).toBeDefined();
    expect(await stored(`inscriptions/${again.id}`)).toBeDefined();
  });

  test('is two persons when a member says so, which can be undone', async ({ visit }) => {
    const common = { nom: newTag(), prenom: 'Afi', telephone: newPhone() };
    await anApplicant(common);
    const again = await anApplicant({ ...common, prenom: 'Kossi' });
    const { page } = await openDesk(visit, 'scolarite', wide, `?fiche=${again.id}`);
    const duplicate = details(page, again).getByText(detailsWords.duplicate);
    await details(page, again).getByRole('button', { name: detailsWords.compare }).click();
    const comparison = page.getByRole('dialog', { name: detailsWords.comparison });
    const separate = comparison.getByRole('button', { name: detailsWords.separate });
    await separate.click();
    await page.getByText(says.separated).waitFor();
    await comparison.waitFor({ state: 'detached' });
    await duplicate.waitFor({ state: 'detached' });
    const mark = rowOf(page, again).getByLabel(listWords.duplicate);
    await expect.poll(() => mark.count()).toBe(0);
    await page.getByRole('button', { name: words.undo }).click();
    await duplicate.waitFor();
  });

  test('is deleted by those who may; who only reads compares', async ({ visit }) => {
    const common = { nom: newTag(), prenom: 'Afi', telephone: newPhone() };
    await anApplicant(common);
    const again = await anApplicant(common);
    const { page } = await openDesk(visit, 'lecture', wide, `?fiche=${again.id}`);
    await details(page, again).getByRole('button', { name: detailsWords.compare }).click();
    const comparison = page.getByRole('dialog', { name: detailsWords.comparison });
    await comparison.getByRole('button', { name: detailsWords.open }).waitFor();
    const others = comparison.getByRole('button', { name: /^Supprimer|^Ce sont deux/ });
    expect(await others.count()).toBe(0);
  });
});
