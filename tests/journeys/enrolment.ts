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

/** Fields of the form, from top to bottom. */
export const fields = Object.keys(inscriptionFields) as InscriptionField[];

/** Answers of an applicant with a unique request id and e-mail address. */
export function applicant(overrides: Partial<EnrolmentRequest> = {}): EnrolmentRequest {
  const requestId = randomUUID();
  const email = `${requestId.slice(0, 8)}@courriel.example`;
  return enrolmentRequest({ requestId, email, ...overrides }, 12);
}

export function control(page: Page, field: InscriptionField): Locator {
  return page.locator(`[name="${field}"]`);
}

/** Button that opens the country list of a phone field, by default of the first one. */
export function countryButton(page: Page, index = 0): Locator {
  return page.getByRole('button', { name: 'Pays du numéro' }).nth(index);
}

/** Waits until the form is interactive, when its phone fields have their country buttons. */
export async function whenInteractive(page: Page): Promise<void> {
  await countryButton(page, 1).waitFor({ state: 'attached' });
}

/** Fills in the enrolment form from top to bottom; empty answers are left out. */
export async function fillEnrolment(page: Page, answers: EnrolmentRequest): Promise<void> {
  for (const field of fields) {
    if (answers[field] !== '') await fillField(page, field, answers[field]);
  }
}

/** Fills in one field; an empty value clears it. */
export async function fillField(
  page: Page,
  field: InscriptionField,
  value: string,
): Promise<void> {
  if (fieldTable[field].kind === 'choice') {
    // The focus moves as for a user: the form reads a typed answer when its field loses it.
    await control(page, field).focus();
    await control(page, field).selectOption(value);
  } else await control(page, field).fill(value);
}

/** Values of the visible fields of the form. */
export async function formValues(page: Page): Promise<Partial<Record<string, string>>> {
  const nameValues = await page.locator('form [name]').evaluateAll((controls) =>
    controls.map((element) => {
      const { name, value } = element as HTMLInputElement;
      return [name, value] as const;
    }),
  );
  return Object.fromEntries(
    nameValues.filter(([name]) => Object.hasOwn(inscriptionFields, name)),
  );
}

/** Submit button, whatever its current label. */
export function sendButton(page: Page): Locator {
  return page.locator('form button[type=submit]');
}

export async function submitEnrolment(page: Page): Promise<void> {
  await page.getByRole('button', { name: "Soumettre l'inscription" }).click();
}

/** Waits for the receipt. @returns its reference */
export async function referenceOn(page: Page): Promise<string> {
  await page.getByText(messages.inscription.sent, { exact: true }).waitFor();
  return page.getByTestId('reference').innerText();
}

/** Console error of a failed submission. */
export const sendingErrors = /^The application could not be sent\. CallError/;

/** First sentence of the alert, without the text below it. */
export async function alertOn(page: Page): Promise<string> {
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  return alert.evaluate((element) => element.firstChild?.textContent ?? '');
}

/** Stores `draft` in the session storage, as the form of this tab does. */
export async function leaveDraft(page: Page, draft: string): Promise<void> {
  const empty = '<!doctype html><link rel="icon" href="data:,">';
  // Any page of the site has its storage. A lasting route would disable the HTTP cache.
  await page.route(
    '**/vide',
    (route) => route.fulfill({ contentType: 'text/html', body: empty }),
    { times: 1 },
  );
  await page.goto('/vide');
  await page.evaluate((text) => sessionStorage.setItem('inscription', text), draft);
}

/** Opens a complete form in a new browser context, from a stored draft. */
export async function filledForm(
  visit: (path: string) => Promise<Visit>,
  answers: EnrolmentRequest,
): Promise<Visit> {
  const opened = await visit('about:blank');
  await reopenFilled(opened.page, answers);
  return opened;
}

/** Opens a complete form in an existing tab, which is faster than a new context. */
export async function reopenFilled(
  page: Page,
  { requestId, ...form }: EnrolmentRequest,
): Promise<void> {
  await leaveDraft(page, JSON.stringify({ requestId, form }));
  await page.goto('/inscription');
  await whenInteractive(page);
}
