import { dayMs } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages/messages';
import { waiting } from '../../web/src/texts/waiting.texts.ts';
import { countAs, exhaust, minuteMs } from '../functions/limits.ts';
import { expect, narrow, test } from './browser.ts';
import { errorBody } from './callable-answers.ts';
import { answerWith, applicationsFrom, stopAnswering } from './enrolment-calls.ts';
import { expectOneRecord, recordsOf } from './enrolment-records.ts';
import {
  alertOn,
  applicant,
  fillEnrolment,
  filledForm,
  referenceOn,
  submitEnrolment,
} from './enrolment.ts';

const says = messages.inscription;

test.describe('An application that is too many for this minute', { tag: '@night' }, () => {
  test('counts the seconds, then goes by itself, once', async ({ visit }) => {
    const answers = applicant();
    const { page, expectComplaint } = await filledForm(visit, answers);
    const sent = applicationsFrom(page);
    expectComplaint(/status of 429 .*\/createInscription$/);
    const details = { retryAfter: 3 };
    await answerWith(page, 429, errorBody('RESOURCE_EXHAUSTED', says.wait, details));
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(says.wait);
    expect(await page.getByRole('timer').innerText()).toBe(waiting.countdown(3));
    await stopAnswering(page);
    await page.getByText(waiting.countdown(2)).waitFor();
    await expectOneRecord(answers, await referenceOn(page));
    expect(sent.map(({ requestId }) => requestId)).toEqual(Array(2).fill(answers.requestId));
  });

  test('is kept in the page and goes by a tap where no scripts run', async ({ visit }) => {
    const { page, expectComplaint } = await visit('/inscription', narrow, {
      runsScripts: false,
    });
    const answers = applicant();
    const { telephone } = answers;
    await exhaust('inscription-telephone', telephone, dayMs);
    await exhaust('inscription-telephone-minute', telephone, minuteMs);
    await fillEnrolment(page, answers);
    expectComplaint(/status of 429 .*\/inscription$/);
    await submitEnrolment(page);
    await page.getByRole('heading', { name: waiting.title }).waitFor();
    await countAs(0, 'inscription-telephone-minute', telephone, minuteMs);
    await page.getByRole('button', { name: waiting.send }).click();
    const reference = await referenceOn(page);
    expect(await recordsOf(answers.email)).toMatchObject([
      { reference, nom: answers.nom, aVerifier: ['telephone'] },
    ]);
  });
});
