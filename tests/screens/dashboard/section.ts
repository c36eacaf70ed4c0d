import type { Page } from '@playwright/test';
import { imageBytes } from '../../factories/image-bytes.ts';
import { screensFrom } from '../screen.ts';

/** Creates screens of a dashboard section, for the super administrator by default. */
export const screensOf = (section: string) =>
  screensFrom({ address: `/dashboard${section}`, account: 'superadmin' });

export const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

export const press = (name: string | RegExp) => (page: Page) =>
  button(page, name).first().click();

/** Open dialog, the front one of several. */
export const dialog = (page: Page) => page.getByRole('dialog').last();

export const dialogButton = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

/** Waits for a dialog, or for a text in the dialog. */
export const asking =
  (text: string | RegExp = '') =>
  (page: Page) =>
    (text === '' ? dialog(page) : dialog(page).getByText(text)).waitFor();

export const fillField = (field: string, text: string) => (page: Page) =>
  page.locator(`[name=${field}]`).fill(text);

/** Waits for a visible text, except in the options of a field. */
export const waitForText = (text: string | RegExp) => (page: Page) =>
  page
    .getByText(text)
    .and(page.locator(':not(option)'))
    .filter({ visible: true })
    .first()
    .waitFor();

/** Waits for a text that may be for screen readers only. */
export const waitForAnnouncement = (text: string) => (page: Page) =>
  page.getByText(text).first().waitFor({ state: 'attached' });

/** Chooses pictures with those file names in the field `image`. */
export const chooseFiles =
  (...names: readonly string[]) =>
  async (page: Page) => {
    const buffer = await imageBytes({ width: 640, height: 480 });
    const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    await page.locator('input[name=image]').last().setInputFiles(files);
  };
