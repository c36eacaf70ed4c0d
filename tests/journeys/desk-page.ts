import type { EnrolmentForm } from '@centre/domain/inscription/inscription';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
// Points the Admin SDK at the emulators before its first use.
import '../functions/admin.ts';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import type { OpenVisit } from './browser.ts';

/** Unique word, only of letters, for the names of one test's applicants. */
export function uniqueName(): string {
  const letters = randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  return `Z${letters.replaceAll('-', '').slice(0, 9)}`;
}

/** Stored application with its answers. */
export interface Applicant {
  readonly id: string;
  readonly reference: string;
  readonly form: EnrolmentForm;
  readonly name: string;
}

let applicants = 0;

/** Stores an application as `createInscription` does, but without its rate limits. */
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

/** Opens the list of inscriptions as a member, and waits for its search field. */
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
 * Search field of the list, also when a dialog hides it from screen readers. The name is exact:
 * the search field of the articles is named 'Rechercher un article'.
 */
export const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Rechercher', exact: true, includeHidden: true });

/** Searches, and waits until the list announces `found` results. */
export async function search(page: Page, text: string, found: number): Promise<void> {
  await searchField(page).fill(text);
  await page.getByText(new RegExp(`^${found} inscriptions? trouvées?$`)).waitFor();
}

/** Rows of applications, without the head. */
export const rows = (page: Page) => page.locator('[data-row]');

export const rowOf = (page: Page, { id }: Applicant) => page.locator(`[data-row="${id}"]`);

export const details = (page: Page, { name }: Applicant) => page.getByRole('dialog', { name });
