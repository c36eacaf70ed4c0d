import type { Page } from '@playwright/test';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { type OpenVisit, type Visit, wide } from './browser.ts';

/** Opens the articles of the dashboard as a member, and waits for the first one. */
export async function openArticles(visit: OpenVisit, username: DemoUsername): Promise<Visit> {
  const opened = await visit('/dashboard/articles', wide, { as: username });
  await rows(opened.page).nth(1).waitFor();
  return opened;
}

/** Rows of the table, with its head. */
const rows = (page: Page) => page.getByRole('region').getByRole('row');

export const rowOf = (page: Page, titre: string) => rows(page).filter({ hasText: titre });

export const control = (page: Page, name: string) => page.locator(`form [name=${name}]`);

/** Opens the form of a new article and fills it in. */
export async function writeArticle(page: Page, titre: string, contenu: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouvel Article' }).first().click();
  await control(page, 'titre').fill(titre);
  await control(page, 'contenu').fill(contenu);
}

/** Saves the form and waits until it closes. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await control(page, 'titre').waitFor({ state: 'detached' });
}
