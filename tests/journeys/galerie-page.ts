import type { Page } from '@playwright/test';
import { type OpenVisit, type Visit, wide } from './browser.ts';

/** JPEG file for a file input. */
export const jpegFile = (buffer: Buffer, name = 'atelier.jpg') => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer,
});

/** Opens the galerie of the dashboard and waits for its photos. */
export async function openGalerie(visit: OpenVisit): Promise<Visit> {
  const opened = await visit('/dashboard/galerie', wide, { as: 'redaction' });
  await cards(opened.page).first().waitFor();
  return opened;
}

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Photos de la galerie' }).getByRole('listitem');

export const cardOf = (page: Page, titre: string) => cards(page).filter({ hasText: titre });

/** File input of the form. */
export const picker = (page: Page) => page.locator('input[name=image]').first();

export const titleField = (page: Page, place = 0) =>
  page.locator('input[name=titre]').nth(place);

export const categoryField = (page: Page) => page.locator('select[name=categorie]');

export const submit = (page: Page) => page.getByRole('button', { name: /^Ajouter l/ });

/** Chooses a file and fills in its title, without sending the form. */
export async function fillPhotoForm(
  page: Page,
  file: ReturnType<typeof jpegFile>,
  titre: string,
): Promise<void> {
  await picker(page).setInputFiles(file);
  await titleField(page).fill(titre);
}
