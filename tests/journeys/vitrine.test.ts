import { messages } from '@centre/domain/messages/messages';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { vitrineForm, vitrineScreen } from '../../web/src/dashboard/vitrine/vitrine.texts.ts';
import { carousel } from '../../web/src/site/home/carousel.texts.ts';
import { pictures } from '../../web/src/texts/pictures.texts.ts';
import { typeset } from '../../web/src/texts/typeset.ts';
import { imageBytes } from '../factories/image-bytes.ts';
import { suite } from '../suite.ts';
import {
  expect,
  keepCollections,
  narrow,
  type OpenVisit,
  test,
  type Visit,
} from './browser.ts';
import { putVitrinePhotos } from './vitrine-photos.ts';

keepCollections('reglages');

test.beforeEach(() => firestore().doc('reglages/vitrine').delete());

const openVitrine = (visit: OpenVisit) =>
  visit('/dashboard/vitrine', narrow, { as: 'redaction' });
const { title } = vitrineScreen.places.carrousel;
const titles = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();

const homePage = async () => (await fetch(`${suite.origin('hosting')}/`)).text();

/** A minute, as the members are told. */
const soon = { timeout: 60_000, intervals: [500] };

test.describe('A photograph of the centre', () => {
  test('is put on the site with a phone, and seen there on a phone without scripts', async ({
    visit,
  }) => {
    const { page } = await openVitrine(visit);
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
    await expect.poll(() => titles(page)).toEqual(['Au tour']);

    await expect.poll(homePage, soon).toContain('alt="Une apprentie au tour"');
    const visitor = await visit('/', narrow, { runsScripts: false });
    const photo = visitor.page.getByRole('img', { name: 'Une apprentie au tour' });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await photo.evaluate((image) => getComputedStyle(image).objectPosition)).toBe(
      '50% 100%',
    );
    // The drawings whose place it has not taken follow.
    const slides = visitor.page.getByRole('group', { includeHidden: true });
    const second = carousel.slides[1].titre;
    expect(await slides.filter({ hasText: second }).count()).toBe(1);
    expect(await slides.filter({ hasText: carousel.slides[0].titre }).count()).toBe(0);
  });

  test('is moved by its buttons, which keep the focus, and stays there', async ({ visit }) => {
    const [first, second, third] = ['Au tour 1', 'Au tour 2', 'Au tour 3'] as const;
    await putVitrinePhotos({ carrousel: [first, second, third] });
    const { page } = await openVitrine(visit);
    await expect.poll(() => titles(page)).toEqual([first, second, third]);
    const press = async (label: string, key: string) => {
      const button = page.getByRole('button', { name: label });
      await button.press(key);
      await expect(button).toBeFocused();
    };
    await press(vitrineScreen.upOf(third), 'Enter');
    await press(vitrineScreen.upOf(third), 'Enter');
    await press(vitrineScreen.downOf(first), 'Space');
    await page.getByText(vitrineScreen.moved(first, 3, 3)).waitFor({ state: 'attached' });
    await page.getByText(staffVitrineMessages.ordered).first().waitFor();
    await expect.poll(() => titles(page)).toEqual([third, second, first]);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual([third, second, first]);
  });
});

test.describe('The home page', () => {
  test('shows the machines, and the logo of a partner beside its name alone', async ({
    visit,
  }) => {
    const partner = 'République togolaise';
    const [machine, logo] = await putVitrinePhotos({
      equipements: ['Le tour numérique'],
      partenaires: [partner],
    });
    await expect.poll(homePage, soon).toContain(`alt="${typeset(machine?.alt)}"`);
    const { page } = await visit('/', narrow, { runsScripts: false });
    const file = logo?.picture.sources[0]?.url ?? '';
    const logos = page
      .getByRole('listitem')
      .filter({ has: page.locator(`img[src="${file}"]`) });
    expect(await logos.getByRole('heading').allInnerTexts()).toEqual([partner]);
    const { width = 0, height = 0 } = (await logos.locator('img').boundingBox()) ?? {};
    // A wide one is not made smaller to fit a square.
    expect(width).toBeGreaterThan(height);
    const machines = page.getByRole('figure').filter({ hasText: '© Ama Koffi' });
    expect(await machines.getByRole('img').getAttribute('alt')).toBe(typeset(machine?.alt));
  });
});

test.describe('The head of a page', () => {
  const bts = 'BTS en 2 ans';
  const pictureOf = ({ page }: Visit) => page.getByRole('main').getByRole('img').first();

  test('shows its photograph, cropped, once it is there, and its drawing without scripts', async ({
    visit,
  }) => {
    const [photo] = await putVitrinePhotos({ tetes: [bts] });
    const picture = pictureOf(await visit('/bts', narrow));
    await expect.poll(() => picture.getAttribute('alt')).toBe(typeset(photo?.alt));
    expect(await picture.evaluate((image) => getComputedStyle(image).objectPosition)).toBe(
      '20% 80%',
    );
    const drawing = pictureOf(await visit('/bts', narrow, { runsScripts: false }));
    expect(await drawing.getAttribute('alt')).toBe(pictures.bts.alt);
  });

  test('keeps its drawing when the photograph does not come', async ({ visit }) => {
    await putVitrinePhotos({ tetes: [bts] });
    const visitor = await visit('/licence', narrow);
    const { page, expectComplaint } = visitor;
    expectComplaint(/ERR_FAILED/);
    await page.route('**/v0/b/**', (route) => route.abort());
    const isTried = page.waitForEvent('console', (said) =>
      said.text().startsWith('The photograph of the page'),
    );
    await page.goto('/bts');
    await isTried;
    expect(await pictureOf(visitor).getAttribute('alt')).toBe(pictures.bts.alt);
  });
});
