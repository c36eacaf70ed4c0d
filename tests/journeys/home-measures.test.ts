import { equipment, offers, partners } from '../../web/src/site/home/home.texts.ts';
import { expect, narrow, test, wide } from './browser.ts';

test.describe('The home page', { tag: '@night' }, () => {
  test('ends within 5,500 pixels on a phone', async ({ visit }) => {
    const { page } = await visit('/', narrow);
    await page.getByTestId('temoignages').waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(5500);
  });

  test('has a head of 96 pixels on the smallest phone, and the way to enrol in sight', async ({
    visit,
  }) => {
    const { page } = await visit('/', 320);
    await page.setViewportSize({ width: 320, height: 640 });
    const head = await page.getByRole('banner').boundingBox();
    expect(head?.height).toBeLessThanOrEqual(96);
    const enrol = await page
      .getByRole('main')
      .getByRole('link', { name: "S'inscrire" })
      .first()
      .boundingBox();
    expect((enrol?.y ?? Infinity) + (enrol?.height ?? 0)).toBeLessThanOrEqual(640);
  });

  test('has the letters of the device on a phone, as has every page after it', async ({
    visit,
  }) => {
    const { page } = await visit('about:blank', narrow);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.resourceType()));
    for (const path of ['/', '/formation']) await page.goto(path, { waitUntil: 'networkidle' });
    expect(fetched).toContain('image');
    expect(fetched).not.toContain('font');
  });

  test('and others show one way to enrol at a time, and those of other offers none', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await visit('/', narrow);
    expectComplaint(/status of 404 .*\/nulle-part$/);
    for (const [path, most] of [
      ['/', 1],
      ['/bts', 1],
      ['/apropos', 1],
      ...(['/licence', '/courteduree', '/auxentreprise', '/suivi', '/nulle-part'] as const).map(
        (other) => [other, 0] as const,
      ),
    ] as const) {
      await page.goto(path);
      const counts = await page.evaluate(async () => {
        const found: number[] = [];
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 3) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const links = [...document.querySelectorAll('main a[href="/inscription"]')];
          const seen = links.filter((link) => {
            const { left, width, top, bottom } = link.getBoundingClientRect();
            const at = (height: number) => document.elementFromPoint(left + width / 2, height);
            return [top + 2, bottom - 2].some((height) => link.contains(at(height)));
          });
          found.push(seen.length);
        }
        return found;
      });
      expect(Math.max(...counts), path).toBe(most);
      // In the middle of a long page it floats.
      if (most > 0)
        expect(counts.filter((count) => count === 1).length, path).toBeGreaterThan(3);
    }
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    const floating = page.getByRole('navigation', { name: "S'inscrire" });
    await expect(floating.getByRole('link')).toBeInViewport();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(floating).toBeHidden();
  });

  for (const width of [wide, narrow]) {
    test(`cuts the next card of a row, but no word, at ${width} px`, async ({ visit }) => {
      const { page } = await visit('/', width);
      const rows = [partners.others, offers.title, equipment.title].map((name) =>
        page.getByRole('group', { name }),
      );
      if (width === narrow) rows.push(page.getByTestId('temoignages'));
      for (const row of rows) {
        const inSight = await row.evaluate((track) => {
          const { right } = track.getBoundingClientRect();
          const widths = Array.from(
            track.querySelectorAll('li'),
            (card) => right - card.getBoundingClientRect().left,
          );
          return Math.min(...widths.filter((one) => one > 0));
        });
        expect(inSight).toBeGreaterThanOrEqual(16);
        const cut = await row.evaluate((track) => {
          const { right } = track.getBoundingClientRect();
          const words = document.createTreeWalker(track, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const found: string[] = [];
          while (words.nextNode()) {
            range.selectNodeContents(words.currentNode);
            const box = range.getBoundingClientRect();
            if (box.left < right && box.right > right) found.push(range.toString());
          }
          return found;
        });
        expect(cut).toEqual([]);
      }
    });
  }

  test('says who, what and where on a first screen without scripts, with the way to enrol', async ({
    visit,
  }) => {
    const { page } = await visit('about:blank', narrow);
    // The scripts never arrive.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    const enrol = page.getByRole('main').getByRole('link', { name: "S'inscrire" }).first();
    await enrol.waitFor();
    const box = await enrol.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(720);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main img').first().getAttribute('fetchpriority')).toBe('high');
  });
});
