import { staffPhotoMessages } from '@centre/domain/staff/photo-messages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { noise } from '../factories/image-bytes.ts';
import { useBrowser } from '../journeys/browser.ts';
import { expectOneRecord } from '../journeys/enrolment-records.ts';
import { applicant, filledForm, referenceOn, submitEnrolment } from '../journeys/enrolment.ts';
import { describePhoto, jpegFile, openGalerie, submit } from '../journeys/galerie-tab-page.ts';
import { keepCollections } from '../journeys/kept-collections.ts';
import { watchData } from '../sound-data.ts';

const { visit } = useBrowser();
keepCollections('galerie', 'marques');
const expectSoundData = watchData();

/** A mobile network far from the town: bytes in a second, and milliseconds before the first. */
const poor = {
  downloadThroughput: 700_000 / 8,
  uploadThroughput: 400_000 / 8,
  latency: 300,
} as const;

/** Gives `page` that network; the result cuts it and brings it back. */
async function onPoorNetwork(page: Page): Promise<(offline: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const emulate = async (offline: boolean) => {
    await session.send('Network.emulateNetworkConditions', { ...poor, offline });
  };
  await session.send('Network.enable');
  await emulate(false);
  return emulate;
}

const receipt = (page: Page) => page.getByTestId('reference');

/** Waits until the applicant is told something, good or bad. */
const outcome = (page: Page) => receipt(page).or(page.getByRole('alert')).first().waitFor();

describe('On a slow network that is cut', () => {
  it.each([50, 400, 700, 1500])(
    'an application that was on its way for %i ms is one record after one more try',
    async (milliseconds) => {
      const answers = applicant();
      const { page, complaints } = await filledForm(visit, answers);
      const offline = await onPoorNetwork(page);
      await submitEnrolment(page);
      await page.waitForTimeout(milliseconds);
      await offline(true);
      await outcome(page);
      await offline(false);
      if ((await receipt(page).count()) === 0) await submitEnrolment(page);
      await expectOneRecord(answers, await referenceOn(page));
      await expectSoundData();
      complaints.splice(0);
    },
  );

  it('a picture goes on from where it was, through three cuts, and is one photo', async () => {
    const titre = `Réseau lent ${Date.now()}`;
    const heavy = await noise({ width: 2400, height: 1800 }).jpeg({ quality: 90 }).toBuffer();
    const { page, complaints } = await openGalerie(visit);
    await describePhoto(page, jpegFile(heavy), titre);
    const offline = await onPoorNetwork(page);
    await submit(page).click();
    for (const milliseconds of [1500, 3000, 4000]) {
      await page.waitForTimeout(milliseconds);
      await offline(true);
      await page.waitForTimeout(1000);
      await offline(false);
    }
    const added = page.getByText(staffPhotoMessages.added, { exact: true });
    await added.waitFor({ timeout: 90_000 });
    const found = await firestore().collection('galerie').where('titre', '==', titre).get();
    expect(found.size).toBe(1);
    await expectSoundData();
    complaints.splice(0);
  });
});
