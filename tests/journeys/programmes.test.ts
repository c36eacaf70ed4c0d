import { describe, expect, it } from 'vitest';
import { narrow, useBrowser, wide } from './browser.ts';
import { departments, pages } from './programme-pages.ts';
import { expectWholePage, words } from './whole-page.ts';

const { visit } = useBrowser();

describe.each(Object.entries(pages))('The page %s', (path, { texts, links }) => {
  it.each([narrow, wide])('says what it must and leads on, at %i px', async (width) => {
    const { page } = await visit(path, width);
    await expectWholePage(page);
    const said = await words(page);
    for (const text of texts) expect(said).toContain(text);
    for (const link of links)
      expect(await page.locator(`main a[href="${link}"]`).count()).toBeGreaterThan(0);
  });
});

describe.each(departments)('The department %s', (path, course) => {
  it.each([narrow, wide])(
    'lists its courses and leads to the form, at %i px',
    async (width) => {
      const { page } = await visit(path, width);
      await expectWholePage(page);
      const courses = page.getByRole('region', { name: 'Les cours' }).getByRole('listitem');
      expect(await courses.count()).toBeGreaterThanOrEqual(6);
      await courses.getByRole('heading', { name: course, exact: true }).waitFor();
      expect(await page.locator('main a[href="/inscription"]').count()).toBeGreaterThan(0);
    },
  );
});

describe('The BAC PRO', () => {
  it('does not offer QHSE', async () => {
    const { page } = await visit('/bacpro');
    expect(await words(page)).not.toContain('QHSE');
  });
});

describe.each([
  ['/bts', '/flyers/bts-2-ans.jpg'],
  ['/bts-3-ans', '/flyers/bts-3-ans.jpg'],
])('The flyer of %s', (path, file) => {
  it('is saved by its link, and is a JPEG of a weight that a phone can bear', async () => {
    const { page } = await visit(path);
    const link = page.getByRole('link', { name: 'Enregister un Flyers' });
    const saving = page.waitForEvent('download');
    await link.click();
    expect((await saving).suggestedFilename()).toBe(file.split('/').at(-1));

    const answer = await page.request.get(file);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const bytes = await answer.body();
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(bytes.length).toBeLessThan(300 * 1024);
  });
});
