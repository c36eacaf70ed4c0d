import type { Page } from '@playwright/test';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { expect, test } from './browser.ts';

/** Names of controls that stand beside each other, but not at one height. */
const askew = (page: Page) =>
  page
    .locator('form')
    .first()
    .evaluate((form) => {
      const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
      const boxes = controls
        .filter((control) => control.name !== '' && control.checkVisibility())
        .map((control) => ({ name: control.name, box: control.getBoundingClientRect() }));
      return boxes.flatMap(({ name, box }, index) => {
        const left = boxes[index - 1];
        const areBeside = left && box.left > left.box.right && box.top < left.box.bottom;
        return areBeside && Math.abs(box.top - left.box.top) > 1 ? [[left.name, name]] : [];
      });
    });

test.describe('Fields of one line', { tag: '@night' }, () => {
  for (const width of [600, 1366]) {
    test(`of the enrolment form are in line with errors and help, ${width} pixels wide`, async ({
      visit,
    }) => {
      const { page } = await visit('/inscription', width);
      expect(await askew(page)).toEqual([]);
      await page.getByRole('button', { name: enrolment.submit }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      expect(await askew(page)).toEqual([]);
    });

    test(`of the campaign are in line with help and an error, ${width} pixels wide`, async ({
      visit,
    }) => {
      const { page } = await visit('/dashboard/campagne', width, { as: 'direction' });
      const opening = page.locator('form [name=ouverture]');
      await opening.waitFor();
      expect(await askew(page)).toEqual([]);
      await opening.fill('');
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      expect(await askew(page)).toEqual([]);
    });
  }
});
