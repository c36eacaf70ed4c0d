import { expect, test } from '../journeys/browser.ts';
import { hostingAnswer, standInFront, type InFront } from '../journeys/in-front-of-hosting.ts';

/** Behind the words of the home page, before its drawing. */
const cut = '<section aria-roledescription="carrousel"';

let site: InFront;
let arrives = Promise.withResolvers<undefined>();

test.beforeAll(async () => {
  site = await standInFront(async (url, response) => {
    const { status, headers, body } = await hostingAnswer(url);
    response.writeHead(status, headers);
    const place = url === '/' ? body.lastIndexOf('<div', body.indexOf(cut)) : -1;
    if (place > 0) {
      response.write(body.subarray(0, place));
      await arrives.promise;
    }
    response.end(body.subarray(Math.max(place, 0)));
  });
});

test.afterAll(() => site.close());

test.describe('The home page, when its HTML comes bit by bit', { tag: '@night' }, () => {
  for (const width of [360, 412, 600, 900]) {
    test(`leaves the drawing its place above the words (${width} px)`, async ({ visit }) => {
      arrives = Promise.withResolvers<undefined>();
      const { page } = await visit('about:blank', width);
      await page.goto(site.origin, { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      // A font that comes later than the words is another matter.
      await page.evaluate(() => document.fonts.ready);
      expect(await page.getByRole('region', { name: 'Le centre en images' }).count()).toBe(0);
      const before = await title.boundingBox();

      arrives.resolve(undefined);
      await page.getByRole('contentinfo').waitFor();
      await page.getByRole('img').first().waitFor();
      const after = await title.boundingBox();
      expect(after?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
    });
  }
});
