import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { expectOneRecord } from './enrolment-records.ts';
import {
  applicant,
  control,
  countryButton,
  patiently,
  pauseClock,
  referenceOn,
  reopenFilled,
  submitEnrolment,
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

const search = (page: Page) => page.getByRole('combobox', { name: 'Chercher un pays' });
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
  'Guinée (République) GN +224',
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

    await search(page).pressSequentially('ben');
    await page.clock.runFor(249);
    expect(await countries(page)).toHaveLength(all.length);
    await search(page).pressSequentially('i');
    await page.clock.runFor(249);
    expect(await countries(page)).toHaveLength(all.length);
    await page.clock.runFor(1);
    await expect.poll(() => countries(page), patiently).toEqual(['Bénin BJ +229']);

    // None is chosen where none was found.
    await search(page).fill('atlantide');
    await page.clock.runFor(250);
    await page.getByText('Aucun pays trouvé', { exact: true }).waitFor();
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await search(page).press(key);
    expect(await search(page).count()).toBe(1);
    await search(page).press('Escape');
    expect(await countryButton(page).getAttribute('aria-label')).toMatch(/Togo$/);
  });

  it('is moved in with the arrows, chosen from with Enter and left in several ways', async () => {
    const page = await openList();
    await search(page).press('ArrowDown');
    await search(page).press('ArrowDown');
    const id = await search(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${id}"]`).innerText()).toContain('Burkina Faso');
    await search(page).press('Enter');
    expect(await search(page).count()).toBe(0);
    expect(await countryButton(page).innerText()).toBe('BF +226');

    await countryButton(page).press('Enter');
    await search(page).press('ArrowUp');
    await search(page).press('Escape');
    expect(await countryButton(page).innerText()).toBe('BF +226');
    const focused = page
      .getByRole('button', { name: 'Pays du numéro' })
      .and(page.locator(':focus'));
    expect(await focused.count()).toBe(1);

    // A name and Enter, typed faster than it searches.
    await countryButton(page).press('Enter');
    await search(page).pressSequentially('gha');
    await search(page).press('Enter');
    expect(await countryButton(page).innerText()).toBe('GH +233');

    // Who goes on, by the keyboard or by touching the number, closes it.
    await countryButton(page).click();
    await search(page).press('Tab');
    expect(await search(page).count()).toBe(0);
    expect(await page.locator('[name=telephone]:focus').count()).toBe(1);
    await countryButton(page).click();
    await countryButton(page).click();
    expect(await search(page).count()).toBe(0);
    await countryButton(page).click();
    await control(page, 'telephone').click();
    expect(await search(page).count()).toBe(0);
  });
});

describe('A phone number', () => {
  const numbers = [
    { country: '', typed: '90 11 22 33', recorded: '+22890112233' },
    { country: 'bénin', typed: '01 97 11 22 33', recorded: '+2290197112233' },
    { country: 'cote d', typed: '07 01 02 03 04', recorded: '+2250701020304' },
    { country: '+33', typed: '06 12 34 56 78', recorded: '+33612345678' },
    { country: '', typed: '+233 24 123 4567', recorded: '+233241234567' },
  ];

  it('is recorded with its country, chosen from the list or typed', async () => {
    const { page } = await visit('about:blank');
    for (const { country, typed, recorded } of numbers) {
      const answers = applicant({ parcours: 'bacpro', telephone: '' });
      await reopenFilled(page, answers);
      if (country !== '') {
        await countryButton(page).click();
        await search(page).fill(country);
        await search(page).press('Enter');
      }
      await control(page, 'telephone').pressSequentially(typed);
      await submitEnrolment(page);
      await expectOneRecord({ ...answers, telephone: recorded }, await referenceOn(page));
    }
  });

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
