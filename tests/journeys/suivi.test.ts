import { firstCampagne } from '@centre/domain/campagne/campagne';
import { staffCampagneMessages } from '@centre/domain/messages/staff/campagne';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { suiviMessages } from '@centre/domain/messages/suivi';
import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { publicationTexts } from '../../web/src/dashboard/campagne/campagne.texts.ts';
import { requestedTexts } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { steps, suiviAnswer } from '../../web/src/texts/suivi-answer.texts.ts';
import { suiviPage } from '../../web/src/texts/suivi.texts.ts';
import { stored } from '../functions/admin.ts';
import { expect, keepCollections, narrow, test, wide } from './browser.ts';
import { storeApplicant, details, uniqueName, openDesk, rowOf } from './desk-page.ts';
import { applicant, filledForm, referenceOn, submitEnrolment } from './enrolment.ts';

keepCollections('reglages');
test.beforeEach(() => firestore().doc('reglages/campagne').set(firstCampagne));

const field = (page: Page, name: string) => page.locator(`[name=${name}]:not([type=hidden])`);

async function submitForm(page: Page, reference: string, dateNaissance: string): Promise<void> {
  await field(page, 'reference').fill(reference);
  await field(page, 'dateNaissance').fill(dateNaissance);
  await page.getByRole('button', { name: suiviPage.submit }).click();
}

const stateHeading = (page: Page, etat: keyof typeof steps) =>
  page.getByRole('heading', { name: steps[etat].title });

test.describe('Suivi of an application', { tag: '@night' }, () => {
  test('opens from the link of the receipt and shows the application as received', async ({
    visit,
  }) => {
    const answers = applicant();
    const { page } = await filledForm(visit, answers);
    await submitEnrolment(page);
    const reference = await referenceOn(page);
    await page.getByRole('link', { name: receiptScreen.follow }).click();
    await expect.poll(() => field(page, 'reference').inputValue()).toBe(reference);
    expect(new URL(page.url()).search).toBe('');
    await field(page, 'dateNaissance').fill(answers.dateNaissance);
    await page.getByRole('button', { name: suiviPage.submit }).click();
    await stateHeading(page, 'recue').waitFor();
    const main = page.getByRole('main');
    const text = await main.innerText();
    expect(text).toContain(reference);
    for (const own of [answers.nom, answers.prenom]) expect(text).not.toContain(own);
    await expect(main.locator('[aria-current=step]')).toContainText(suiviAnswer.stage.recue);
  });

  test('switches to a second link in the same tab, before and after an answer', async ({
    visit,
  }) => {
    const [first, second] = [
      await storeApplicant({ nom: uniqueName() }),
      await storeApplicant({}),
    ];
    const { page } = await visit(`/suivi#${first.reference}`, narrow);
    const openLink = (reference: string) =>
      page.evaluate((hash) => location.assign(`/suivi#${hash}`), reference);
    const expectReference = (reference: string) =>
      expect.poll(() => field(page, 'reference').inputValue()).toBe(reference);
    await expectReference(first.reference);
    await field(page, 'dateNaissance').fill(first.form.dateNaissance);
    await openLink(second.reference);
    await expectReference(second.reference);
    expect(await field(page, 'dateNaissance').inputValue()).toBe('');
    await submitForm(page, first.reference, first.form.dateNaissance);
    await stateHeading(page, 'recue').waitFor();
    await openLink(second.reference);
    await expectReference(second.reference);
    await expect(stateHeading(page, 'recue')).toHaveCount(0);
  });

  test('keeps the reference after a wrong date, and ignores its case', async ({ visit }) => {
    const { form, reference } = await storeApplicant({ nom: uniqueName() });
    const { page, allowComplaint } = await visit('/suivi', narrow);
    allowComplaint(/status of 404/);
    await submitForm(page, reference, '1999-12-31');
    await page.getByText(suiviMessages.unknown).waitFor();
    expect(await field(page, 'reference').inputValue()).toBe(reference);
    await submitForm(page, reference.toLowerCase(), form.dateNaissance);
    await stateHeading(page, 'recue').waitFor();
  });
});

test.describe('Correction by an applicant', { tag: '@night' }, () => {
  test('keeps rejected input, and is passed on and accepted by the scolarite', async ({
    visit,
  }) => {
    const one = await storeApplicant({ nom: uniqueName(), lieuResidence: 'Kara' });
    const { page, expectComplaint } = await visit('/suivi', narrow, { runsScripts: false });
    await submitForm(page, one.reference, one.form.dateNaissance);
    await page.getByText(suiviPage.correct, { exact: true }).click();
    await field(page, 'telephone').fill('12');
    await field(page, 'lieuResidence').fill('Sokodé');
    expectComplaint(/status of 400/);
    await page.getByRole('button', { name: suiviPage.sendCorrection }).click();
    await page.getByRole('alert').waitFor();
    expect(await field(page, 'lieuResidence').inputValue()).toBe('Sokodé');
    await field(page, 'telephone').fill('93 12 34 56');
    await page.getByRole('button', { name: suiviPage.sendCorrection }).click();
    await page.getByText(suiviPage.corrected).waitFor();

    const { page: office } = await openDesk(visit, 'scolarite', wide, '?corrections=oui');
    await rowOf(office, one).click();
    const request = details(office, one).getByRole('region', { name: requestedTexts.title });
    for (const name of ['Kara', 'Sokodé']) await request.getByRole('cell', { name }).waitFor();
    const accept = request.getByRole('button', { name: requestedTexts.accept });
    await accept.click();
    await office.getByText(staffInscriptionMessages.correctionAccepted).waitFor();
    await expect(accept).toBeDisabled();
    expect(await stored(`inscriptions/${one.id}`)).toMatchObject({ lieuResidence: 'Sokodé' });
  });
});

test.describe('Decision', { tag: '@night' }, () => {
  test('is shown to the applicant only after its publication', async ({ visit }) => {
    const accepted = await storeApplicant({ nom: uniqueName() });
    await changeInscription(accepted.id, operator, () => ({ answers: {}, statut: 'acceptee' }));
    const { page: applicantPage } = await visit('/suivi', narrow);
    await submitForm(applicantPage, accepted.reference, accepted.form.dateNaissance);
    await stateHeading(applicantPage, 'recue').waitFor();

    const { page } = await visit('/dashboard/campagne', wide, { as: 'direction' });
    const title = publicationTexts.title(firstCampagne.anneeScolaire);
    const section = page.getByRole('region', { name: title });
    await section.getByText(publicationTexts.unpublished).waitFor();
    await section.getByRole('button', { name: publicationTexts.publish }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: publicationTexts.publish }).click();
    await page.getByText(staffCampagneMessages.published).waitFor();
    await section.getByText(publicationTexts.published, { exact: true }).waitFor();

    await applicantPage.getByRole('link', { name: suiviPage.another }).click();
    await submitForm(applicantPage, accepted.reference, accepted.form.dateNaissance);
    await stateHeading(applicantPage, 'acceptee').waitFor();
  });
});
