import { inscriptionFields } from '@centre/domain/inscription/inscription';
import type { Page } from '@playwright/test';
import { deviceWords, enrolment } from '../../web/src/texts/inscription.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { expect, openTab, test, type Visit } from './browser.ts';
import { applicationsFrom } from './enrolment-calls.ts';
import { expectOneRecord, recordsOf } from './enrolment-records.ts';
import {
  answersIn,
  applicant,
  control,
  fillEnrolment,
  fillField,
  filledForm,
  leaveDraft,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';

const keep = (page: Page) => page.getByLabel(deviceWords.keep);
const erase = (page: Page) => page.getByRole('button', { name: deviceWords.erase }).first();
const keptOn = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));
const draftIn = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('inscription') ?? '');

async function openForm(opened: Visit): Promise<Page> {
  const tab = await openTab(opened, '/inscription');
  await whenInteractive(tab);
  return tab;
}

test.describe('Answers that are kept on the phone', { tag: '@night' }, () => {
  test('outlive the tab where that was asked for, and go in one tap', async ({ visit }) => {
    const answers = applicant({ parcours: 'bts', classe: 'bts2', modalite: 'soir' });
    const opened = await filledForm(visit, answers);
    const { page } = opened;
    expect(await keep(page).isChecked()).toBe(false);
    const before = await answersIn(page);
    await keep(page).check();
    await fillField(page, 'nomPere', 'Yaovi');
    await page.close();

    const tab = await openForm(opened);
    await tab.getByText(deviceWords.restored).waitFor();
    expect(await answersIn(tab)).toEqual({ ...before, nomPere: 'Yaovi' });
    await erase(tab).click();
    expect(Object.values(await answersIn(tab)).join('')).toBe('');
    expect(await keptOn(tab)).toBe('{}');
    await tab.close();
    const later = await openForm(opened);
    expect(Object.values(await answersIn(later)).join('')).toBe('');
  });

  test('are forgotten when the box is cleared, and after a week', async ({ visit }) => {
    const opened = await filledForm(visit, applicant());
    const { page } = opened;
    await keep(page).check();
    await fillField(page, 'nom', 'Kpodo');
    expect(await keptOn(page)).toContain('Kpodo');
    await keep(page).uncheck();
    expect(await keptOn(page)).not.toContain('Kpodo');
    await keep(page).check();
    await page.evaluate((week) => {
      const name = 'inscription:reponses';
      const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as { at: number };
      localStorage.setItem(name, JSON.stringify({ ...kept, at: kept.at - week }));
    }, 7 * 86_400_000);
    const later = await openForm(opened);
    expect(Object.values(await answersIn(later)).join('')).toBe('');
    expect(await keptOn(page)).not.toContain('Kpodo');
  });

  test('are overwritten by no other tab without a word', async ({ visit }) => {
    const opened = await filledForm(visit, applicant());
    const { page } = opened;
    await keep(page).check();
    const other = await openForm(opened);
    await fillField(other, 'nom', 'Lawson');
    await page.getByText(deviceWords.elsewhere).waitFor();
    await fillField(page, 'nom', 'Sossou');
    expect(await keptOn(page)).toContain('Lawson');
    await page.getByRole('button', { name: deviceWords.keepOurs }).click();
    expect(await keptOn(page)).toContain('Sossou');

    await other.getByText(deviceWords.elsewhere).waitFor();
    await other.getByRole('button', { name: deviceWords.takeOther }).click();
    expect((await answersIn(other))['nom']).toBe('Sossou');
  });
});

test.describe('The last application of the phone', { tag: '@night' }, () => {
  test('stays reachable by its reference, without its answers', async ({ visit }) => {
    const answers = applicant();
    const opened = await filledForm(visit, answers);
    await submitEnrolment(opened.page);
    const reference = await referenceOn(opened.page);
    await opened.page.close();

    const tab = await openForm(opened);
    const last = tab.getByRole('region', { name: deviceWords.last });
    expect(await last.innerText()).toContain(reference);
    expect(await keptOn(tab)).not.toContain(answers.email);
    expect(await keptOn(tab)).not.toContain(answers.nom);
    await erase(tab).click();
    await last.waitFor({ state: 'detached' });
    expect(await keptOn(tab)).toBe('{}');
  });

  test('is corrected from a copy of its tab after a question only', async ({ visit }) => {
    const answers = applicant();
    const opened = await filledForm(visit, answers);
    const draft = await draftIn(opened.page);
    const twin = await openTab(opened, 'about:blank');
    await leaveDraft(twin, draft);
    await twin.goto('/inscription');
    await whenInteractive(twin);
    await submitEnrolment(opened.page);
    const reference = await referenceOn(opened.page);

    const sent = applicationsFrom(twin);
    await fillField(twin, 'lieuResidence', 'Kara');
    await submitEnrolment(twin);
    const { text, confirm } = enrolment.questions.correction;
    await twin.getByText(text).waitFor();
    expect(sent).toEqual([]);
    await twin.getByRole('button', { name: confirm }).click();
    expect(await referenceOn(twin)).toBe(reference);
    await expectOneRecord({ ...answers, lieuResidence: 'Kara' }, reference);
  });
});

