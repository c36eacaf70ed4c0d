import type { Page } from '@playwright/test';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { photo } from '../factories/photo.ts';
import { wide, type OpenVisit, type Visit } from './browser.ts';

/** A file as a browser takes it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const jpegFile = (buffer: Buffer, name = 'atelier.jpg'): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
});

/** Opens the gallery of the dashboard as that member, and waits for its photos. */
export async function openGalerie(
  visit: OpenVisit,
  username: DemoUsername = 'redaction',
  width = wide,
): Promise<Visit> {
  const opened = await visit('/dashboard/galerie', width, { as: username });
  await cards(opened.page).first().waitFor();
  return opened;
}

/** The photos that are listed. */
export const cards = (page: Page) =>
  page.getByRole('list', { name: 'Photos de la galerie' }).getByRole('listitem');

export const cardOf = (page: Page, titre: string) => cards(page).filter({ hasText: titre });

/** The choice of the file of the photo at that place, from 0. */
export const picker = (page: Page, place = 0) => page.locator('input[name=image]').nth(place);

export const titleField = (page: Page, place = 0) =>
  page.locator('input[name=titre]').nth(place);

export const submit = (page: Page) => page.getByRole('button', { name: /^Ajouter l/ });

/** Chooses a file and says what it shows; nothing is sent yet. */
export async function describePhoto(
  page: Page,
  file: ChosenFile,
  titre: string,
): Promise<void> {
  await picker(page).setInputFiles(file);
  await titleField(page).fill(titre);
}

/** Opens the list of categories of a photo that is being added. */
export const categoryField = (page: Page) => page.locator('select[name=categorie]');

let put = 0;

/** Puts photos into the gallery behind the functions' back, newer than all others. */
export async function putPhotos(count: number, titre: string): Promise<string[]> {
  const [known] = (await firestore().collection('galerie').limit(1).get()).docs;
  const imageUrl = String(known?.get('imageUrl'));
  const batch = firestore().batch();
  const ids = Array.from({ length: count }, (_, index) => {
    const { id, ...fields } = photo({
      id: `ajout-${++put}`,
      imageUrl,
      titre: `${titre} ${index}`,
      categorie: 'Informatique',
      dateUpload: new Date(Date.UTC(2030, 0, 1) + put),
    });
    batch.set(firestore().doc(`galerie/${id}`), fields);
    return id;
  });
  await batch.commit();
  return ids;
}
