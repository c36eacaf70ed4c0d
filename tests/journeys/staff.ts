import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoPassword, type DemoUsername } from '../../emulators/demo-accounts.ts';
import { corbeilleTexts } from '../../web/src/dashboard/corbeille/corbeille.texts.ts';

/** Logs a member in; `page` must show the login screen. */
export async function logIn(page: Page, username: string, password = demoPassword) {
  await page.getByLabel("Nom d'utilisateur").fill(username);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logs a member in at an origin. @returns the storage state of the browser */
export type SignIn = (username: DemoUsername, origin: string) => Promise<StorageState>;

/** Creates a `SignIn` that uses the login screen once for each account and origin. */
export function signInOnce(browser: Browser): SignIn {
  const states = new Map<string, Promise<StorageState>>();
  return (username, origin) => {
    const key = `${username} ${origin}`;
    const known = states.get(key);
    if (known) return known;
    // A cold function may answer too late, so a failed login is retried and never kept.
    const state = stateAfterLogin(browser, username, origin)
      .catch(() => stateAfterLogin(browser, username, origin))
      .catch((error: unknown) => {
        states.delete(key);
        throw error;
      });
    states.set(key, state);
    return state;
  };
}

async function stateAfterLogin(
  browser: Browser,
  username: DemoUsername,
  origin: string,
): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto('/dashboard');
    await logIn(page, username);
    await sections(page).waitFor();
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}

/** Logs out, from any section, and waits for the login screen. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await loginScreen(page).waitFor();
}

export const loginScreen = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Connexion' });

/** Navigation with the links to the sections. */
export const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

/** Link to a section; a count may follow its name. */
export const section = (page: Page, label: string) =>
  sections(page).getByRole('link', { name: new RegExp(`^${label}( [\\d\\s]+)?$`) });

/** Restores the record called `name` from the corbeille of the open section. */
export async function restoreFromBin(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: corbeilleTexts.title }).click();
  const bin = page.getByRole('dialog', { name: corbeilleTexts.title });
  const restore = bin.getByRole('button', { name: corbeilleTexts.restoreOf(name) });
  await restore.click();
  await restore.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await bin.waitFor({ state: 'detached' });
}
