/** @module-tag night */
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

describe.each([
  ['/bts', '/flyers/bts-2-ans.jpg'],
  ['/bts-3-ans', '/flyers/bts-3-ans.jpg'],
])('The flyer of %s', (path, file) => {
  it('is saved by its link', async () => {
    const { page } = await visit(path);
    const link = page.getByRole('link', { name: 'Enregister un Flyers' });
    const saving = page.waitForEvent('download');
    await link.click();
    expect((await saving).suggestedFilename()).toBe(file.split('/').at(-1));
  });
});
