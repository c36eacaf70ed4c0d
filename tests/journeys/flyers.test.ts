import { expect, test } from './browser.ts';

for (const [path, file] of [
  ['/bts', '/flyers/bts-2-ans.jpg'],
  ['/bts-3-ans', '/flyers/bts-3-ans.jpg'],
] as const) {
  test.describe(`The flyer of ${path}`, { tag: '@night' }, () => {
    test('is saved by its link', async ({ visit }) => {
      const { page } = await visit(path);
      const link = page.getByRole('link', { name: 'Enregister un Flyers' });
      const saving = page.waitForEvent('download');
      await link.click();
      expect((await saving).suggestedFilename()).toBe(file.split('/').at(-1));
    });
  });
}
