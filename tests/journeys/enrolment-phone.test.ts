/** @module-tag night */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import {
  control,
  countryButton,
  countrySearch,
  pauseClock,
  whenInteractive,
} from './enrolment.ts';

const { visit } = useBrowser();

async function openList(): Promise<Page> {
  const { page } = await visit('about:blank');
  // The search waits for the next letter: the clock is moved by hand.
  await page.clock.install();
  await page.goto('/inscription');
  await whenInteractive(page);
  await pauseClock(page);
  await countryButton(page).click();
  return page;
}

const countries = async (page: Page) =>
  (await page.getByRole('listbox').getByRole('option').allInnerTexts()).map((text) =>
    text.normalize('NFC').replace(/\s+/g, ' '),
  );

const preferred = [
  'Togo TG +228',
  'Bénin BJ +229',
  'Burkina Faso BF +226',
  "Côte d'Ivoire CI +225",
  'Ghana GH +233',
  'Guinée GN +224',
  'Mali ML +223',
  'Niger NE +227',
  'Sénégal SN +221',
  'France FR +33',
];

describe('The list of countries', () => {
  it('begins with those most people are from, and is searched when nobody has typed for a while', async () => {
    const page = await openList();
    expect(await countryButton(page).getAttribute('aria-label')).toMatch(/Togo$/);
    expect(await countryButton(page, 1).getAttribute('aria-label')).toMatch(/Togo$/);
    const all = (await countries(page)).map((text) => text.replace('’', "'"));
    expect(all.slice(0, 10)).toEqual(preferred);
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all).size).toBe(all.length);

    await countrySearch(page).pressSequentially('ben');
    await page.clock.runFor(249);
    expect(await countries(page)).toHaveLength(all.length);
    await countrySearch(page).pressSequentially('i');
    await page.clock.runFor(249);
    expect(await countries(page)).toHaveLength(all.length);
    await page.clock.runFor(1);
    await expect.poll(() => countries(page)).toEqual(['Bénin BJ +229']);

    // None is chosen where none was found.
    await countrySearch(page).fill('atlantide');
    await page.clock.runFor(250);
    await page.getByText('Aucun pays trouvé', { exact: true }).waitFor();
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await countrySearch(page).press(key);
    expect(await countrySearch(page).count()).toBe(1);
    await countrySearch(page).press('Escape');
    expect(await countryButton(page).getAttribute('aria-label')).toMatch(/Togo$/);
  });

  it('is moved in with the arrows, chosen from with Enter and left in several ways', async () => {
    const page = await openList();
    await countrySearch(page).press('ArrowDown');
    await countrySearch(page).press('ArrowDown');
    const id = await countrySearch(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${id}"]`).innerText()).toContain('Burkina Faso');
    await countrySearch(page).press('Enter');
    expect(await countrySearch(page).count()).toBe(0);
    expect(await countryButton(page).innerText()).toBe('BF +226');

    await countryButton(page).press('Enter');
    await countrySearch(page).press('ArrowUp');
    await countrySearch(page).press('Escape');
    expect(await countryButton(page).innerText()).toBe('BF +226');
    const focused = page
      .getByRole('button', { name: 'Pays du numéro' })
      .and(page.locator(':focus'));
    expect(await focused.count()).toBe(1);

    // A name and Enter, typed faster than it searches.
    await countryButton(page).press('Enter');
    await countrySearch(page).pressSequentially('gha');
    await countrySearch(page).press('Enter');
    expect(await countryButton(page).innerText()).toBe('GH +233');

    // Who goes on, by the keyboard or by touching the number, closes it.
    await countryButton(page).click();
    await countrySearch(page).press('Tab');
    expect(await countrySearch(page).count()).toBe(0);
    expect(await page.locator('[name=telephone]:focus').count()).toBe(1);
    await countryButton(page).click();
    await countryButton(page).click();
    expect(await countrySearch(page).count()).toBe(0);
    await countryButton(page).click();
    await control(page, 'telephone').click();
    expect(await countrySearch(page).count()).toBe(0);
  });
});

describe('A phone number', () => {
  it('takes fifteen digits at most, whatever country it is of', async () => {
    const { page } = await visit('/inscription');
    await whenInteractive(page);
    await control(page, 'telephone').pressSequentially('+228901122334455667788');
    const typed = await control(page, 'telephone').inputValue();
    expect(typed.replace(/\D/g, '').length).toBeLessThanOrEqual(15);
    await control(page, 'telephone').fill('');
    await control(page, 'telephone').pressSequentially('+8831234567890123456');
    const long = await control(page, 'telephone').inputValue();
    expect(long.replace(/\D/g, '')).toHaveLength(15);
  });
});
