import { messages } from '@centre/domain/messages/messages';
import { referencePattern } from '@centre/domain/inscription/reference';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { expect, test, wide } from './browser.ts';
import { fillEnrolment, referenceOn, submitEnrolment, whenInteractive } from './enrolment.ts';
import { logIn } from './staff.ts';

const answers = enrolmentRequest({
  parcours: 'bts',
  classe: 'bts2',
  specialite: 'QHSE',
  modalite: 'soir',
  nom: "Aɖɔtɔ N'Ŋɛ",
  prenom: `Kɔdzo ${Date.now()}`,
  telephone: '+22890112233',
});

test.describe('An application', () => {
  test('travels from the form to the member of staff who handles it, and to nobody else', async ({
    visit,
  }) => {
    const { page: applicant } = await visit('/inscription');
    await whenInteractive(applicant);
    await fillEnrolment(applicant, answers);
    await submitEnrolment(applicant);

    const reference = await referenceOn(applicant);
    expect(reference).toMatch(referencePattern);
    // Phones load a tab anew whenever their memory is short.
    await applicant.reload();
    expect(await referenceOn(applicant)).toBe(reference);

    const { page: registrar } = await visit('/dashboard/inscriptions', wide, {
      as: 'scolarite',
    });
    await registrar.getByRole('searchbox', { name: 'Rechercher' }).fill(reference);
    const row = registrar.getByRole('row').filter({ hasText: answers.prenom });
    await row.waitFor();
    const cells = async () => (await row.getByRole('cell').allInnerTexts()).slice(1, -1);
    // The list is drawn anew when the search has answered.
    await expect
      .poll(cells)
      .toEqual([
        expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
        `${answers.nom} ${answers.prenom}`,
        'BTS',
        'BTS 2ème année',
        answers.specialite,
        'En attente',
        '+228 90 11 22 33',
        answers.email,
      ]);
    await row.getByRole('cell').nth(1).click();
    const details = registrar.getByRole('dialog', { name: answers.nom });
    await details.getByText(reference).waitFor();

    const { page: editor } = await visit('/dashboard/inscriptions', wide, { as: 'redaction' });
    await editor.getByText(messages.guard.section).waitFor();
    expect(await editor.getByText(answers.email).count()).toBe(0);
  });
});

test.describe('The login screen', () => {
  test('refuses a wrong password with a message that can be dismissed', async ({ visit }) => {
    const { page, expectComplaint } = await visit('/dashboard');
    expectComplaint(/status of 401 .*\/login/);
    await logIn(page, 'scolarite', 'pas le bon');
    await page.getByText(messages.session.refused).waitFor();
    await page.getByRole('button', { name: 'Fermer le message' }).click();
    await page.getByText(messages.session.refused).waitFor({ state: 'detached' });
  });
});
