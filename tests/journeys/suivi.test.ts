import { firstCampagne } from '@centre/domain/campagne/campagne';
import type { InscriptionStatut } from '@centre/domain/inscription/inscription';
import { staffCampagneMessages } from '@centre/domain/messages/staff/campagne';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { suiviMessages } from '@centre/domain/messages/suivi';
import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { publicationWords } from '../../web/src/dashboard/campagne/campagne.texts.ts';
import { filterWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { requestedWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { steps, suiviAnswer } from '../../web/src/texts/suivi-answer.texts.ts';
import { suiviPage } from '../../web/src/texts/suivi.texts.ts';
import { formatCount } from '../../web/src/ui/format-count.ts';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { stored } from '../functions/admin.ts';
import { expect, keepCollections, narrow, type OpenVisit, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, rowOf, type Applicant } from './desk-page.ts';
import { applicant, filledForm, referenceOn, submitEnrolment } from './enrolment.ts';

keepCollections('reglages');
test.beforeAll(() => firestore().doc('reglages/campagne').set(firstCampagne));

const field = (page: Page, name: string) => page.locator(`[name=${name}]:not([type=hidden])`);

async function ask(page: Page, reference: string, dateNaissance: string): Promise<void> {
  await field(page, 'reference').fill(reference);
  await field(page, 'dateNaissance').fill(dateNaissance);
  await page.getByRole('button', { name: suiviPage.submit }).click();
}

const state = (page: Page, etat: keyof typeof steps) =>
  page.getByRole('heading', { name: steps[etat].title });

test.describe('An applicant', { tag: '@night' }, () => {
  test('follows the link of the receipt, and reads that the application is there', async ({
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
    await state(page, 'recue').waitFor();
    const main = page.getByRole('main');
    const text = await main.innerText();
    expect(text).toContain(reference);
    for (const own of [answers.nom, answers.prenom]) expect(text).not.toContain(own);
    await expect(main.locator('[aria-current=step]')).toContainText(suiviAnswer.stage.recue);
  });

  test('opens a second link in the same tab, before and after an answer, and is asked about that one', async ({
    visit,
  }) => {
    const [first, second] = [await anApplicant({ nom: newTag() }), await anApplicant({})];
    const { page } = await visit(`/suivi#${first.reference}`, narrow);
    const openLink = (reference: string) =>
      page.evaluate((hash) => location.assign(`/suivi#${hash}`), reference);
    const asks = (reference: string) =>
      expect.poll(() => field(page, 'reference').inputValue()).toBe(reference);
    await asks(first.reference);
    await field(page, 'dateNaissance').fill(first.form.dateNaissance);
    await openLink(second.reference);
    await asks(second.reference);
    expect(await field(page, 'dateNaissance').inputValue()).toBe('');
    await ask(page, first.reference, first.form.dateNaissance);
    await state(page, 'recue').waitFor();
    await openLink(second.reference);
    await asks(second.reference);
    await expect(state(page, 'recue')).toHaveCount(0);
  });

  for (const runsScripts of [true, false]) {
    test(`is told when nothing fits, and types nothing twice (scripts: ${runsScripts})`, async ({
      visit,
    }) => {
      const { form, reference } = await anApplicant({ nom: newTag() });
      const { page, allowComplaint } = await visit('/suivi', narrow, { runsScripts });
      allowComplaint(/status of 404/);
      await ask(page, reference, '1999-12-31');
      await page.getByText(suiviMessages.unknown).waitFor();
      expect(await field(page, 'reference').inputValue()).toBe(reference);
      await ask(page, reference.toLowerCase(), form.dateNaissance);
      await state(page, 'recue').waitFor();
    });
  }
});

async function asksToCorrect(
  visit: OpenVisit,
  { reference, form }: Applicant,
  answers: Readonly<Record<string, string>>,
) {
  const { page, allowComplaint } = await visit('/suivi', narrow, { runsScripts: false });
  await ask(page, reference, form.dateNaissance);
  await page.getByText(suiviPage.correct, { exact: true }).click();
  for (const [name, text] of Object.entries(answers)) await field(page, name).fill(text);
  await page.getByRole('button', { name: suiviPage.sendCorrection }).click();
  return { page, allowComplaint };
}

test.describe('A correction', { tag: '@night' }, () => {
  test('that is wrong is refused, with what was typed, and then passed on', async ({
    visit,
  }) => {
    const one = await anApplicant({ nom: newTag() });
    const { page, allowComplaint } = await asksToCorrect(visit, one, {
      telephone: '12',
      lieuResidence: 'Sokodé',
    });
    allowComplaint(/status of 400/);
    await page.getByRole('alert').waitFor();
    expect(await field(page, 'lieuResidence').inputValue()).toBe('Sokodé');
    await field(page, 'telephone').fill('93 12 34 56');
    await page.getByRole('button', { name: suiviPage.sendCorrection }).click();
    await page.getByText(suiviPage.corrected).waitFor();
  });

  for (const width of [narrow, wide]) {
    test(`is found by the office, read beside what is recorded, and accepted (${width} px)`, async ({
      visit,
    }) => {
      const one = await anApplicant({ nom: newTag(), lieuResidence: 'Kara' });
      const { page: applicantPage } = await asksToCorrect(visit, one, {
        lieuResidence: 'Sokodé',
      });
      await applicantPage.getByText(suiviPage.corrected).waitFor();
      const { page } = await openDesk(visit, 'scolarite', width, '?corrections=oui');
      await page.getByLabel(filterWords.corrections).waitFor();
      await rowOf(page, one).click();
      const asked = details(page, one).getByRole('region', { name: requestedWords.title });
      await asked.getByRole('cell', { name: 'Kara' }).waitFor();
      await asked.getByRole('cell', { name: 'Sokodé' }).waitFor();
      await asked.getByRole('button', { name: requestedWords.accept }).click();
      await page.getByText(staffInscriptionMessages.correctionAccepted).waitFor();
      await expect.poll(() => asked.count()).toBe(0);
      expect(await stored(`inscriptions/${one.id}`)).toMatchObject({ lieuResidence: 'Sokodé' });
    });
  }
});

/** How many applications of the campaign are in that state. */
async function countOf(statut: InscriptionStatut): Promise<number> {
  const { docs } = await firestore()
    .collection('inscriptions')
    .where('campagne', '==', firstCampagne.anneeScolaire)
    .where('statut', '==', statut)
    .get();
  return docs.length;
}

test.describe('The direction', { tag: '@night' }, () => {
  for (const width of [narrow, wide]) {
    test(`sees what each group will read, publishes, and everybody reads it within seconds (${width} px)`, async ({
      visit,
    }) => {
      await firestore().doc('reglages/campagne').set(firstCampagne);
      const taken = await anApplicant({ nom: newTag() });
      await changeInscription(taken.id, operator, () => ({ answers: {}, statut: 'acceptee' }));
      const { page: theirs } = await visit('/suivi', narrow);
      await ask(theirs, taken.reference, taken.form.dateNaissance);
      await state(theirs, 'recue').waitFor();

      const { page } = await visit('/dashboard/campagne', width, { as: 'direction' });
      const section = page.getByRole('region', {
        name: publicationWords.title(firstCampagne.anneeScolaire),
      });
      for (const [statut, etat] of [
        ['acceptee', 'acceptee'],
        ['refusee', 'refusee'],
        ['en_attente', 'etude'],
      ] as const) {
        const group = section.getByText(publicationWords.groups[statut]).locator('..');
        await group.getByText(steps[etat].title).waitFor();
        await group.getByText(formatCount(await countOf(statut)), { exact: true }).waitFor();
      }
      await section.getByText(publicationWords.unpublished).waitFor();
      await section.getByRole('button', { name: publicationWords.publish }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: publicationWords.publish })
        .click();
      await page.getByText(staffCampagneMessages.published).waitFor();
      await section.getByText(publicationWords.published, { exact: true }).waitFor();
      expect(await section.getByRole('button').count()).toBe(0);

      await theirs.getByRole('link', { name: suiviPage.another }).click();
      await ask(theirs, taken.reference, taken.form.dateNaissance);
      await state(theirs, 'acceptee').waitFor();
    });
  }
});
