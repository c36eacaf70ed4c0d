import { messages } from '@centre/domain/messages/messages';
import { referencePattern } from '@centre/domain/inscription/reference';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { expect, test, wide } from './browser.ts';
import { holdScripts } from './public-page.ts';
import {
  fillEnrolment,
  fillField,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
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
      ]);
    await row.press('Enter');
    const details = registrar.getByRole('dialog', { name: answers.nom });
    await details.getByText(reference).waitFor();

    const { page: editor } = await visit('/dashboard/inscriptions', wide, { as: 'redaction' });
    await editor.getByText(messages.guard.section).waitFor();
    expect(await editor.getByText(answers.email).count()).toBe(0);
  });

  test(
    'outlives a reload of the page until it is sent',
    { tag: '@night' },
    async ({ visit }) => {
      const { page } = await visit('/inscription');
      await whenInteractive(page);
      await fillField(page, 'nom', 'Ŋ Kɔmi');
      await fillField(page, 'parcours', 'bacpro');
      await fillField(page, 'classe', 'terminale');
      await page.reload();

      await whenInteractive(page);
      expect(await page.locator('[name=nom]').inputValue()).toBe('Ŋ Kɔmi');
      expect(await page.locator('[name=classe]').inputValue()).toBe('terminale');
    },
  );

  test(
    'keeps what was typed before the page became interactive',
    { tag: '@night' },
    async ({ visit }) => {
      const { page } = await visit('about:blank');
      const releaseScripts = await holdScripts(page);
      await page.goto('/inscription', { waitUntil: 'commit' });
      await fillField(page, 'nom', 'Mensah');
      await fillField(page, 'telephone', '90112233');
      releaseScripts();

      await whenInteractive(page);
      expect(await page.locator('[name=nom]').inputValue()).toBe('Mensah');
      expect(await page.locator('[name=telephone]').inputValue()).toContain('90 11 22 33');
    },
  );
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

  test('lets nobody in whose account was deactivated', { tag: '@night' }, async ({ visit }) => {
    const { page, expectComplaint } = await visit('/dashboard');
    expectComplaint(/status of 401 .*\/login/);
    await logIn(page, 'ancien');
    await page.getByText(messages.session.refused).waitFor();
  });
});

test.describe('An address that leads nowhere', () => {
  test('answers 404 with a French page and the menu', async ({ visit }) => {
    const { page, expectComplaint } = await visit('/', wide);
    expectComplaint(/status of 404 .*\/nulle-part/);
    const answer = await page.goto('/nulle-part');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Page introuvable' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Acceuil' }).click();
    await page.waitForURL('**/');
  });
});
