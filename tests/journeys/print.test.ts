import { expect, test, wide } from './browser.ts';
import { printedPages } from './printed-text.ts';

test.describe('A printed page', { tag: '@night' }, () => {
  test('says where its links lead', async ({ visit }) => {
    const { page } = await visit('/bacpro', wide);
    const text = printedPages(await page.pdf({ preferCSSPageSize: true })).join('');
    expect(text).toContain('(/electromecanique)');
  });

  test('is A4, black on white, without what moves', async ({ visit }) => {
    const { page } = await visit('/bts', wide);
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, sheetWidth = 0, sheetHeight = 0] =
      /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file)?.map(Number) ?? [];
    // 210 by 297 millimetres, in points.
    expect([Math.round(sheetWidth), Math.round(sheetHeight)]).toEqual([595, 842]);

    await page.emulateMedia({ media: 'print' });
    const coloured = await page.evaluate(() =>
      [...document.querySelectorAll('main *, footer *')].flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const { color, backgroundColor, position } = getComputedStyle(element);
        const isPlain = color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)';
        return isPlain && position !== 'fixed' ? [] : [element.outerHTML.slice(0, 80)];
      }),
    );
    expect(coloured).toEqual([]);
    for (const hidden of ['header', 'nav', 'button', 'iframe', 'video']) {
      for (const element of await page.locator(hidden).all()) {
        expect(await element.isVisible(), hidden).toBe(false);
      }
    }
  });

  test('has whole rows on it, which are scrolled on the screen', async ({ visit }) => {
    const { page } = await visit('/', wide);
    await page.emulateMedia({ media: 'print' });
    // The width of A4 without its margins.
    await page.setViewportSize({ width: 680, height: 1000 });
    const items = page.locator('main [role=group][tabindex] li');
    const ends = () =>
      items.evaluateAll((found) => found.map((item) => item.getBoundingClientRect().right));
    await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(680);
    expect(await items.count()).toBeGreaterThan(10);
  });

  test('shows the photos of the gallery, which are buttons on the screen', async ({
    visit,
  }) => {
    const { page } = await visit('/galerie', wide);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('main img').first().isVisible()).toBe(true);
  });

  test('loads nothing for paper that it waits for', async ({ visit }) => {
    const { page } = await visit('about:blank', wide);
    await page.route('**/assets/*.css', () => undefined);
    await page.goto('/bts', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
});
