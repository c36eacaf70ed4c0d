/** @module-tag night */
import { messages } from '@centre/domain/messages/messages';
import { phoneMessages } from '@centre/domain/messages/phone';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { useBrowser } from './browser.ts';
import { applicationsFrom } from './enrolment-calls.ts';
import {
  applicant,
  control,
  countryButton,
  countrySearch,
  filledForm,
  pauseClock,
  referenceOn,
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

/** What the draft of this tab holds, which is what is sent. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const draft = sessionStorage.getItem('inscription') ?? '{}';
    return (JSON.parse(draft) as { form?: { telephone?: string } }).form?.telephone ?? '';
  });

/** How a number comes into the field. */
const ways: Readonly<Record<string, (page: Page, number: string) => Promise<unknown>>> = {
  typed: (page, number) => control(page, 'telephone').pressSequentially(number),
  'filled in by the browser': (page, number) => control(page, 'telephone').fill(number),
  pasted: async (page, number) => {
    await control(page, 'telephone').focus();
    await page.keyboard.insertText(number);
  },
  'composed by the keyboard of a phone': async (page, number) => {
    await control(page, 'telephone').focus();
    const client = await page.context().newCDPSession(page);
    for (const end of [3, number.length]) {
      const text = number.slice(0, end);
      const [selectionStart, selectionEnd] = [end, end];
      await client.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
    }
    await client.send('Input.insertText', { text: number });
  },
};

const numbers = [
  ['90 11 22 33', '+22890112233', 'TG +228'],
  ['+229 01 97 12 34 56', '+2290197123456', 'BJ +229'],
  ['00229 01 97 12 34 56', '+2290197123456', 'BJ +229'],
  ['+33612345678', '+33612345678', 'FR +33'],
  ['0033612345678', '+33612345678', 'FR +33'],
  ['+91 98765 43210', '+919876543210', 'IN +91'],
  ['0612345678', '0612345678', 'TG +228'],
] as const;

describe('A phone number', () => {
  it.each(Object.keys(ways))('%s is kept whole, with its country', async (way) => {
    const { page } = await visit('/inscription');
    await whenInteractive(page);
    for (const [number, sent, country] of numbers) {
      await control(page, 'telephone').fill('');
      await ways[way]?.(page, number);
      await expect.poll(() => kept(page)).toBe(sent);
      expect(await countryButton(page).innerText()).toBe(country);
      await control(page, 'email').focus();
      const shown = await control(page, 'telephone').inputValue();
      expect(sent).toContain(shown.replace(/\D/g, ''));
    }
  });

  it('that cannot be is told at the field, stays as it was typed and is not sent', async () => {
    const { page } = await filledForm(visit, applicant({ telephone: '90445' }));
    const sent = applicationsFrom(page);
    await submitEnrolment(page);
    const error = page.locator('#telephone-error');
    expect(await error.innerText()).toBe(messages.inscription.telephone);
    expect(await control(page, 'telephone').inputValue()).toBe('90445');

    await control(page, 'telephone').fill('0612345678');
    await control(page, 'email').focus();
    await page.getByText(phoneMessages.long('Togo')).waitFor();
    await submitEnrolment(page);
    expect(await error.innerText()).toBe(phoneMessages.long('Togo'));
    expect(sent).toEqual([]);

    // Choosing its country is all that it takes.
    await countryButton(page).click();
    await countrySearch(page).fill('france');
    await countrySearch(page).press('Enter');
    expect(await kept(page)).toBe('+33612345678');
    expect(await error.count()).toBe(0);
    await submitEnrolment(page);
    await referenceOn(page);
  });

  it('that its country does not give is asked about once, and sent', async () => {
    const { page } = await filledForm(visit, applicant({ telephone: '+22812345678' }));
    await submitEnrolment(page);
    const { text, confirm, change } = enrolment.questions.telephone;
    await page.getByText(text).waitFor();
    await page.getByRole('button', { name: change.label }).click();
    expect(await page.locator('[name=telephone]:focus').count()).toBe(1);
    await page.getByRole('button', { name: confirm }).click();
    await referenceOn(page);
  });
});
