import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
// Points the Admin SDK at the emulators before its first use.
import '../functions/admin.ts';
import { wide, type OpenVisit, type Visit } from './browser.ts';

/** Opens the articles of the dashboard as that member. */
export async function openArticles(
  visit: OpenVisit,
  username: DemoUsername,
  width = wide,
): Promise<Visit> {
  const opened = await visit('/dashboard/articles', width, { as: username });
  await rows(opened.page).nth(1).waitFor();
  return opened;
}

/** Stores an article of a title that begins like that behind the functions' back. */
export async function storeArticle(beginning: string): Promise<{ id: string; titre: string }> {
  const titre = `${beginning} ${Date.now()}`;
  const { id, ...fields } = article({ id: randomUUID(), titre });
  await firestore().doc(`articles/${id}`).set(fields);
  return { id, titre };
}

/** The lines of the table, its head included. */
export const rows = (page: Page) => page.getByRole('region').getByRole('row');

/** The line of the article of that title. */
export const rowOf = (page: Page, titre: string) => rows(page).filter({ hasText: titre });

/** The titles in the order of the table. */
export async function titlesOf(page: Page): Promise<string[]> {
  const cells = await rows(page).locator('td:nth-child(2) > div:first-child').allInnerTexts();
  return cells.map((text) => text.replace('Article principal', '').trim());
}

/** A control of the form. */
export const control = (page: Page, name: string) => page.locator(`form [name=${name}]`);

/** Opens the form of a new article and fills it in. */
export async function writeArticle(page: Page, titre: string, contenu: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouvel Article' }).first().click();
  await control(page, 'titre').fill(titre);
  await control(page, 'contenu').fill(contenu);
}

/** Opens the form of a known article. */
export async function editArticle(page: Page, titre: string): Promise<void> {
  await rowOf(page, titre).getByRole('button', { name: 'Modifier' }).click();
  await control(page, 'titre').waitFor();
}

export const saveButton = (page: Page) =>
  page.getByRole('button', { name: 'Enregistrer', exact: true });

/** Saves the form, which closes when that is done. */
export async function saveForm(page: Page): Promise<void> {
  await saveButton(page).click();
  await control(page, 'titre').waitFor({ state: 'detached' });
}
