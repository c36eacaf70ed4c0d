import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { noise } from '../factories/image-bytes.ts';
import { expect, keepCollections, test } from '../journeys/browser.ts';
import { createInscription } from '../journeys/enrolment-calls.ts';
import { expectOneRecord } from '../journeys/enrolment-records.ts';
import {
  applicant,
  sendingErrors,
  referenceOn,
  reopenFilled,
  submitEnrolment,
} from '../journeys/enrolment.ts';
import {
  cardOf,
  fillPhotoForm,
  jpegFile,
  openGalerie,
  submit,
} from '../journeys/galerie-page.ts';
import { watchData } from '../consistent-data.ts';

// This check runs before the records are restored, because their files are not restored.
test.afterAll(watchData((work) => test.beforeAll(work)));
keepCollections('galerie', 'marques');

/** Slow mobile network: throughput in bytes per second, latency in milliseconds. */
const poor = { downloadThroughput: 700_000 / 8, uploadThroughput: 400_000 / 8, latency: 300 };
/** Faster upload, with which a chunk of a picture takes three seconds. */
const better = { ...poor, uploadThroughput: 800_000 / 8 };
const usual = { downloadThroughput: -1, uploadThroughput: -1, latency: 0 };

/** Controls of the network of `page`: `use` sets conditions, `cut` takes it offline. */
async function networkOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return {
    use: (conditions: typeof poor) =>
      session.send('Network.emulateNetworkConditions', { ...conditions, offline: false }),
    cut: () => session.send('Network.emulateNetworkConditions', { ...poor, offline: true }),
  };
}

const receipt = (page: Page) => page.getByTestId('reference');

/** Waits until the page shows a receipt or an error. */
const outcome = (page: Page) => receipt(page).or(page.getByRole('alert')).first().waitFor();

/** Collects the offsets of the upload chunks that `page` sends after this call. */
function chunksFrom(page: Page): readonly number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if (!headers['x-goog-upload-command']?.startsWith('upload')) return;
    offsets.push(Number(headers['x-goog-upload-offset']));
  });
  return offsets;
}

test.describe('Slow network with interruptions', { tag: '@night' }, () => {
  test('stores an application once after a retry, at each moment of the cut', async ({
    visit,
  }) => {
    const { page, allowComplaint } = await visit('about:blank');
    const network = await networkOf(page);
    // The cut may come after the answer, and may interrupt requests for pictures.
    allowComplaint(/net::ERR_INTERNET_DISCONNECTED /);
    allowComplaint(sendingErrors);
    for (const milliseconds of [50, 400, 700, 1500]) {
      const answers = applicant();
      await reopenFilled(page, answers);
      await network.use(poor);
      const leaves = page.waitForRequest(createInscription);
      await submitEnrolment(page);
      await leaves;
      await page.waitForTimeout(milliseconds);
      await network.cut();
      await outcome(page);
      await network.use(poor);
      if ((await receipt(page).count()) === 0) await submitEnrolment(page);
      await expectOneRecord(answers, await referenceOn(page));
      await network.use(usual);
    }
  });

  test('resumes a picture upload after several cuts and stores one photo', async ({
    visit,
  }) => {
    const titre = `Réseau lent ${Date.now()}`;
    // The file has two upload chunks, but few pixels to process.
    const heavy = await noise({ width: 1000, height: 800 }).jpeg({ quality: 90 }).toBuffer();
    const { page, allowComplaint } = await openGalerie(visit);
    // The cuts may also interrupt Firestore listeners and the pictures of the list.
    allowComplaint(/net::ERR_INTERNET_DISCONNECTED /);
    allowComplaint(/^Loading the image 'https:\/\/www\.google\.com\/images\/cleardot\.gif/);
    await fillPhotoForm(page, jpegFile(heavy), titre);
    const network = await networkOf(page);
    await network.use(better);
    const chunks = chunksFrom(page);
    const cutOnce = async () => {
      await page.waitForTimeout(300);
      await network.cut();
      await page.getByText('Connexion perdue, l’envoi reprendra').waitFor();
      await page.waitForTimeout(1000);
      await network.use(better);
    };
    await submit(page).click();
    await expect.poll(() => chunks.length).toBe(1);
    await cutOnce();
    // The first chunk has arrived, so the next cut interrupts the second.
    await page.locator('[role=progressbar]:not([aria-valuenow="0"])').waitFor();
    await cutOnce();
    const before = chunks.length;
    const added = cardOf(page, titre);
    // The second chunk may arrive before its cut; then no upload is left to interrupt.
    await expect
      .poll(async () => chunks.length > before || (await added.isVisible()), {
        timeout: 60_000,
      })
      .toBe(true);
    if (!(await added.isVisible())) await cutOnce();
    await added.waitFor({ timeout: 90_000 });
    expect(chunks[0]).toBe(0);
    expect(chunks.slice(before).every((offset) => offset > 0)).toBe(true);
    const found = await firestore().collection('galerie').where('titre', '==', titre).get();
    expect(found.size).toBe(1);
  });
});
