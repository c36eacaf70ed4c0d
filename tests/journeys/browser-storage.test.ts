import type { Page } from '@playwright/test';
import { demoPassword } from '../../emulators/demo-accounts.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { listTexts } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import '../functions/admin.ts';
import { expect, test, wide } from './browser.ts';
import { storeApplicant, uniqueName } from './desk-page.ts';
import { answersKept } from './kept-pages.ts';
import { logIn, logOut, section } from './staff.ts';

/** Data of the site in the browser as text, by kind of storage. */
async function storedData(page: Page): Promise<Record<string, string>> {
  const answers = await answersKept(page);
  const others = await page.evaluate(async () => {
    const kept: Record<string, string> = {
      localStorage: JSON.stringify(localStorage),
      sessionStorage: JSON.stringify(sessionStorage),
      history: JSON.stringify(history.state),
      cookies: document.cookie,
      name: window.name,
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const store of database.objectStoreNames) {
        kept[`${name}/${store}`] = await new Promise<string>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
          reading.onerror = () => reject(new Error(store));
        });
      }
      database.close();
    }
    return kept;
  });
  return { ...answers, ...others };
}

const sessionRecord = 'firebaseLocalStorageDb/firebaseLocalStorage';

/** Secrets found in `kept`, each with its place. */
function leaks(kept: Record<string, string>, secrets: readonly string[]): string[] {
  return Object.entries(kept).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${place}: ${secret}`),
  );
}

/** Contact data of the applicants. Names prove nothing: public pages contain names, too. */
async function applicantsSecrets(): Promise<string[]> {
  const { docs } = await firestore().collection('inscriptions').get();
  const values = docs.flatMap((document) =>
    ['telephone', 'email'].map((field) => String(document.get(field))),
  );
  return [...new Set(values)].filter((value) => value.length >= 5);
}

/** Collects the custom tokens that later logins of `page` receive. */
function customTokensOf(page: Page): string[] {
  const tokens: string[] = [];
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !response.url().endsWith('/login')) return;
    const { result } = (await response.json()) as { result: { token: string } };
    tokens.push(result.token);
  });
  return tokens;
}

test.describe('Browser storage of a super administrator', { tag: '@night' }, () => {
  test('contains no password, custom token or applicant, and no session after logout', async ({
    visit,
  }) => {
    // The names are unique, so no other content of the site contains them.
    const [nom, prenom, nomPere] = [uniqueName(), uniqueName(), uniqueName()];
    await storeApplicant({ nom, prenom, nomPere });
    const { page } = await visit('/dashboard', wide);
    const tokens = customTokensOf(page);
    await logIn(page, 'superadmin');

    const secrets = [demoPassword, nom, prenom, nomPere, ...(await applicantsSecrets())];
    expect(secrets.length).toBeGreaterThan(50);
    for (const label of ['Articles', 'Galerie']) {
      await section(page, label).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await section(page, 'Inscriptions').click();
      await page.getByRole('searchbox', { name: 'Rechercher' }).fill(nom);
      await page.getByRole('button', { name: listTexts.details(`${nom} ${prenom}`) }).click();
      await page.getByRole('dialog').getByText(nomPere).waitFor();
      expect(leaks({ address: page.url() }, secrets)).toEqual([]);
      await page.reload();
      await page.getByRole('dialog').getByText(nomPere).waitFor();
      expect(leaks(await storedData(page), [...secrets, ...tokens])).toEqual([]);
      await page.keyboard.press('Escape');
    }

    expect(tokens).toHaveLength(1);
    const during = await storedData(page);
    expect(during[sessionRecord]).toContain('stsTokenManager');
    expect(leaks(during, [...secrets, ...tokens])).toEqual([]);

    await logOut(page);
    await expect.poll(async () => (await storedData(page))[sessionRecord]).toBe('[]');
    const after = await storedData(page);
    expect(leaks(after, [...secrets, ...tokens, 'stsTokenManager'])).toEqual([]);
    expect(after).toMatchObject({ localStorage: '{}', sessionStorage: '{}', cookies: '' });
  });
});
