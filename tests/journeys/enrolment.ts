import { inscriptionFields, type InscriptionField } from '@centre/domain/inscription';
import type { Page } from 'playwright-core';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';

/** Waits until the enrolment form answers: its phone fields know their countries then. */
export async function whenInteractive(page: Page): Promise<void> {
  await page
    .locator('select[aria-label="Pays du numéro"]')
    .nth(1)
    .waitFor({ state: 'attached' });
}

/** Fills the enrolment form as an applicant would, from top to bottom. */
export async function fillEnrolment(page: Page, answers: EnrolmentRequest): Promise<void> {
  for (const field of Object.keys(inscriptionFields) as InscriptionField[]) {
    if (answers[field] !== '') await fillField(page, field, answers[field]);
  }
}

/** Gives one answer. */
export async function fillField(
  page: Page,
  field: InscriptionField,
  value: string,
): Promise<void> {
  const control = page.locator(`[name="${field}"]`);
  const isChoice = (await control.evaluate((element) => element.tagName)) === 'SELECT';
  if (isChoice) await control.selectOption(value);
  else await control.fill(value);
}

/** Sends the form. */
export async function submitEnrolment(page: Page): Promise<void> {
  await page.getByRole('button', { name: "Soumettre l'inscription" }).click();
}
