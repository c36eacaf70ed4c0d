import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import type { Page, Route } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { imageBytes, noise, photoOfPhone } from '../factories/image-bytes.ts';
import { expect, keepCollections, test } from './browser.ts';
import { withoutNetwork } from './complaints.ts';
import {
  cardOf,
  describePhoto,
  jpegFile,
  openGalerie,
  picker,
  submit,
  titleField,
} from './galerie-tab-page.ts';

keepCollections('galerie', 'marques');

// Noise, so that it is two pieces long though it has few pixels to be worked on.
const heavy = await noise({ width: 1000, height: 800 }).jpeg({ quality: 90 }).toBuffer();
const uploads = '**/v0/b/*/o?*';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Envoi de l’image' });
const hasBegun = (page: Page) =>
  page.locator('[role=progressbar]:not([aria-valuenow="0"])').waitFor();
const waiting = (page: Page) => page.getByText('Connexion perdue, l’envoi reprendra');

/** Whether the request brings a piece of a file, rather than announces or asks. */
function isPiece(route: Route): boolean {
  return (route.request().headers()['x-goog-upload-command'] ?? '').startsWith('upload');
}

/** Lets one piece of a file pass, then does `act` with the second. */
async function atHalf(page: Page, act: (route: Route) => Promise<void>): Promise<void> {
  let pieces = 0;
  await page.route(uploads, async (route) => {
    if (!isPiece(route)) return route.continue();
    pieces += 1;
    return pieces === 2 ? act(route) : route.continue();
  });
}

const recordsOf = async (titre: string) =>
  (await firestore().collection('galerie').where('titre', '==', titre).get()).docs;

test.describe('The sending of a picture', { tag: '@night' }, () => {
  test('makes a photo of a telephone smaller, and stands it upright', async ({ visit }) => {
    const { page } = await openGalerie(visit);
    const photo = await photoOfPhone({ width: 4000, height: 3000 }, 6);
    const sending = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/o?name=incoming'),
    );
    await describePhoto(page, jpegFile(photo), 'Photo de téléphone');
    const preview = page.getByAltText('Aperçu de l’image');
    await preview.waitFor();
    const size = await preview.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight, image.clientHeight];
    });
    expect(size).toEqual([1500, 2000, 200]);
    await submit(page).click();
    await page.getByText(staffPhotoMessages.added, { exact: true }).waitFor();
    expect((await (await sending).sizes()).requestBodySize).toBeLessThan(500_000);
    const [record] = await recordsOf('Photo de téléphone');
    expect(record?.get('picture')).toMatchObject({ width: 1280, height: 1707 });
  });

  test('waits at half for a connection that was lost, and doubles nothing', async ({
    visit,
  }) => {
    const { page, allowComplaint } = await openGalerie(visit);
    await atHalf(page, async (route) => {
      allowComplaint(withoutNetwork);
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    await describePhoto(page, jpegFile(heavy), 'Coupure');
    await submit(page).click();
    await waiting(page).waitFor();
    const share = Number(await bar(page).getAttribute('aria-valuenow'));
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(100);

    await page.context().setOffline(false);
    await page.getByText(staffPhotoMessages.added, { exact: true }).waitFor();
    expect(await cardOf(page, 'Coupure').count()).toBe(1);
    expect(await recordsOf('Coupure')).toHaveLength(1);
  });

  test('stops when it is cancelled, keeps the file, and can be asked for again', async ({
    visit,
  }) => {
    const { page } = await openGalerie(visit);
    await atHalf(page, () => new Promise(() => undefined));
    await describePhoto(page, jpegFile(heavy), 'Annulée');
    await submit(page).click();
    await hasBegun(page);
    await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await page.getByAltText('Aperçu de l’image').waitFor();
    expect(await recordsOf('Annulée')).toHaveLength(0);
    expect(await page.locator('form [role=alert]').count()).toBe(0);

    await submit(page).click();
    await page.getByText(staffPhotoMessages.added, { exact: true }).waitFor();
    expect(await recordsOf('Annulée')).toHaveLength(1);
  });

  test('can be tried again after a refusal, without choosing the file again', async ({
    visit,
  }) => {
    const { page, allowComplaint, expectComplaint } = await openGalerie(visit);
    expectComplaint(/status of 403 .*\/o\?name=/);
    // What may be left of the refused file is removed, and there is nothing.
    allowComplaint(/status of 404 .*\/o\/incoming/);
    let isRefused = true;
    await page.route(uploads, (route) =>
      isRefused && route.request().method() === 'POST'
        ? route.fulfill({
            status: 403,
            headers: { 'access-control-allow-origin': '*' },
            json: { error: { code: 403, message: 'Permission denied.' } },
          })
        : route.continue(),
    );
    await describePhoto(page, jpegFile(await imageBytes({ width: 400, height: 300 })), 'Refus');
    await submit(page).click();
    await page.locator('form [role=alert]').waitFor();
    expect(await recordsOf('Refus')).toHaveLength(0);

    isRefused = false;
    await submit(page).click();
    await page.getByText(staffPhotoMessages.added, { exact: true }).waitFor();
    expect(await recordsOf('Refus')).toHaveLength(1);
  });

  test('goes on while another section is looked at', async ({ visit }) => {
    const { page } = await openGalerie(visit);
    const held = Promise.withResolvers<undefined>();
    await atHalf(page, async (route) => {
      await held.promise;
      await route.continue();
    });
    await picker(page).setInputFiles(jpegFile(heavy));
    await titleField(page).fill('Ailleurs');
    await submit(page).click();
    await hasBegun(page);
    await page.getByRole('link', { name: 'Articles' }).click();
    held.resolve(undefined);
    await page.getByText(staffPhotoMessages.added, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Galerie' }).click();
    await cardOf(page, 'Ailleurs').waitFor();
  });
});
