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

// Before the records are brought back, whose files are left alone.
test.afterAll(watchData((work) => test.beforeAll(work)));
keepCollections('galerie', 'marques');

/** A mobile network far from the town: bytes in a second, and milliseconds before the first. */
const poor = { downloadThroughput: 700_000 / 8, uploadThroughput: 400_000 / 8, latency: 300 };
/** A little less poor: a piece of a picture takes three seconds. */
const better = { ...poor, uploadThroughput: 800_000 / 8 };
const usual = { downloadThroughput: -1, uploadThroughput: -1, latency: 0 };

/** Takes over the network of `page`: the result gives it another one, or none at all. */
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

/** Waits until the applicant is told something, good or bad. */
const outcome = (page: Page) => receipt(page).or(page.getByRole('alert')).first().waitFor();

/** Offsets of the upload chunks that `page` sends from now on. */
function piecesFrom(page: Page): readonly number[] {
  const beginnings: number[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if (!headers['x-goog-upload-command']?.startsWith('upload')) return;
    beginnings.push(Number(headers['x-goog-upload-offset']));
  });
  return beginnings;
}

test.describe('Slow network with interruptions', { tag: '@night' }, () => {
  test('stores an application once after a retry, at each moment of the cut', async ({
    visit,
  }) => {
    const { page, allowComplaint } = await visit('about:blank');
    const network = await networkOf(page);
    // The cut may come after the answer, and while pictures are fetched.
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
    // Two pieces long, though it has few pixels to be worked on.
    const heavy = await noise({ width: 1000, height: 800 }).jpeg({ quality: 90 }).toBuffer();
    const { page, allowComplaint } = await openGalerie(visit);
    // The cuts may also meet what listens to the database, and pictures of the list.
    allowComplaint(/net::ERR_INTERNET_DISCONNECTED /);
    allowComplaint(/^Loading the image 'https:\/\/www\.google\.com\/images\/cleardot\.gif/);
    await fillPhotoForm(page, jpegFile(heavy), titre);
    const network = await networkOf(page);
    await network.use(better);
    const pieces = piecesFrom(page);
    const cutOnce = async () => {
      await page.waitForTimeout(300);
      await network.cut();
      await page.getByText('Connexion perdue, l’envoi reprendra').waitFor();
      await page.waitForTimeout(1000);
      await network.use(better);
    };
    await submit(page).click();
    await expect.poll(() => pieces.length).toBe(1);
    await cutOnce();
    // The first piece has arrived; what is cut now is the second.
    await page.locator('[role=progressbar]:not([aria-valuenow="0"])').waitFor();
    await cutOnce();
    const before = pieces.length;
    const added = cardOf(page, titre);
    // The second may have arrived before it was cut: then nothing is left to be cut.
    await expect
      .poll(async () => pieces.length > before || (await added.isVisible()), {
        timeout: 60_000,
      })
      .toBe(true);
    if (!(await added.isVisible())) await cutOnce();
    await added.waitFor({ timeout: 90_000 });
    expect(pieces[0]).toBe(0);
    expect(pieces.slice(before).every((beginning) => beginning > 0)).toBe(true);
    const found = await firestore().collection('galerie').where('titre', '==', titre).get();
    expect(found.size).toBe(1);
  });
});
