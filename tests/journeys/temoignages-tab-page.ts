import type { Page } from '@playwright/test';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { wide, type OpenVisit } from './browser.ts';

// The section of the testimonials in the dashboard.

export async function openTemoignages(visit: OpenVisit, username: DemoUsername) {
  const opened = await visit('/dashboard/temoignages', wide, { as: username });
  await list(opened.page, 'Publiés sur le site').getByRole('listitem').first().waitFor();
  return opened;
}

export const list = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });
export const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

export async function fill(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const control = page.locator(`[name=${name}]`).last();
    if (name === 'formation' || name === 'note') await control.selectOption(text);
    else await control.fill(text);
  }
}

export const words = {
  prenom: 'Kɔdzo',
  nom: 'Aɖɔtɔ',
  formation: 'QHSE',
  contenu: 'La sécurité est devenue mon métier.',
};

export async function unpublishOne(page: Page): Promise<string> {
  const first = list(page, 'Publiés sur le site').getByRole('listitem').first();
  const name = await first.getByRole('heading').innerText();
  await first.getByRole('button', { name: 'Dépublier' }).click();
  await list(page, 'Brouillons').getByRole('heading', { name }).waitFor();
  return name;
}