test.describe('An applicant', { tag: '@night' }, () => {
  test('without an e-mail address says so, and is not asked for one', async ({ visit }) => {
    const answers = applicant({ email: '', nomPere: `Sans adresse ${Date.now()}` });
    const { page } = await visit('/inscription');
    await whenInteractive(page);
    await fillEnrolment(page, answers);
    await submitEnrolment(page);
    const alert = page.getByRole('alert');
    await alert.getByText(`Champs manquants: ${inscriptionFields.email}`).waitFor();
    await page.getByLabel(enrolment.sansEmail).check();
    expect(await control(page, 'email').isDisabled()).toBe(true);
    await submitEnrolment(page);
    const reference = await referenceOn(page);
    const records = await recordsOf('');
    expect(records.filter((record) => record['reference'] === reference)).toMatchObject([
      { nom: answers.nom, email: '' },
    ]);
  });

  test('for a BAC PRO finds the diplomas answered, and may answer otherwise', async ({
    visit,
  }) => {
    const { page } = await visit('/inscription');
    await whenInteractive(page);
    await fillField(page, 'parcours', 'bacpro');
    const diplomas = ['serieBac', 'anneeObtentionBac', 'etablissement', 'diplomes'] as const;
    for (const field of diplomas) {
      expect(await control(page, field).inputValue()).toBe('Sans objet');
    }
    await fillField(page, 'diplomes', 'BEPC');
    await fillField(page, 'parcours', 'bts');
    expect(await answersIn(page)).toMatchObject({ serieBac: '', diplomes: 'BEPC' });
  });

  test('is told at the field what cannot be, before anything is sent', async ({ visit }) => {
    const { page } = await filledForm(visit, applicant());
    const sent = applicationsFrom(page);
    await fillField(page, 'dateNaissance', '2024-01-01');
    await submitEnrolment(page);
    const wrong = page.locator('[aria-invalid=true]');
    expect(await wrong.first().getAttribute('name')).toBe('dateNaissance');
    expect(sent).toEqual([]);

    await control(page, 'telephone').fill('+228 1234567890123456');
    await control(page, 'telephone').blur();
    await page.getByText('ne peut pas dépasser 15 chiffres').waitFor();
    expect(await control(page, 'telephone').inputValue()).toContain('123456789012');
  });
});

test.describe('The receipt', { tag: '@night' }, () => {
  test('travels to the family, and says what happens next', async ({ visit }) => {
    const opened = await filledForm(visit, applicant());
    const { page } = opened;
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await submitEnrolment(page);
    const reference = await referenceOn(page);
    await page.getByRole('heading', { name: receiptScreen.nextTitle }).waitFor();
    for (const [name, start] of [
      [receiptScreen.shareBy.whatsapp, 'https://wa.me/?text='],
      [receiptScreen.shareBy.sms, 'sms:?&body='],
    ] as const) {
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
      expect(href?.startsWith(start)).toBe(true);
      expect(decodeURIComponent(href ?? '')).toContain(reference);
    }
    await page.getByRole('button', { name: receiptScreen.print }).waitFor();
  });

  test('is shared by the sheet of the phone where there is one', async ({ visit }) => {
    const { page } = await filledForm(visit, applicant());
    await page.evaluate(() => {
      Object.defineProperty(Navigator.prototype, 'share', {
        configurable: true,
        value: ({ text }: { text: string }) => {
          document.title = text;
          return Promise.resolve();
        },
      });
    });
    await submitEnrolment(page);
    const reference = await referenceOn(page);
    await page.getByRole('button', { name: receiptScreen.share, exact: true }).click();
    await expect.poll(() => page.title()).toContain(reference);
  });
});
