import type { Page } from 'playwright-core';
import { demoPassword } from '../../emulators/demo-accounts.ts';
import { noteComplaints } from './complaints.ts';
import type { Visit } from './browser.ts';

/** Logs a member of staff in, from the login screen that stands on `page`. */
export async function logIn(page: Page, username: string, password = demoPassword) {
  await page.getByLabel("Nom d'utilisateur").fill(username);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Logs out, from any section, and waits for the login screen. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await loginScreen(page).waitFor();
}

/** The heading of the login screen. */
export const loginScreen = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Connexion' });

/** The row of sections. */
export const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

/** The link to a section, whatever is counted beside its name. */
export const section = (page: Page, label: string) =>
  sections(page).getByRole('link', { name: new RegExp(`^${label}( [\\d\\s]+)?$`) });

/** Another tab of the same browser, whose complaints count like those of the first. */
export async function openTab({ page, complaints }: Visit, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  noteComplaints(tab, complaints);
  await tab.goto(path);
  return tab;
}
