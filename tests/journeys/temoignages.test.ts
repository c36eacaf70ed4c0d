/** @module-tag night */
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { temoignageContents } from '../../emulators/seed/content.ts';
import { loadTimeLimitMs } from '../../web/src/data/time-limit.ts';
import { useBrowser, whenAlive } from './browser.ts';
import { answerForFirestore, cutFirestore, stopFirestore } from './firestore-requests.ts';

const { visit } = useBrowser();

const published = temoignageContents
  .filter(({ statut }) => statut === 'publie')
  .toSorted((a, b) => b.date.localeCompare(a.date));
const last = published.at(-1);
if (!last) throw new Error('The demonstration lacks a testimonial.');

const cards = (page: Page) => page.locator('article[id^="temoignage-"]');
const spinner = (page: Page) =>
  page.getByRole('status', { name: 'Chargement des témoignages…' });

function ids(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((elements) => elements.map(({ id }) => id));
}

describe('The testimonials', () => {
  it('are the published ones, the latest first, with all that is known of each', async () => {
    const { page } = await visit('/temoignages');
    await cards(page).first().waitFor();
    expect(await ids(page)).toEqual(published.map(({ id }) => `temoignage-${id}`));
    for (const [
      index,
      { prenom, nom, contenu, formation, date, note },
    ] of published.entries()) {
      const text = await cards(page).nth(index).innerText();
      for (const part of [`${prenom} ${nom}`, contenu, formation, formatDate(new Date(date))]) {
        expect(text).toContain(part);
      }
      if (note !== undefined) expect(text).toContain(`${note} / 5`);
    }
  });

  it('show what little is known of an older one, and never more than may be published', async () => {
    const { page } = await visit('about:blank');
    await answerForFirestore(page, 'temoignages', () =>
      Array.from({ length: limits.publishedTemoignages + 1 }, (_, index) => ({
        id: `t${index}`,
        fields: { message: { stringValue: 'Merci.' } },
      })),
    );
    await page.goto('/temoignages');
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(limits.publishedTemoignages);
    const first = cards(page).first();
    expect(await first.getByRole('heading').innerText()).toBe(messages.temoignage.anonymous);
    expect(await first.innerText()).toContain('Merci.');
    expect(await first.innerText()).not.toContain('/ 5');
    const portrait = first.locator('img');
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  it('bring the one that the address points at into view, and mark it', async () => {
    const { page } = await visit(`/temoignages#temoignage-${last.id}`);
    const card = page.locator(`#temoignage-${last.id}`);
    await whenAlive(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe(`temoignage-${last.id}`);
    await expect
      .poll(() => card.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    expect(await card.getAttribute('aria-current')).toBe('true');
    expect(await page.locator('article[aria-current]').count()).toBe(1);
  });

  it('are loaded again when the window is told that they changed', async () => {
    const { page } = await visit('/temoignages');
    await answerForFirestore(page, 'temoignages', () => [
      { id: 'nouveau', fields: { prenom: { stringValue: 'Akouvi' } } },
    ]);
    await page.evaluate(() => dispatchEvent(new Event('temoignages-updated')));
    await page.locator('#temoignage-nouveau').waitFor();
    expect(await ids(page)).toEqual(['temoignage-nouveau']);
  });

  it('give way to a sentence when Firestore cannot be reached', async () => {
    const opened = await visit('about:blank');
    const { page } = opened;
    await cutFirestore(opened);
    await page.goto('/temoignages');
    await page.getByText(messages.temoignage.empty).waitFor();
    await page.getByText(messages.temoignage.emptyHint).waitFor();
    expect(await spinner(page).count()).toBe(0);
  });

  it('do not keep the spinner turning for ever', async () => {
    const opened = await visit('about:blank');
    const { page } = opened;
    await page.clock.install();
    await stopFirestore(opened);
    const asked = page.waitForRequest('**/documents:runQuery*');
    await page.goto('/temoignages');
    await asked;
    expect(await spinner(page).count()).toBe(1);
    await page.clock.runFor(loadTimeLimitMs);
    await page.getByText(messages.temoignage.empty).waitFor();
  });
});
