import type { Page } from 'playwright-core';
import { articlePath } from '@centre/domain/site-address';
import { firstPhotoCategorie } from '../../web/src/content/gallery.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { articleMessages } from '@centre/domain/public-messages';
import { photoContents, temoignageContents } from '../../emulators/seed/content.ts';
import { keepCollections } from '../kept-collections.ts';
import { suite } from '../suite.ts';
import { holdScripts, narrow, sharedBrowser, useBrowser, whenAlive } from './browser.ts';
import { hostingAnswer, standInFront } from './in-front-of-hosting.ts';
import { waitUntilKept } from './kept-pages.ts';
import { articles } from './news-page.ts';

const { visit } = useBrowser();
keepCollections('articles');

const { published, principal, technical } = articles;

const publishedTemoignages = temoignageContents.filter(({ statut }) => statut === 'publie');
const photosOf = (wanted: string) =>
  photoContents.filter(({ categorie }) => categorie === wanted).map(({ titre }) => titre);
const ofCategorie = (wanted: string) =>
  published.filter(({ categorie }) => categorie === wanted).map(({ titre }) => titre);

/** What each page is visited for. */
const shown: readonly (readonly [path: string, texts: readonly string[]])[] = [
  ['/', [principal.titre, ...publishedTemoignages.map(({ prenom }) => prenom)]],
  ['/actualites', published.map(({ titre }) => titre)],
  ['/blog', published.map(({ titre }) => titre)],
  ['/blog?categorie=technologie', ofCategorie('Technologie')],
  ['/blog/category/nouveaute', ofCategorie('Nouveauté')],
  [articlePath(technical.id), [technical.titre, ...technical.paragraphs]],
  ['/galerie', photosOf(firstPhotoCategorie)],
  ['/galerie?categorie=informatique', photosOf('Informatique')],
  ['/temoignages', publishedTemoignages.map(({ contenu }) => contenu)],
];

describe('Without scripts', () => {
  it.each(shown)(
    '%s shows all of its first page, and every link leads on',
    async (path, texts) => {
      const context = await (
        await sharedBrowser()
      ).newContext({
        baseURL: suite.origin('hosting'),
        javaScriptEnabled: false,
        viewport: { width: narrow, height: 900 },
      });
      const page = await context.newPage();
      await page.goto(path);
      const text = await page.getByRole('main').innerText();
      for (const expected of texts) expect(text).toContain(expected);
      expect(text).not.toMatch(/Chargement/);
      // An image with no size moves what is below it.
      const sized = page.locator('main img');
      for (const image of await sized.all()) {
        expect(await image.getAttribute('width')).toMatch(/^\d+$/);
        expect(await image.getAttribute('height')).toMatch(/^\d+$/);
      }
      await context.close();
    },
  );
});

/** Waits until the page has asked Firestore whether there is anything newer. */
const whenRead = (page: Page) =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('lu-le:')));

describe('React takes a page over', () => {
  it.each(shown)('%s: nothing flashes or moves', async (path, [text = '']) => {
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
    await page.goto(path);
    await page.getByText(text).first().waitFor();
    await whenAlive(page);
    await whenRead(page);
    expect(await page.getByRole('main').innerText()).not.toContain(articleMessages.loading);
    const moved = await page.evaluate(() =>
      (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, one) => sum + one, 0),
    );
    expect(moved).toBeLessThanOrEqual(0.02);
  });

  it('what is newer than the page replaces what is there', async () => {
    const { page } = await visit('about:blank', narrow);
    const releaseScripts = await holdScripts(page);
    await page.goto('/actualites', { waitUntil: 'commit' });
    await page.getByText(principal.titre).waitFor();
    await firestore()
      .doc('articles/plus-recent')
      .set({ titre: 'Plus récent que la page', statut: 'publié', dateCreation: new Date() });
    releaseScripts();
    await page.getByRole('heading', { name: 'Plus récent que la page' }).waitFor();
  });
});

describe('While the function fails', () => {
  let isDown = false;
  const site = standInFront(async (url, response) => {
    const isServed = /^\/(actualites|blog|galerie|temoignages)?(\?|$)/.test(url);
    const { status, headers, body } = await hostingAnswer(url);
    response.writeHead(isDown && isServed ? 503 : status, headers);
    response.end(isDown && isServed ? 'down' : body);
  });
  afterAll(async () => (await site).close());

  it('a page that was never read comes as it is without its content', async () => {
    const { origin } = await site;
    const opened = await visit('/contact', narrow, { keepsPages: true, origin });
    const { page, allowComplaint } = opened;
    allowComplaint(/./);
    await waitUntilKept(page, '/contact');
    isDown = true;
    await page.goto('/galerie');
    await page.getByRole('heading', { level: 1, name: 'Galerie' }).waitFor();
  });
});
