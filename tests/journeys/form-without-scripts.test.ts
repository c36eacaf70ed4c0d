import { dayMs } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages/messages';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { waiting } from '../../web/src/texts/waiting.texts.ts';
import { setCounter, exhaustLimit, minuteMs } from '../functions/limits.ts';
import { expect, narrow, test } from './browser.ts';
import { delayScripts } from './public-page.ts';
import { applicationsFrom } from './enrolment-calls.ts';
import { expectOneRecord, recordsOf } from './enrolment-records.ts';
import {
  formValues,
  applicant,
  control,
  fillEnrolment,
  fillField,
  referenceOn,
  reopenFilled,
  submitEnrolment,
} from './enrolment.ts';

test.describe('Form without scripts', { tag: '@night' }, () => {
  test('shows conditional fields, keeps rejected answers, and returns a receipt', async ({
    visit,
  }) => {
    const settings = { runsScripts: false };
    const { page, expectComplaint } = await visit('/inscription', narrow, settings);
    for (const field of ['classe', 'specialite', 'modalite'] as const) {
      expect(await control(page, field).isVisible()).toBe(false);
    }
    const answers = applicant({ parcours: 'bts', classe: 'bts2', modalite: 'soir' });
    const invalid = { ...answers, anneeObtentionBac: '1990', dateNaissance: '2004-05-06' };
    await fillEnrolment(page, invalid);
    const before = await formValues(page);
    expectComplaint(/status of 400 .*\/inscription$/);
    await submitEnrolment(page);
    const message = messages.inscription.anneeAvantNaissance('Année d’obtention du BAC');
    const alert = page.getByRole('alert');
    expect(await alert.evaluate((element) => element.firstChild?.textContent)).toBe(message);
    expect(await formValues(page)).toEqual(before);
    const marked = page.locator('[aria-invalid=true]');
    expect(await marked.getAttribute('name')).toBe('anneeObtentionBac');
    await fillField(page, 'anneeObtentionBac', answers.anneeObtentionBac);
    await submitEnrolment(page);
    const reference = await referenceOn(page);
    await page.getByRole('heading', { level: 1, name: receiptScreen.title }).waitFor();
    const { anneeObtentionBac } = answers;
    await expectOneRecord({ ...invalid, anneeObtentionBac }, reference);
  });

  test('keeps an application above the rate limit for a retry with one tap', async ({
    visit,
  }) => {
    const settings = { runsScripts: false };
    const { page, expectComplaint } = await visit('/inscription', narrow, settings);
    // No other test uses this phone number, so its exhausted limit affects only this test.
    const telephone = '+22893334455';
    const answers = applicant({ telephone });
    await exhaustLimit('inscription-telephone', telephone, dayMs);
    await exhaustLimit('inscription-telephone-minute', telephone, minuteMs);
    await fillEnrolment(page, answers);
    expectComplaint(/status of 429 .*\/inscription$/);
    await submitEnrolment(page);
    await page.getByRole('heading', { name: waiting.title }).waitFor();
    await setCounter(0, 'inscription-telephone-minute', telephone, minuteMs);
    await page.getByRole('button', { name: waiting.send }).click();
    const reference = await referenceOn(page);
    expect(await recordsOf(answers.email)).toMatchObject([
      { reference, nom: answers.nom, aVerifier: ['telephone'] },
    ]);
  });
});

test.describe('Form before its scripts have loaded', { tag: '@night' }, () => {
  test('is submitted by the browser itself', async ({ visit }) => {
    const { page } = await visit('about:blank');
    await delayScripts(page);
    await page.goto('/inscription', { waitUntil: 'commit' });
    const answers = applicant({ parcours: 'bacpro', classe: 'premiere', modalite: '' });
    await fillEnrolment(page, answers);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
  });
});

test.describe('Form with a failed asset', () => {
  test('shows a notice and is submitted without its script', async ({ visit }) => {
    const { page, allowComplaint } = await visit('about:blank');
    allowComplaint(/net::ERR_FAILED/);
    await page.route('**/assets/inscription-*.js', (route) => route.abort());
    await page.goto('/inscription');
    await page.getByText(enrolment.withoutScripts).waitFor();
    const answers = applicant({ parcours: 'bts', classe: 'bts1' });
    await fillEnrolment(page, answers);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
  });

  test('offers a reload and a plain submission', { tag: '@night' }, async ({ visit }) => {
    const { page, expectComplaint, allowComplaint } = await visit('about:blank');
    allowComplaint(/net::ERR_FAILED/);
    expectComplaint(/^The application could not be sent\. TypeError/);
    const answers = applicant();
    await reopenFilled(page, answers);
    await page.route('**/assets/enrolment-*.js', (route) => route.abort());
    const sent = applicationsFrom(page);
    await submitEnrolment(page);
    await page.getByRole('button', { name: 'Recharger' }).waitFor();
    await page.getByRole('button', { name: enrolment.sendAnyway }).click();
    await expectOneRecord(answers, await referenceOn(page));
    expect(sent).toEqual([]);
  });

  test('requests a style sheet again', async ({ visit }) => {
    const { page, expectComplaint } = await visit('about:blank');
    expectComplaint(/net::ERR_FAILED/);
    const receiptStyles = '**/assets/receipt-*.css';
    await page.route(receiptStyles, (route) => route.abort(), { times: 1 });
    await reopenFilled(page, applicant());
    await submitEnrolment(page);
    await referenceOn(page);
    const styles = page.locator('link[rel=stylesheet][href*="/assets/receipt-"]');
    await expect
      .poll(() => styles.evaluate((link: HTMLLinkElement) => !!link.sheet))
      .toBe(true);
  });
});
