import { messages } from '@centre/domain/messages/messages';
import { firestore } from '../../functions/src/data/admin.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { vitrineForm, vitrineScreen } from '../../web/src/dashboard/vitrine/vitrine.texts.ts';
import { pictures } from '../../web/src/texts/pictures.texts.ts';
import { typeset } from '../../web/src/texts/typeset.ts';
import { imageBytes } from '../factories/image-bytes.ts';
import { suite } from '../suite.ts';
import { expect, keepCollections, narrow, test } from './browser.ts';
import { putVitrinePhotos } from './vitrine-photos.ts';

keepCollections('reglages');

test.beforeEach(() => firestore().doc('reglages/vitrine').delete());

const { title } = vitrineScreen.places.carrousel;

const homePage = async () => (await fetch(`${suite.origin('hosting')}/`)).text();

/** Polling for one minute, the delay that the dashboard announces. */
const withinOneMinute = { timeout: 60_000, intervals: [500] };

test.describe('Photo of the vitrine', () => {
  test('is added on a phone and shown on the home page without scripts', async ({ visit }) => {
    const { page } = await visit('/dashboard/vitrine', narrow, { as: 'redaction' });
    await page
      .getByRole('button', { name: vitrineScreen.addTo(vitrineScreen.add, title) })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: common.save }).click();
    await dialog.getByText(messages.photo.titre).waitFor();
    await dialog.locator('input[name=image]').setInputFiles({
      name: 'atelier.jpg',
      mimeType: 'image/jpeg',
      buffer: await imageBytes({ width: 900, height: 1200 }),
    });
    await dialog.getByLabel(vitrineForm.titre).fill('Au tour');
    await dialog.getByLabel(vitrineForm.alt).fill('Une apprentie au tour');
    await dialog.getByRole('radio', { name: 'En bas', exact: true }).check();
    await dialog.getByRole('button', { name: common.save }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 3, name: 'Au tour' }).waitFor();

    await expect.poll(homePage, withinOneMinute).toContain('alt="Une apprentie au tour"');
    const visitor = await visit('/', narrow, { runsScripts: false });
    const photo = visitor.page.getByRole('img', { name: 'Une apprentie au tour' });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await photo.evaluate((image) => getComputedStyle(image).objectPosition)).toBe(
      '50% 100%',
    );
  });
});

test.describe('Home page', () => {
  test('shows photos of machines, and a partner’s logo beside its name', async ({ visit }) => {
    const partner = 'République togolaise';
    const [machine, logo] = await putVitrinePhotos({
      equipements: ['Le tour numérique'],
      partenaires: [partner],
    });
    await expect.poll(homePage, withinOneMinute).toContain(`alt="${typeset(machine?.alt)}"`);
    const { page } = await visit('/', narrow, { runsScripts: false });
    const file = logo?.picture.sources[0]?.url ?? '';
    const logos = page
      .getByRole('listitem')
      .filter({ has: page.locator(`img[src="${file}"]`) });
    expect(await logos.getByRole('heading').allInnerTexts()).toEqual([partner]);
    const machines = page.getByRole('figure').filter({ hasText: '© Ama Koffi' });
    expect(await machines.getByRole('img').getAttribute('alt')).toBe(typeset(machine?.alt));
  });
});

test.describe('Head of a page', () => {
  test('shows its cropped photo, and its drawing when the photo fails to load', async ({
    visit,
  }) => {
    const [photo] = await putVitrinePhotos({ tetes: ['BTS en 2 ans'] });
    const { page, expectComplaint } = await visit('/bts', narrow);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => picture.getAttribute('alt')).toBe(typeset(photo?.alt));
    const position = picture.evaluate((image) => getComputedStyle(image).objectPosition);
    expect(await position).toBe('20% 80%');

    expectComplaint(/ERR_FAILED/);
    await page.route('**/v0/b/**', (route) => route.abort());
    const failureLogged = page.waitForEvent('console', (message) =>
      message.text().startsWith('The photograph of the page'),
    );
    await page.reload();
    await failureLogged;
    expect(await picture.getAttribute('alt')).toBe(pictures.bts.alt);
  });
});
