import { inscriptionFields } from '@centre/domain/inscription';
import { messages } from '@centre/domain/messages';
import { describe, expect, it } from 'vitest';
import { receiptScreen } from '../../web/src/content/receipt.ts';
import { useBrowser } from './browser.ts';
import {
  applicationsFrom,
  cutServer,
  loseOneAnswer,
  stopAnswering,
} from './enrolment-calls.ts';
import { expectOneRecord, recordsOf } from './enrolment-records.ts';
import {
  alertOn,
  answersIn,
  applicant,
  fillEnrolment,
  fillField,
  filledForm,
  patiently,
  pauseClock,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';

const { visit } = useBrowser();

const offline = 'Erreur de connexion. Veuillez vérifier votre connexion internet et réessayer.';
const sendByItself = 'Envoyer tout seul dès que la connexion revient';

/** A form that was sent in vain; the browser itself reports the failed request. */
async function sentInVain(answers = applicant()) {
  const opened = await filledForm(visit, answers);
  const before = await answersIn(opened.page);
  await opened.page.context().setOffline(true);
  await submitEnrolment(opened.page);
  expect(await alertOn(opened.page)).toBe(offline);
  opened.complaints.splice(0);
  return { ...opened, answers, before };
}

describe('Without a connection', () => {
  it('an application is kept whole, and one tap sends it when the connection is back', async () => {
    const { page, answers, before } = await sentInVain();
    expect(await answersIn(page)).toEqual(before);
    expect(await recordsOf(answers.email)).toEqual([]);

    await page.context().setOffline(false);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
  });

  it('an application that is to be sent by itself goes when the connection is back', async () => {
    const { page, answers } = await sentInVain();
    await page.getByLabel(sendByItself).check();
    await page.getByText('En attente de la connexion…').waitFor();
    await page.context().setOffline(false);
    await expectOneRecord(answers, await referenceOn(page));
  });

  it('an application stays where it is unless somebody asked for it to be sent', async () => {
    const { page } = await sentInVain();
    const sent = applicationsFrom(page);
    await page.context().setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByLabel(sendByItself).check();
    await page.getByLabel(sendByItself).uncheck();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(await alertOn(page)).toBe(offline);
    expect(sent).toEqual([]);
  });

  it('an application is tried again every twenty seconds when no event tells of the network', async () => {
    const answers = applicant();
    const { page, complaints } = await visit('about:blank');
    await page.clock.install();
    await page.goto('/inscription');
    await whenInteractive(page);
    await fillEnrolment(page, answers);
    await cutServer(page);
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(offline);
    await pauseClock(page);
    await page.getByLabel(sendByItself).check();
    const sent = applicationsFrom(page);
    await page.clock.runFor(19_900);
    expect(sent).toEqual([]);
    await page.clock.runFor(100);
    await expect.poll(() => sent.length, patiently).toBe(1);
    // What was asked for still stands after a try that failed as well.
    await page.getByRole('button', { name: "Soumettre l'inscription" }).waitFor();
    expect(await page.getByLabel(sendByItself).isChecked()).toBe(true);

    await stopAnswering(page);
    await page.clock.runFor(20_000);
    await expectOneRecord(answers, await referenceOn(page));
    complaints.splice(0);
  });

  it('the whole form can be filled, also when the network went before the first answer', async () => {
    const { page, complaints } = await visit('/inscription');
    await whenInteractive(page);
    await page.context().setOffline(true);
    const answers = applicant({ parcours: 'bacpro' });
    await fillEnrolment(page, answers);
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(offline);

    await page.context().setOffline(false);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
    complaints.splice(0);
  });

  it('leaving and coming back loses nothing', async () => {
    const { page, answers } = await sentInVain();
    await page.context().setOffline(false);
    await page.reload();
    await whenInteractive(page);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
  });
});

describe('An answer that is lost after the application was stored', () => {
  it('is given again to the next try: one record, one reference', async () => {
    const answers = applicant();
    const { page, complaints } = await filledForm(visit, answers);
    const sent = applicationsFrom(page);
    await loseOneAnswer(page);
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(messages.inscription.offline);
    const [first] = await recordsOf(answers.email);

    await submitEnrolment(page);
    const reference = await referenceOn(page);
    expect(reference).toBe(first?.['reference']);
    await expectOneRecord(answers, reference);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
    complaints.splice(0);
  });

  it('leaves nobody believing that what they changed since was recorded', async () => {
    const answers = applicant();
    const { page, complaints } = await filledForm(visit, answers);
    const changedIn = (labels: string[]) => page.getByText(receiptScreen.changed(labels));
    await loseOneAnswer(page);
    await submitEnrolment(page);
    await alertOn(page);
    await page.reload();
    await whenInteractive(page);
    await fillField(page, 'lieuResidence', 'Sokodé');
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
    await changedIn([inscriptionFields.lieuResidence]).waitFor();

    await page.getByRole('button', { name: receiptScreen.another }).click();
    const others = applicant();
    await fillEnrolment(page, others);
    await submitEnrolment(page);
    await expectOneRecord(others, await referenceOn(page));
    expect(await page.getByText('Un envoi précédent').count()).toBe(0);
    complaints.splice(0);
  });

  it('is given again after a reload of the page', async () => {
    const answers = applicant();
    const { page, complaints } = await filledForm(visit, answers);
    await loseOneAnswer(page);
    await submitEnrolment(page);
    await alertOn(page);
    await page.reload();
    await whenInteractive(page);
    await fillField(page, 'nom', answers.nom);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
    complaints.splice(0);
  });
});
