import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import { pictureFileMessages } from '@centre/domain/messages/staff/picture';
import { writeFile } from 'node:fs/promises';
import { gifOfFrames, imageBytes, padded } from '../factories/image-bytes.ts';
import { expect, keepCollections, test } from './browser.ts';
import { cardOf, openGalerie, picker, submit, titleField } from './galerie-tab-page.ts';

keepCollections('galerie', 'marques');

const small = await imageBytes({ width: 800, height: 600 });

/** A photo of that many bytes on the disk, where the browser reads it without being handed it. */
async function paddedFile(bytes: number): Promise<string> {
  const file = test.info().outputPath('atelier.jpg');
  await writeFile(file, padded(small, bytes));
  return file;
}

test.describe('The file of a photo', { tag: '@night' }, () => {
  test('takes 20 MB and not one byte more, and pictures alone', async ({ visit }) => {
    const { page } = await openGalerie(visit);
    const error = (text: string) => page.getByText(text, { exact: true });
    await titleField(page).fill('Poids et types');

    await picker(page).setInputFiles(await paddedFile(limits.imageBytes + 1));
    await error(messages.photo.sizeInPicker).waitFor();
    expect(await submit(page).isDisabled()).toBe(true);

    await picker(page).setInputFiles({
      name: 'dessin.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await error(messages.photo.type).waitFor();
    expect(await error(messages.photo.sizeInPicker).count()).toBe(0);
    expect(await submit(page).isDisabled()).toBe(true);

    await picker(page).setInputFiles(await paddedFile(limits.imageBytes));
    await page.getByAltText('Aperçu de l’image').waitFor();
    expect(await error(messages.photo.type).count()).toBe(0);
    await submit(page).click();
    await page.getByText(staffPhotoMessages.added, { exact: true }).waitFor();
    expect(await cardOf(page, 'Poids et types').count()).toBe(1);
  });

  test('looks into a file when it is chosen, whatever it is called', async ({ visit }) => {
    const { page } = await openGalerie(visit);
    const file = (buffer: Buffer) => ({ name: 'IMG_2041', mimeType: '', buffer });
    const { empty, damaged, animated } = pictureFileMessages;
    await titleField(page).fill('Contenu');
    const said = { [empty]: Buffer.alloc(0), [damaged]: small.subarray(0, -2) };
    for (const [sentence, buffer] of Object.entries(said)) {
      await picker(page).setInputFiles(file(buffer));
      await page.getByText(sentence, { exact: true }).waitFor();
      expect(await submit(page).isDisabled()).toBe(true);
    }

    await picker(page).setInputFiles(file(gifOfFrames(2)));
    await page.getByText(animated, { exact: true }).waitFor();

    await picker(page).setInputFiles(file(small));
    await page.getByText(animated, { exact: true }).waitFor({ state: 'detached' });
    await submit(page).click();
    await page.getByText(staffPhotoMessages.added, { exact: true }).waitFor();
    expect(await cardOf(page, 'Contenu').count()).toBe(1);
  });
});
