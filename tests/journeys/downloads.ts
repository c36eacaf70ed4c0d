import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Presses the button, and waits for the file that comes of it. */
export async function downloaded(page: Page, button: string) {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await arriving;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}
