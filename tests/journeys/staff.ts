import type { Page } from 'playwright-core';
import { demoPassword } from '../../emulators/demo-accounts.ts';

/** Logs a member of staff in, from the login screen that stands on `page`. */
export async function logIn(page: Page, username: string, password = demoPassword) {
  await page.getByLabel("Nom d'utilisateur").fill(username);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}
