import { messages } from '@centre/domain/messages/messages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { holdScripts, narrow, useBrowser } from './browser.ts';
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
  submitEnrolment,
} from './enrolment.ts';

const { visit } = useBrowser();

/** The complaint of the browser about an answer of the form that is no success. */
const refused = /status of 400 .*\/inscription$/;

/** Scripts that the form comes alive with and sends with, as the page asks for them. */
async function scriptsOfForm(): Promise<string[]> {
  const { page } = await visit('about:blank');
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
  });
  await openFilled(page, applicant());
  await submitEnrolment(page);
  await referenceOn(page);
  return [...scripts];
}

async function openFilled(
  page: Page,
  { requestId, ...form }: ReturnType<typeof applicant>,
): Promise<void> {
  await leaveDraft(page, JSON.stringify({ requestId, form }));
  await page.goto('/inscription');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

describe('A browser without scripts', { tags: ['night'] }, () => {
  it('shows the questions that apply, keeps every answer of a refusal, and gets a receipt', async () => {
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

describe('Before the scripts have come, the form', { tags: ['night'] }, () => {
  it('is sent by the browser itself', async () => {
    const { page } = await visit('about:blank');
    await holdScripts(page);
    await page.goto('/inscription', { waitUntil: 'commit' });
    const answers = applicant({ parcours: 'bacpro', classe: 'premiere', modalite: '' });
    await fillEnrolment(page, answers);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
  });
});

describe('A script that fails', () => {
  it(
    'is asked for again, and the application arrives, whichever it is',
    { tags: ['night'], timeout: 480_000 },
    async () => {
      const scripts = await scriptsOfForm();
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

  it('is said, and the form is sent without it', async () => {
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

  it('of the sending leaves two ways to send', { tags: ['night'] }, async () => {
    const { page, expectComplaint, allowComplaint } = await visit('about:blank');
    allowComplaint(/net::ERR_FAILED/);
    expectComplaint(/^The application could not be sent\. TypeError/);
    const answers = applicant();
    await openFilled(page, answers);
    await page.route('**/assets/enrolment-*.js', (route) => route.abort());
    const sent = applicationsFrom(page);
    await submitEnrolment(page);
    await page.getByRole('button', { name: 'Recharger' }).waitFor();
    await page.getByRole('button', { name: enrolment.sendAnyway }).click();
    await expectOneRecord(answers, await referenceOn(page));
    expect(sent).toEqual([]);
  });
});
