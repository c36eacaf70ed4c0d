import { messages } from '@centre/domain/messages/messages';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { expect, narrow, type OpenVisit, test } from './browser.ts';
import { holdScripts } from './public-page.ts';
import { applicationsFrom } from './enrolment-calls.ts';
import { expectOneRecord } from './enrolment-records.ts';
import {
  answersIn,
  applicant,
  control,
  fillEnrolment,
  fillField,
  leaveDraft,
  referenceOn,
  reopenFilled,
  submitEnrolment,
} from './enrolment.ts';

/** The complaint of the browser about an answer of the form that is no success. */
const refused = /status of 400 .*\/inscription$/;

/** Scripts that the form comes alive with and sends with, as the page asks for them. */
async function scriptsOfForm(visit: OpenVisit): Promise<string[]> {
  const { page } = await visit('about:blank');
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
  });
  await reopenFilled(page, applicant());
  await submitEnrolment(page);
  await referenceOn(page);
  return [...scripts];
}

test.describe('A browser without scripts', { tag: '@night' }, () => {
  test('shows the questions that apply, keeps every answer of a refusal, and gets a receipt', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await visit('/inscription', narrow, {
      runsScripts: false,
    });
    for (const field of ['classe', 'specialite', 'modalite'] as const) {
      expect(await control(page, field).isVisible()).toBe(false);
    }
    const answers = applicant({ parcours: 'bts', classe: 'bts2', modalite: 'soir' });
    const wrong = { ...answers, anneeObtentionBac: '1990', dateNaissance: '2004-05-06' };
    await fillEnrolment(page, wrong);
    expect(await control(page, 'modalite').isVisible()).toBe(true);
    const before = await answersIn(page);
    expectComplaint(refused);
    await submitEnrolment(page);

    const says = messages.inscription.anneeAvantNaissance('Année d’obtention du BAC');
    const alert = page.getByRole('alert');
    expect(await alert.evaluate((element) => element.firstChild?.textContent)).toBe(says);
    expect(await answersIn(page)).toEqual(before);
    expect(await page.locator('[aria-invalid=true]').getAttribute('name')).toBe(
      'anneeObtentionBac',
    );
    await fillField(page, 'anneeObtentionBac', answers.anneeObtentionBac);
    await submitEnrolment(page);

    const reference = await referenceOn(page);
    await page.getByRole('heading', { level: 1, name: receiptScreen.title }).waitFor();
    expect(await page.getByText(answers.prenom).count()).toBe(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(narrow);
    await expectOneRecord(
      { ...wrong, anneeObtentionBac: answers.anneeObtentionBac },
      reference,
    );
  });
});

test.describe('Before the scripts have come, the form', { tag: '@night' }, () => {
  test('is sent by the browser itself', async ({ visit }) => {
    const { page } = await visit('about:blank');
    await holdScripts(page);
    await page.goto('/inscription', { waitUntil: 'commit' });
    const answers = applicant({ parcours: 'bacpro', classe: 'premiere', modalite: '' });
    await fillEnrolment(page, answers);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
  });
});

test.describe('A script that fails', () => {
  test(
    'is asked for again, and the application arrives, whichever it is',
    { tag: '@night' },
    async ({ visit }) => {
      test.setTimeout(480_000);
      const scripts = await scriptsOfForm(visit);
      expect(scripts.length).toBeGreaterThan(8);
      for (const script of scripts) {
        const { page, allowComplaint } = await visit('about:blank');
        allowComplaint(/net::ERR_FAILED/);
        allowComplaint(/dynamically imported module/);
        let isLost = false;
        await page.route(`**${script}`, async (route) => {
          if (isLost) await route.continue();
          else await route.abort();
          isLost = true;
        });
        const answers = applicant();
        const { requestId, ...form } = answers;
        await leaveDraft(page, JSON.stringify({ requestId, form }));
        await page.goto('/inscription');
        const isAlive = await page
          .locator('html[data-hydrated]')
          .waitFor({ state: 'attached', timeout: 5000 })
          .then(
            () => true,
            () => false,
          );
        // The first script starts all others: without it the form is sent by the browser alone.
        if (!isAlive) await fillEnrolment(page, answers);
        await submitEnrolment(page);
        await expectOneRecord(answers, await referenceOn(page));
        expect(isLost, script).toBe(true);
        await page.close();
      }
    },
  );

  test('is said, and the form is sent without it', async ({ visit }) => {
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

  test('may be a sheet: it is asked for again', async ({ visit }) => {
    const { page, expectComplaint } = await visit('about:blank');
    expectComplaint(/net::ERR_FAILED/);
    let isLost = false;
    await page.route('**/assets/receipt-*.css', async (route) => {
      if (isLost) await route.continue();
      else await route.abort();
      isLost = true;
    });
    await reopenFilled(page, applicant());
    await submitEnrolment(page);
    await referenceOn(page);
    const styles = page.locator('link[rel=stylesheet][href*="/assets/receipt-"]');
    await expect
      .poll(() => styles.evaluate((link: HTMLLinkElement) => !!link.sheet))
      .toBe(true);
    expect(isLost).toBe(true);
  });

  test('of the sending leaves two ways to send', { tag: '@night' }, async ({ visit }) => {
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
});
