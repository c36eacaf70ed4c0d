import type { InscriptionField } from '@centre/domain/inscription/inscription';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';
import { expect, narrow, type OpenVisit, test } from './browser.ts';
import {
  applicant,
  control,
  countryButton,
  fields,
  filledForm,
  sendButton,
  whenInteractive,
} from './enrolment.ts';
import { holdScripts } from './public-page.ts';

/** Chromium's report of something that moved; not among TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

const width = 360;

const evening = { parcours: 'bts', classe: 'bts2', modalite: 'soir' };
const narrowForm = (visit: OpenVisit, answers: Partial<EnrolmentRequest>) =>
  filledForm((path) => visit(path, width), applicant({ ...evening, ...answers }));

const keyboards: Partial<Record<InscriptionField, Record<string, string>>> = {
  telephone: { type: 'tel', autocomplete: 'tel' },
  contactUrgenceTelephone: { type: 'tel', autocomplete: 'off' },
  email: { type: 'email', inputmode: 'email', autocomplete: 'email' },
  dateNaissance: { type: 'date', autocomplete: 'bday' },
  nom: { type: 'text', autocomplete: 'family-name' },
  prenom: { type: 'text', autocomplete: 'given-name' },
};

test.describe('On a phone of 360 pixels', { tag: '@night' }, () => {
  test('each field brings up the keyboard and the memory that suit it, and a date can be typed', async ({
    visit,
  }) => {
    const { page } = await narrowForm(visit, { dateNaissance: '' });
    for (const [field, attributes] of Object.entries(keyboards)) {
      for (const [name, value] of Object.entries(attributes)) {
        const found = await control(page, field as InscriptionField).getAttribute(name);
        expect(found, `${field} ${name}`).toBe(value);
      }
    }
    // Below 16 px, phones zoom into the page when a field is touched.
    for (const field of fields) {
      const size = await control(page, field).evaluate(
        (element) => getComputedStyle(element).fontSize,
      );
      expect(Number.parseFloat(size), field).toBeGreaterThanOrEqual(16);
    }
    await control(page, 'dateNaissance').focus();
    // The same day in whatever order the browser's language puts day and month.
    await page.keyboard.type('02022007');
    expect(await control(page, 'dateNaissance').inputValue()).toBe('2007-02-02');
  });

  test('a refusal comes into sight', async ({ visit }) => {
    const { page } = await narrowForm(visit, { nom: 'Ʋ'.repeat(100), email: '' });
    await sendButton(page).click();
    const alert = page.getByRole('main').getByRole('alert');
    await alert.and(page.locator(':focus')).waitFor();
    const top = await alert.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });

  test('a number that the keyboard composes is kept whole, with its country', async ({
    visit,
  }) => {
    const { page } = await narrowForm(visit, { telephone: '' });
    await control(page, 'telephone').focus();
    const client = await page.context().newCDPSession(page);
    const number = '0033612345678';
    for (const end of [3, number.length]) {
      const text = number.slice(0, end);
      const [selectionStart, selectionEnd] = [end, end];
      await client.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
    }
    await client.send('Input.insertText', { text: number });
    await expect.poll(() => countryButton(page).innerText()).toBe('FR +33');
    await control(page, 'email').focus();
    await expect.poll(() => control(page, 'telephone').inputValue()).toBe('+33 6 12 34 56 78');
  });

  test('no field moves when the countries come', async ({ visit }) => {
    const { page } = await visit('about:blank', width);
    const letCountriesCome = await holdScripts(page, '**/assets/international-phone-input*');
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          for (const { node } of entry.sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            if (element?.closest('form')) moved.push(element.outerHTML.slice(0, 80));
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/inscription');
    await control(page, 'telephone').scrollIntoViewIfNeeded();
    letCountriesCome();
    await countryButton(page, 1).waitFor();
    const moved = await page.evaluate(
      () =>
        // Two frames: a shift is reported with the frame after the one that it happened in.
        new Promise<string[]>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              setTimeout(() => resolve((window as unknown as { moved: string[] }).moved), 50),
            ),
          );
        }),
    );
    expect(moved).toEqual([]);
  });
});

test(
  'The page of the form, in one column, ends within 3,900 pixels on a phone',
  { tag: '@night' },
  async ({ visit }) => {
    const { page } = await visit('/inscription', narrow);
    await whenInteractive(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(3900);
  },
);
