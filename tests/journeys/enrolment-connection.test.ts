import { messages } from '@centre/domain/messages/messages';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { expect, type OpenVisit, test } from './browser.ts';
import { applicationsFrom, loseOneAnswer } from './enrolment-calls.ts';
import { expectOneRecord, recordsOf } from './enrolment-records.ts';
import {
  alertOn,
  answersIn,
  applicant,
  couldNotBeSent,
  fillEnrolment,
  fillField,
  filledForm,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';

const { offline } = messages.inscription;

/** A form that was filled and sent in vain: not even what sends it could be fetched. */
async function sentInVain(visit: OpenVisit) {
  const { page, expectComplaint, allowComplaint } = await visit('/inscription');
  await whenInteractive(page);
  expectComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/assets\/enrolment-/);
  expectComplaint(
    /^The application could not be sent\. TypeError: Failed to fetch dynamically/,
  );
  // What else the page was fetching at that moment: the rest of its scripts, the menu's pictures.
  allowComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/(assets|pictures)\//);
  await page.context().setOffline(true);
  const answers = applicant();
  await fillEnrolment(page, answers);
  // The last field spaces its phone number once it is left.
  await page.keyboard.press('Tab');
  const before = await answersIn(page);
  await submitEnrolment(page);
  expect(await alertOn(page)).toBe(offline);
  expect(await answersIn(page)).toEqual(before);
  return { page, answers, before };
}

test.describe('Without a connection', { tag: '@night' }, () => {
  test('the whole form can be filled and is kept, also by a reload, and one tap sends it afterwards', async ({
    visit,
  }) => {
    const { page, answers, before } = await sentInVain(visit);
    expect(await recordsOf(answers.email)).toEqual([]);
    await page.context().setOffline(false);
    await page.reload();
    await whenInteractive(page);
    expect(await answersIn(page)).toEqual(before);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
  });

  test('an application goes by itself when the connection is back, if somebody asked for it', async ({
    visit,
  }) => {
    const { page, answers } = await sentInVain(visit);
    const sent = applicationsFrom(page);
    await page.context().setOffline(false);
    await page.context().setOffline(true);
    expect(sent).toEqual([]);
    await page.getByLabel(enrolment.sendWhenBack).check();
    await page.getByText(enrolment.waiting).waitFor();
    await page.context().setOffline(false);
    await expectOneRecord(answers, await referenceOn(page));
  });
});

test.describe(
  'An answer that is lost after the application was stored',
  { tag: '@night' },
  () => {
    test('is given again after a reload, also to what the applicant corrects: one record, one reference', async ({
      visit,
    }) => {
      const answers = applicant();
      const { page, expectComplaint } = await filledForm(visit, answers);
      const sent = applicationsFrom(page);
      expectComplaint(/net::ERR_CONNECTION_RESET .*\/createInscription$/);
      expectComplaint(couldNotBeSent);
      await loseOneAnswer(page);
      await submitEnrolment(page);
      expect(await alertOn(page)).toBe(offline);
      const [stored] = await recordsOf(answers.email);

      await page.reload();
      await whenInteractive(page);
      await fillField(page, 'lieuResidence', 'Sokodé');
      await submitEnrolment(page);
      const reference = await referenceOn(page);
      expect(reference).toBe(stored?.['reference']);
      await expectOneRecord({ ...answers, lieuResidence: 'Sokodé' }, reference);
      expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
      expect(sent).toHaveLength(2);
    });
  },
);
