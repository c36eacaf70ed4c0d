import { inscriptionFields, type InscriptionField } from '@centre/domain/inscription';
import { messages } from '@centre/domain/messages';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { enrolmentRequest, type EnrolmentRequest } from '../factories/enrolment-request.ts';

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

const choices: readonly InscriptionField[] = [
  'parcours',
  'classe',
  'specialite',
  'modalite',
  'sexe',
  'situationMatrimoniale',
  'serieBac',
  'contactUrgenceLien',
];

/** Gives one answer, an empty one to take it back. */
export async function fillField(
  page: Page,
  field: InscriptionField,
  value: string,
): Promise<void> {
  if (choices.includes(field)) await control(page, field).selectOption(value);
  else await control(page, field).fill(value);
}

/** What stands in the form now, without the fields that are not asked. */
export async function answersIn(page: Page): Promise<Partial<Record<string, string>>> {
  const standing = await page
    .locator('form [name]:not([name=siteWeb])')
    .evaluateAll((controls) =>
      controls.map((element) => {
        const { name, value } = element as HTMLInputElement;
        return [name, value] as const;
      }),
    );
  return Object.fromEntries(standing);
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

/** The alert's own sentence, without what stands below it. */
export async function alertOn(page: Page): Promise<string> {
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  return alert.evaluate((element) => element.firstChild?.textContent ?? '');
}

/** Opens a complete form, ready to be sent: the draft that somebody left in this tab. */
export async function filledForm(
  visit: (path: string) => Promise<{ page: Page; complaints: string[] }>,
  { requestId, ...form }: EnrolmentRequest,
) {
  // Any address of the site has its storage; a drawing is the quickest one.
  const opened = await visit('/emblem.svg');
  const draft = JSON.stringify({ requestId, form });
  await opened.page.evaluate((text) => sessionStorage.setItem('inscription', text), draft);
  await opened.page.goto('/inscription');
  await whenInteractive(opened.page);
  return opened;
}
