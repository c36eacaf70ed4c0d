import {
  fieldTable,
  inscriptionFields,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { messages } from '@centre/domain/messages/messages';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { enrolmentRequest, type EnrolmentRequest } from '../factories/enrolment-request.ts';
import type { Visit } from './browser.ts';

/** The form's fields, from top to bottom. */
export const fields = Object.keys(inscriptionFields) as InscriptionField[];

/** Answers of somebody whom no other test knows. */
export function applicant(overrides: Partial<EnrolmentRequest> = {}): EnrolmentRequest {
  const requestId = randomUUID();
  const email = `${requestId.slice(0, 8)}@courriel.example`;
  return enrolmentRequest({ requestId, email, ...overrides }, 12);
}

/** The control of a field. */
export function control(page: Page, field: InscriptionField): Locator {
  return page.locator(`[name="${field}"]`);
}

/** The button that opens the list of countries of a phone field, of the first by default. */
export function countryButton(page: Page, index = 0): Locator {
  return page.getByRole('button', { name: 'Pays du numéro' }).nth(index);
}

/** Waits until the enrolment form answers: its phone fields know their countries then. */
export async function whenInteractive(page: Page): Promise<void> {
  await countryButton(page, 1).waitFor({ state: 'attached' });
}

/** Fills the enrolment form as an applicant would, from top to bottom. */
export async function fillEnrolment(page: Page, answers: EnrolmentRequest): Promise<void> {
  for (const field of fields) {
    if (answers[field] !== '') await fillField(page, field, answers[field]);
  }
}

/** Gives one answer, an empty one to take it back. */
export async function fillField(
  page: Page,
  field: InscriptionField,
  value: string,
): Promise<void> {
  if (fieldTable[field].kind === 'choice') {
    // As a person does: what was typed before is read when its field loses the focus.
    await control(page, field).focus();
    await control(page, field).selectOption(value);
  } else await control(page, field).fill(value);
}

/** Values of the visible fields of the form. */
export async function formValues(page: Page): Promise<Partial<Record<string, string>>> {
  const standing = await page.locator('form [name]').evaluateAll((controls) =>
    controls.map((element) => {
      const { name, value } = element as HTMLInputElement;
      return [name, value] as const;
    }),
  );
  return Object.fromEntries(
    standing.filter(([name]) => Object.hasOwn(inscriptionFields, name)),
  );
}

/** The button that sends, whatever is written on it at the moment. */
export function sendButton(page: Page): Locator {
  return page.locator('form button[type=submit]');
}

/** Sends the form. */
export async function submitEnrolment(page: Page): Promise<void> {
  await page.getByRole('button', { name: "Soumettre l'inscription" }).click();
}

/** The reference on the receipt, once the application was received. */
export async function referenceOn(page: Page): Promise<string> {
  await page.getByText(messages.inscription.sent, { exact: true }).waitFor();
  return page.getByTestId('reference').innerText();
}

/** Console errors of a failed sending. */
export const sendingErrors = /^The application could not be sent\. CallError/;

/** The alert's own sentence, without what stands below it. */
export async function alertOn(page: Page): Promise<string> {
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  return alert.evaluate((element) => element.firstChild?.textContent ?? '');
}

/** Puts `draft` where the form of this tab keeps its own. */
export async function leaveDraft(page: Page, draft: string): Promise<void> {
  const empty = '<!doctype html><link rel="icon" href="data:,">';
  // Any address of the site has its storage. Once: a route would keep the browser's cache off.
  await page.route(
    '**/vide',
    (route) => route.fulfill({ contentType: 'text/html', body: empty }),
    { times: 1 },
  );
  await page.goto('/vide');
  await page.evaluate((text) => sessionStorage.setItem('inscription', text), draft);
}

/** Opens a complete form, ready to be sent: the draft that somebody left in this tab. */
export async function filledForm(
  visit: (path: string) => Promise<Visit>,
  answers: EnrolmentRequest,
): Promise<Visit> {
  const opened = await visit('about:blank');
  await reopenFilled(opened.page, answers);
  return opened;
}

/** Opens a complete form in a tab that is there already, which is quicker than a new one. */
export async function reopenFilled(
  page: Page,
  { requestId, ...form }: EnrolmentRequest,
): Promise<void> {
  await leaveDraft(page, JSON.stringify({ requestId, form }));
  await page.goto('/inscription');
  await whenInteractive(page);
}
