/** @module-tag night */
import { expect, it } from 'vitest';
import { temoignageContents } from '../../emulators/seed/content.ts';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

const published = temoignageContents
  .filter(({ statut }) => statut === 'publie')
  .toSorted((a, b) => b.date.localeCompare(a.date));

it('The testimonials are the published ones, the latest first, each with a portrait', async () => {
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
});
