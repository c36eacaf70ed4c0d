import {
  fieldTable,
  inscriptionFields,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { messages } from '@centre/domain/messages/messages';
import type { Page } from '@playwright/test';
import { phone } from '../../web/src/texts/inscription.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { announcementLabels, site } from '../../web/src/texts/site.texts.ts';
import { optionsOf } from '../../web/src/inscription-form/fields.ts';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';
import { expect, narrow, test, wide } from './browser.ts';
import { applicant, fields, referenceOn, whenInteractive } from './enrolment.ts';
import { expectOneRecord } from './enrolment-records.ts';
import { choose, expectFocus, tab, tabTo } from './keyboard.ts';

/** Accessible name of the country button, which starts with the visible text. */
const country = (name: string) => new RegExp(`${phone.country(name)}$`);

/** Fills in a field by keyboard; the focus must be before that field. */
async function answer(page: Page, field: InscriptionField, form: EnrolmentRequest) {
  const { kind, suggestions } = fieldTable[field];
  const name = inscriptionFields[field];
  const value = form[field];
  switch (kind) {
    case 'choice':
      await tabTo(page, 'combobox', name);
      return choose(
        page,
        optionsOf(field, form).find((option) => option.value === value)?.label ?? '',
      );
    case 'date': {
      await tabTo(page, 'Date', name);
      const [year = '', month = '', day = ''] = value.split('-');
      // The browser decides the order of day and month, so the test date has them equal.
      expect(day).toBe(month);
      return page.keyboard.type(`${day}${month}${year}`);
    }
    case 'phone':
    case 'longText':
      await tabTo(page, 'textbox', name);
      return page.keyboard.type(value);
    default:
      await tabTo(page, suggestions ? 'combobox' : 'textbox', name);
      return page.keyboard.type(value);
  }
}

const answers = applicant({
  parcours: 'bts',
  classe: 'bts2',
  specialite: 'QHSE',
  modalite: 'soir',
  nom: "N'Ŋɛ",
  dateNaissance: '2004-05-05',
  telephone: '+221771234567',
});

test.describe('Site by keyboard only', { tag: '@night' }, () => {
  test('leads from the skip link through every field to the receipt', async ({ visit }) => {
    const { page } = await visit('/', wide);
    await tabTo(page, 'link', site.skip, { atMost: 1 });
    await page.keyboard.press('Enter');
    await expectFocus(page, 'main', '');
    await tabTo(page, 'link', site.enrol, { atMost: 3 });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/inscription');
    await expectFocus(page, 'main', '');
    await whenInteractive(page);

    for (const field of fields) {
      if (answers[field] === '') continue;
      if (field === 'telephone') {
        // Some letters of a country find another country than the default.
        await tabTo(page, 'button', country('Togo'));
        await page.keyboard.press('Enter');
        await expectFocus(page, 'combobox', phone.search);
        await page.keyboard.type('séné');
        await page.keyboard.press('Enter');
        await expectFocus(page, 'button', country('Sénégal'));
        await tabTo(page, 'textbox', inscriptionFields.telephone, { atMost: 1 });
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(answers.telephone);
      } else await answer(page, field, answers);
    }
    await tabTo(page, 'button', "Soumettre l'inscription");
    await page.keyboard.press('Enter');

    const reference = await referenceOn(page);
    await expectFocus(page, 'status', new RegExp(messages.inscription.sent.slice(0, 20)));
    await tabTo(page, 'button', receiptScreen.copy, { atMost: 1 });
    await tabTo(page, 'button', receiptScreen.correct, { atMost: 1 });
    await tabTo(page, 'button', receiptScreen.download, { atMost: 1 });
    await expectOneRecord(answers, reference);
  });

  test('moves the focus to a missing answer and on to the next field', async ({ visit }) => {
    const { page } = await visit('/inscription', narrow);
    await whenInteractive(page);
    await tabTo(page, 'button', "Soumettre l'inscription");
    await page.keyboard.press('Enter');
    await expectFocus(page, 'alert', '');
    await tabTo(page, 'link', inscriptionFields.parcours, { atMost: 1 });
    await page.keyboard.press('Enter');
    await expectFocus(page, 'combobox', inscriptionFields.parcours);
    await choose(page, 'BAC PRO');
    await tabTo(page, 'combobox', inscriptionFields.classe, { atMost: 1 });
  });

  test('opens the phone menu, restores the focus and closes it when left', async ({
    visit,
  }) => {
    const { page } = await visit('/contact', narrow);
    await page.getByRole('button', { name: announcementLabels.pause }).waitFor();
    const menu = page.locator('#menu');
    await tabTo(page, 'button', site.menu);
    await page.keyboard.press('Enter');
    await tabTo(page, 'link', 'Galerie', { atMost: 8 });
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expectFocus(page, 'button', site.menu);

    await page.keyboard.press('Enter');
    await menu.waitFor();
    const isInside = () => menu.evaluate((list) => list.contains(document.activeElement));
    await tab(page);
    expect(await isInside()).toBe(true);
    for (let press = 0; press < 20 && (await isInside()); press += 1) await tab(page);
    await menu.waitFor({ state: 'hidden' });
  });
});
