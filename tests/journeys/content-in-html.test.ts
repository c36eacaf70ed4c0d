import type { Page } from '@playwright/test';
import { articlePath } from '@centre/domain/site-address';
import { articleMessages } from '@centre/domain/messages/public';
import { firstPhotoCategorie } from '../../web/src/site/gallery/gallery.texts.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { photoContents, temoignageContents } from '../../emulators/seed/content.ts';
import { expect, keepCollections, narrow, type OpenVisit, test } from './browser.ts';
import { holdScripts, takeForOld, whenAlive } from './public-page.ts';
import { hostingAnswer, standInFront } from './in-front-of-hosting.ts';
import { waitUntilKept } from './kept-pages.ts';
import { articles } from './news-page.ts';

keepCollections('articles');

const { published, principal, technical } = articles;

const publishedTemoignages = temoignageContents.filter(({ statut }) => statut === 'publie');
const photosOf = (wanted: string) =>
  photoContents.filter(({ categorie }) => categorie === wanted).map(({ titre }) => titre);
const ofCategorie = (wanted: string) =>
  published.filter(({ categorie }) => categorie === wanted).map(({ titre }) => titre);

const ofAll = published.map(({ titre }) => titre);

/** What each page is visited for. */
const shown: readonly (readonly [path: string, texts: readonly string[]])[] = [
  ['/', [principal.titre, ...publishedTemoignages.map(({ prenom }) => prenom)]],
  ['/actualites', ofAll],
  ['/blog', ofAll],
  ['/blog?categorie=technologie', ofCategorie('Technologie')],
  ['/blog/category/nouveaute', ofCategorie('Nouveauté')],
  [articlePath(technical.id), [technical.titre, ...technical.paragraphs]],
  ['/galerie', photosOf(firstPhotoCategorie)],
  ['/galerie?categorie=informatique', photosOf('Informatique')],
  ['/temoignages', publishedTemoignages.map(({ contenu }) => contenu)],
];

/** Expects a page that runs no scripts to show the texts, with a size for every picture. */
async function expectShown(
  visit: OpenVisit,
  path: string,
  texts: readonly string[],
): Promise<void> {
  const { page } = await visit(path, narrow, { runsScripts: false });
  const text = await page.getByRole('main').innerText();
  for (const expected of texts) expect(text).toContain(expected);
  expect(text).not.toMatch(/Chargement/);
  // An image with no size moves what is below it.
  for (const image of await page.locator('main img').all()) {
    expect(await image.getAttribute('width')).toMatch(/^\d+$/);
    expect(await image.getAttribute('height')).toMatch(/^\d+$/);
  }
}

/** Expects React to take the page over with the text that is there. */
async function expectTakenOver(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.getByText(text).first().waitFor();
  await whenAlive(page);
  const main = await page.getByRole('main').innerText();
  expect(main).toContain(text);
  expect(main).not.toContain(articleMessages.loading);
}

test.describe('Without scripts', () => {
  test('/actualites shows all articles of its first page', ({ visit }) =>
    expectShown(visit, '/actualites', ofAll));

  for (const [path, texts] of shown.filter(([path]) => path !== '/actualites')) {
    test(
      `${path} shows all of its first page, and every link leads on`,
      { tag: '@night' },
      ({ visit }) => expectShown(visit, path, texts),
    );
  }
});

test.describe('React takes a page over', () => {
  test('the home page keeps what the server sent, without a complaint', async ({ visit }) => {
    const { page } = await visit('about:blank', narrow);
    await expectTakenOver(page, '/', principal.titre);
  });

  for (const [path, [text = '']] of shown) {
    test(`${path}: nothing flashes or moves`, { tag: '@night' }, async ({ visit }) => {
      const { page } = await visit('about:blank', narrow);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push((entry as PerformanceEntry & { value: number }).value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await expectTakenOver(page, path, text);
      const moved = await page.evaluate(() =>
        (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, one) => sum + one, 0),
      );
      expect(moved).toBeLessThanOrEqual(0.02);
    });
  }

  test(
    'what is newer replaces what is there, where the page is old',
    { tag: '@night' },
    async ({ visit }) => {
      const { page } = await visit('about:blank', narrow);
      await takeForOld(page);
      const releaseScripts = await holdScripts(page);
      await page.goto('/actualites', { waitUntil: 'commit' });
      await page.getByText(principal.titre).waitFor();
      await firestore()
        .doc('articles/plus-recent')
        .set({ titre: 'Plus récent que la page', statut: 'publié', dateCreation: new Date() });
      releaseScripts();
      await page.getByRole('heading', { name: 'Plus récent que la page' }).waitFor();
    },
  );
});

test.describe('While the function fails', { tag: '@night' }, () => {
  let isDown = false;
  const site = standInFront(async (url, response) => {
    const isServed = /^\/(actualites|blog|galerie|temoignages)?(\?|$)/.test(url);
    const { status, headers, body } = await hostingAnswer(url);
    response.writeHead(isDown && isServed ? 503 : status, headers);
    response.end(isDown && isServed ? 'down' : body);
  });
  test.afterAll(async () => (await site).close());

  test('a page that was never read comes as it is without its content', async ({ visit }) => {
    const { origin } = await site;
    const opened = await visit('/contact', narrow, { keepsPages: true, origin });
    const { page, expectComplaint, allowComplaint } = opened;
    // The site reckons Firestore's port from its own, and that one its policy does not let it reach.
    expectComplaint(/:runQuery\?.* Content Security Policy/);
    expectComplaint(/^The page could not load its data\. FirebaseError/);
    allowComplaint(/@firebase\/firestore: .* RPC_ERROR/);
    await waitUntilKept(page, '/contact');
    isDown = true;
    await page.goto('/galerie');
    await page.getByRole('heading', { level: 1, name: 'Galerie' }).waitFor();
  });
});
