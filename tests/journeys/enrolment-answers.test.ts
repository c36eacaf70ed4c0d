/** @module-tag night */
import { messages } from '@centre/domain/messages/messages';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { errorBody } from './callable-answers.ts';
import {
  answerWith,
  applicationsFrom,
  createInscription,
  stopAnswering,
} from './enrolment-calls.ts';
import { expectOneRecord } from './enrolment-records.ts';
import {
  alertOn,
  answersIn,
  applicant,
  control,
  couldNotBeSent,
  filledForm,
  fillField,
  referenceOn,
  sendButton,
  submitEnrolment,
} from './enrolment.ts';

const { visit } = useBrowser();

const failed = "Erreur lors de la soumission de l'inscription. Veuillez réessayer.";

describe('A refusal by the server', () => {
  it('is said as it is, in focus, with a link to each field that it names', async () => {
    const answers = applicant();
    const { page, expectComplaint } = await filledForm(visit, answers);
    const before = await answersIn(page);
    const says = messages.inscription;
    expectComplaint(/status of 429 .*\/createInscription$/);
    await answerWith(page, 429, errorBody('RESOURCE_EXHAUSTED', says.wait));
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(says.wait);
    expect(await page.locator('form [role=alert]:focus').count()).toBe(1);
    await stopAnswering(page);

    const fields = { dateNaissance: says.dateNaissance, email: says.email };
    expectComplaint(/status of 400 .*\/createInscription$/);
    await answerWith(page, 400, errorBody('INVALID_ARGUMENT', says.dateNaissance, { fields }));
    await submitEnrolment(page);
    await expect.poll(() => alertOn(page)).toBe(says.dateNaissance);
    for (const [field, message] of Object.entries(fields)) {
      const wrong = page.locator(`[name=${field}][aria-invalid=true]`);
      const error = (await wrong.getAttribute('aria-describedby'))?.split(' ').at(-1);
      expect(await page.locator(`[id="${error}"]`).innerText()).toBe(message);
    }
    expect(await page.locator('form [role=alert]:focus').count()).toBe(1);
    await page.getByRole('alert').getByRole('link', { name: 'Date de naissance' }).click();
    expect(await page.locator('[name=dateNaissance]:focus').count()).toBe(1);
    expect(await answersIn(page)).toEqual(before);

    await stopAnswering(page);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
  });

  it('comes from the server where the form was sent before its rules had come', async () => {
    const answers = applicant({ nomPere: 'x'.repeat(201) });
    const { page, expectComplaint } = await filledForm(visit, answers);
    expectComplaint(/status of 400 .*\/createInscription$/);
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(messages.field.tooLong('Nom du père', 200));
    expect(await page.locator('[aria-invalid=true]').getAttribute('name')).toBe('nomPere');
    const links = page.getByRole('alert').getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Nom du père']);

    await fillField(page, 'nomPere', 'Kofi');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await submitEnrolment(page);
    await expectOneRecord({ ...answers, nomPere: 'Kofi' }, await referenceOn(page));
  });
});

interface Failure {
  readonly status: number;
  readonly body: string | object;
}

const failures: readonly Failure[] = [
  { status: 500, body: errorBody('INTERNAL', failed, { incident: '0a1b2c3d' }) },
  { status: 500, body: '<h1>Internal Server Error</h1>' },
  { status: 503, body: '<h1>Service Unavailable</h1>' },
  { status: 502, body: '<h1>Bad Gateway</h1>' },
  { status: 404, body: '<h1>Not Found</h1>' },
];

describe('A server that fails', () => {
  it('is reported as such, however it does, and everything is kept for the next try', async () => {
    const answers = applicant();
    const { page, expectComplaint } = await filledForm(visit, answers);
    const before = await answersIn(page);
    const sent = applicationsFrom(page);
    expectComplaint(couldNotBeSent);
    for (const [index, { status, body }] of failures.entries()) {
      expectComplaint(new RegExp(`status of ${status} .*/createInscription$`));
      await answerWith(page, status, body);
      await submitEnrolment(page);
      await expect.poll(() => sent.length).toBe(index + 1);
      expect(await alertOn(page), `${status}`).toBe(failed);
      expect(await answersIn(page)).toEqual(before);
      await stopAnswering(page);
    }

    // The login page of a public network counts as no connection.
    await answerWith(page, 200, '<h1>Bienvenue au cybercafé</h1>');
    await submitEnrolment(page);
    await expect.poll(() => alertOn(page)).toBe(messages.inscription.offline);
    await stopAnswering(page);

    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
    expect(new Set(sent.map(({ requestId }) => requestId))).toEqual(
      new Set([answers.requestId]),
    );
  });
});

describe('While it is being sent', () => {
  it('an application shows that it is, cannot be sent again, and makes one record', async () => {
    const answers = applicant();
    const { page } = await filledForm(visit, answers);
    const sent = applicationsFrom(page);
    const held = Promise.withResolvers<undefined>();
    await page.route(createInscription, async (route) => {
      await held.promise;
      await route.continue();
    });
    await sendButton(page).dblclick();
    await page.getByRole('button', { name: 'Envoi en cours…' }).waitFor();
    expect(await sendButton(page).isDisabled()).toBe(true);
    expect(await page.locator('form').getAttribute('aria-busy')).toBe('true');
    await control(page, 'nom').press('Enter');
    held.resolve(undefined);

    await expectOneRecord(answers, await referenceOn(page));
    expect(sent).toHaveLength(1);
  });
});
