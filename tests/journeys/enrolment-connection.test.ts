import { messages } from '@centre/domain/messages/messages';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { expect, openTab, type OpenVisit, test, type Visit } from './browser.ts';
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
  couldNotBeSent,
  fillEnrolment,
  fillField,
  filledForm,
  pauseClock,
  referenceOn,
  reopenFilled,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';

const offline = 'Erreur de connexion. Veuillez vérifier votre connexion internet et réessayer.';
const sendByItself = 'Envoyer dès que la connexion revient';

/** A form that was sent in vain: not even what sends it could be fetched. */
async function sentInVain(visit: OpenVisit, answers = applicant()) {
  const opened = await filledForm(visit, answers);
  const { page } = opened;
  const before = await answersIn(page);
  expectNoScripts(opened);
  await page.context().setOffline(true);
  await submitEnrolment(page);
  expect(await alertOn(page)).toBe(offline);
  return { page, answers, before };
}

/** Expects what the browser and the page say when the sending finds no script any more. */
function expectNoScripts({ expectComplaint, allowComplaint }: Visit): void {
  expectComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/assets\/enrolment-/);
  expectComplaint(
    /^The application could not be sent\. TypeError: Failed to fetch dynamically/,
  );
  // What else the page was fetching at that moment: the rest of its scripts, the menu's pictures.
  allowComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/(assets|pictures)\//);
}

test.describe('Without a connection', { tag: '@night' }, () => {
  test('an application is kept whole, also by a reload, and one tap sends it afterwards', async ({
    visit,
  }) => {
    const { page, answers, before } = await sentInVain(visit);
    expect(await answersIn(page)).toEqual(before);
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
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByLabel(sendByItself).check();
    await page.getByLabel(sendByItself).uncheck();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(await alertOn(page)).toBe(offline);
    expect(sent).toEqual([]);

    await page.context().setOffline(true);
    await page.getByLabel(sendByItself).check();
    await page.getByText('En attente de la connexion…').waitFor();
    await page.context().setOffline(false);
    await expectOneRecord(answers, await referenceOn(page));
  });

  test('an application is tried again every twenty seconds when no event tells of the network', async ({
    visit,
  }) => {
    const answers = applicant();
    const opened = await visit('about:blank');
    const { page, expectComplaint } = opened;
    await page.clock.install();
    await reopenFilled(page, answers);
    expectComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/createInscription$/);
    expectComplaint(couldNotBeSent);
    await cutServer(page);
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(offline);
    await pauseClock(page);
    await page.getByLabel(sendByItself).check();
    const sent = applicationsFrom(page);
    await page.clock.runFor(19_900);
    expect(sent).toEqual([]);
    await page.clock.runFor(100);
    await expect.poll(() => sent.length).toBe(1);
    // What was asked for still stands after a try that failed as well.
    await page.getByRole('button', { name: "Soumettre l'inscription" }).waitFor();
    expect(await page.getByLabel(sendByItself).isChecked()).toBe(true);

    await stopAnswering(page);
    await page.clock.runFor(20_000);
    // React shows what it had to fetch a moment later.
    await page.clock.resume();
    await expectOneRecord(answers, await referenceOn(page));
  });

  test('the whole form can be filled, and one tap sends it when the connection is back', async ({
    visit,
  }) => {
    const opened = await visit('/inscription');
    const { page } = opened;
    await whenInteractive(page);
    expectNoScripts(opened);
    await page.context().setOffline(true);
    const answers = applicant({ parcours: 'bacpro' });
    await fillEnrolment(page, answers);
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(offline);

    await page.context().setOffline(false);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
  });
});

/** A form whose answer is lost on the way back, although its application is stored. */
async function loseAnswer({ page, expectComplaint }: Visit): Promise<void> {
  expectComplaint(/net::ERR_CONNECTION_RESET .*\/createInscription$/);
  expectComplaint(couldNotBeSent);
  await loseOneAnswer(page);
  await submitEnrolment(page);
  expect(await alertOn(page)).toBe(messages.inscription.offline);
}

test.describe(
  'An answer that is lost after the application was stored',
  { tag: '@night' },
  () => {
    test('is given again to the next try, also after a reload: one record, one reference', async ({
      visit,
    }) => {
      const answers = applicant();
      const opened = await filledForm(visit, answers);
      const { page } = opened;
      const sent = applicationsFrom(page);
      await loseAnswer(opened);
      const [first] = await recordsOf(answers.email);
      await submitEnrolment(page);
      const reference = await referenceOn(page);
      expect(reference).toBe(first?.['reference']);
      await expectOneRecord(answers, reference);
      expect(sent).toHaveLength(2);
      expect(sent[1]?.requestId).toBe(sent[0]?.requestId);

      const reloaded = applicant();
      await reopenFilled(page, reloaded);
      await loseAnswer(opened);
      await page.reload();
      await whenInteractive(page);
      await fillField(page, 'nom', reloaded.nom);
      await submitEnrolment(page);
      await expectOneRecord(reloaded, await referenceOn(page));
    });

    test('is no loss to what the applicant corrects before the next try', async ({ visit }) => {
      const answers = applicant();
      const opened = await filledForm(visit, answers);
      const { page } = opened;
      await loseAnswer(opened);
      const [stored] = await recordsOf(answers.email);
      await page.reload();
      await whenInteractive(page);
      const corrected = { ...answers, lieuResidence: 'Sokodé', email: `x${answers.email}` };
      await fillField(page, 'lieuResidence', corrected.lieuResidence);
      await fillField(page, 'email', corrected.email);
      await submitEnrolment(page);
      await expectOneRecord(corrected, await referenceOn(page));
      expect(await recordsOf(answers.email)).toEqual([]);
      expect(await recordsOf(corrected.email)).toMatchObject([
        { reference: stored?.['reference'], lieuResidence: 'Sokodé' },
      ]);
    });

    test('is no loss to the next applicant on the same phone, who gets a reference of their own', async ({
      visit,
    }) => {
      const first = applicant();
      const opened = await filledForm(visit, first);
      const { page, expectComplaint } = opened;
      await loseAnswer(opened);
      const [stored] = await recordsOf(first.email);
      expectComplaint(/status of 409 .*\/createInscription$/);
      const second = applicant({ nom: 'Kossi', prenom: 'Afi' });
      await fillEnrolment(page, second);
      await submitEnrolment(page);
      const reference = await referenceOn(page);
      expect(reference).not.toBe(stored?.['reference']);
      await expectOneRecord(first, String(stored?.['reference']));
      await expectOneRecord(second, reference);
      expect(await page.getByRole('main').innerText()).toMatch(/Kossi\s+Afi/i);
    });

    test('is given again to whoever closes the tab and fills the form in anew, and to nobody later', async ({
      visit,
    }) => {
      const answers = applicant();
      const opened = await filledForm(visit, answers);
      await loseAnswer(opened);
      const [stored] = await recordsOf(answers.email);
      const tab = await openTab(opened, '/inscription');
      await whenInteractive(tab);
      await fillEnrolment(tab, answers);
      await submitEnrolment(tab);
      const reference = await referenceOn(tab);
      expect(reference).toBe(stored?.['reference']);
      await expectOneRecord(answers, reference);

      await tab.getByRole('button', { name: receiptScreen.another }).click();
      const others = applicant();
      await fillEnrolment(tab, others);
      await submitEnrolment(tab);
      await expectOneRecord(others, await referenceOn(tab));
    });
  },
);
