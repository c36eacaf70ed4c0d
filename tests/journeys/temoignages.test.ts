import { temoignageContents } from '../../emulators/seed/content.ts';
import { expect, test } from './browser.ts';

const published = temoignageContents
  .filter(({ statut }) => statut === 'publie')
  .toSorted((a, b) => b.date.localeCompare(a.date));

test(
  'The testimonials are the published ones, the latest first, each with a portrait',
  { tag: '@night' },
  async ({ visit }) => {
    const { page } = await visit('/temoignages');
    const cards = page.locator('article[id^="temoignage-"]');
    await cards.first().waitFor();
    const ids = await cards.evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids).toEqual(published.map(({ id }) => `temoignage-${id}`));
    for (const portrait of await cards.locator('img').all()) {
      await portrait.scrollIntoViewIfNeeded();
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  },
);
