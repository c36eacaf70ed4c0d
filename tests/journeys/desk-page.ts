import type { EnrolmentForm } from '@centre/domain/inscription/inscription';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
// Points the Admin SDK at the emulators before its first use.
import '../functions/admin.ts';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import type { OpenVisit } from './browser.ts';

/** A word that is in the names of one test's applicants and of nobody else's. */
export function uniqueName(): string {
  const letters = randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  return `Z${letters.replaceAll('-', '').slice(0, 9)}`;
}

/** Somebody who has applied. */
export interface Applicant {
  readonly id: string;
  readonly reference: string;
  readonly form: EnrolmentForm;
  readonly name: string;
}

let applicants = 0;

/** Stores an application as the command does, past the limits of the public channel. */
export async function storeApplicant(
  answers: Partial<EnrolmentForm>,
  circumstances?: Parameters<typeof storeInscription>[2],
): Promise<Applicant> {
  applicants += 1;
  const telephone = `+2289${String(Math.trunc(Math.random() * 1e7)).padStart(7, '0')}`;
  const form = enrolmentForm({ telephone, ...answers }, 200 + applicants);
  const { id, reference } = await storeInscription(randomUUID(), form, circumstances);
  return { id, reference, form, name: `${form.nom} ${form.prenom}` };
}

/** Opens the desk as a member of staff, at an address of its own. */
export async function openDesk(
  visit: OpenVisit,
  username: DemoUsername,
  width: number,
  query = '',
) {
  const opened = await visit(`/dashboard/inscriptions${query}`, width, { as: username });
  await searchField(opened.page).waitFor();
  return opened;
}

/**
 * The search, also behind a dialog, which hides it from those who listen to the page. That of the
 * articles is named 'Rechercher un article'.
 */
export const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Rechercher', exact: true, includeHidden: true });

/** Searches, and waits until the list shows that many. */
export async function search(page: Page, text: string, found: number): Promise<void> {
  await searchField(page).fill(text);
  await page.getByText(new RegExp(`^${found} inscriptions? trouvées?$`)).waitFor();
}

/** The rows of applications, without the head. */
export const rows = (page: Page) => page.locator('[data-row]');

export const rowOf = (page: Page, { id }: Applicant) => page.locator(`[data-row="${id}"]`);

/** The dialog of an application. */
export const details = (page: Page, { name }: Applicant) => page.getByRole('dialog', { name });
