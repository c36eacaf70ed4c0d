import type { Page } from '@playwright/test';
import { articleMessages } from '@centre/domain/messages/public';
import { firestore } from '../../functions/src/data/admin.ts';
import { expect, keepCollections, narrow, test } from './browser.ts';
import { holdScripts, takeForOld, whenAlive } from './public-page.ts';
import { typeset } from '../../web/src/texts/typeset.ts';
import { hostingAnswer, standInFront } from './in-front-of-hosting.ts';
import { waitUntilKept } from './kept-pages.ts';
import { articles } from './news-page.ts';
import { shown } from '../site/shown-texts.ts';

keepCollections('articles');

const { principal } = articles;

/** Expects React to take the page over with the text that is there. */
async function expectTakenOver(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.getByText(text).first().waitFor();
  await whenAlive(page);
  const main = await page.getByRole('main').innerText();
  expect(main).toContain(text);
  expect(main).not.toContain(articleMessages.loading);
}

test.describe('React takes a page over', () => {
  test('the home page keeps what the server sent, without a complaint', async ({ visit }) => {
    const { page } = await visit('about:blank', narrow);
    await expectTakenOver(page, '/', typeset(principal.titre));
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
