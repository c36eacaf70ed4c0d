import type { Page } from '@playwright/test';
import { sections, section } from '../../journeys/staff.ts';
import type { DemoUsername } from '../../../emulators/demo-accounts.ts';

/** Who shows most screens: they see all of them. */
export const account: DemoUsername = 'superadmin';

export const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** The dialog that is open. */
export const dialog = (page: Page) => page.getByRole('dialog').last();

export const dialogButton = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

/** Waits for a sentence, wherever it stands but among the choices of a field. */
export const saying = (text: string | RegExp) => (page: Page) =>
  page
    .getByText(text)
    .and(page.locator(':not(option)'))
    .filter({ visible: true })
    .first()
    .waitFor();

/** Waits until the dashboard is there, whatever its section shows. */
export const inside = (page: Page) => sections(page).waitFor();

/** Opens another section from the one that is open, prepared in between. */
export const goingTo =
  (label: string, prepare: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await prepare(page);
    await section(page, label).click();
  };
