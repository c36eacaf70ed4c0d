import { messages } from '@centre/domain/messages';
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
  filledForm,
  fillField,
  referenceOn,
  sendButton,
  submitEnrolment,
} from './enrolment.ts';

const { visit } = useBrowser();

const failed = "Erreur lors de la soumission de l'inscription. Veuillez réessayer.";

describe('A refusal by the server', () => {
  it('is said as it is, each field showing its own error, the first one in focus', async () => {
    const answers = applicant();
    const { page, complaints } = await filledForm(visit, answers);
    const before = await answersIn(page);
    const says = messages.inscription;
    const fields = { dateNaissance: says.dateNaissance, email: says.email };
    await answerWith(page, 400, errorBody('INVALID_ARGUMENT', says.dateNaissance, { fields }));
    await submitEnrolment(page);

    expect(await alertOn(page)).toBe(says.dateNaissance);
    for (const [field, message] of Object.entries(fields)) {
      const wrong = page.locator(`[name=${field}][aria-invalid=true]`);
      const error = (await wrong.getAttribute('aria-describedby'))?.split(' ').at(-1);
      expect(await page.locator(`[id="${error}"]`).innerText()).toBe(message);
    }
    expect(await page.locator('[name=dateNaissance]:focus').count()).toBe(1);
    expect(await answersIn(page)).toEqual(before);

    await stopAnswering(page);
    await submitEnrolment(page);
    await expectOneRecord(answers, await referenceOn(page));
    complaints.splice(0);
  });

  it('comes from the server too when it knows better than the form', async () => {
    const answers = applicant({ telephone: '+2289011', nomPere: 'x'.repeat(201) });
    const { page, complaints } = await filledForm(visit, answers);
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(messages.inscription.telephone);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(2);
    expect(await page.locator('[name=telephone]:focus').count()).toBe(1);

    await fillField(page, 'telephone', '+22890112233');
    await fillField(page, 'nomPere', 'Kofi');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await submitEnrolment(page);
    const corrected = { ...answers, telephone: '+22890112233', nomPere: 'Kofi' };
    await expectOneRecord(corrected, await referenceOn(page));
    complaints.splice(0);
  });

  it('that names no field has its own sentence, which takes the focus', async () => {
    const { page, complaints } = await filledForm(visit, applicant());
    const { tooMany } = messages.inscription;
    await answerWith(page, 429, errorBody('RESOURCE_EXHAUSTED', tooMany));
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(tooMany);
    expect(await page.locator('form [role=alert]:focus').count()).toBe(1);
    complaints.splice(0);
  });
});

const failures: [string, number, string | object][] = [
  ['breaks down', 500, errorBody('INTERNAL', failed, { incident: '0a1b2c3d' })],
  ['breaks down without a word', 500, '<h1>Internal Server Error</h1>'],
  ['is not there', 503, '<h1>Service Unavailable</h1>'],
  ['is behind a broken gateway', 502, '<h1>Bad Gateway</h1>'],
  ['is not to be found', 404, '<h1>Not Found</h1>'],
];

describe('A server that', () => {
  it.each(failures)(
    '%s is reported as such, and everything is kept',
    async (_, status, body) => {
      const answers = applicant();
      const { page, complaints } = await filledForm(visit, answers);
      const before = await answersIn(page);
      await answerWith(page, status, body);
      await submitEnrolment(page);
      expect(await alertOn(page)).toBe(failed);
      expect(await answersIn(page)).toEqual(before);

      await stopAnswering(page);
      await submitEnrolment(page);
      await expectOneRecord(answers, await referenceOn(page));
      complaints.splice(0);
    },
  );

  it('is replaced by the login page of a public network counts as no connection', async () => {
    const { page, complaints } = await filledForm(visit, applicant());
    await answerWith(page, 200, '<h1>Bienvenue au cybercafé</h1>');
    await submitEnrolment(page);
    expect(await alertOn(page)).toBe(messages.inscription.offline);
    complaints.splice(0);
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
