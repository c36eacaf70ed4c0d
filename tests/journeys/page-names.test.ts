import { documentTitle, siteAddress } from '@centre/domain/site-address';
import { routes } from '../../web/src/app/routes.tsx';
import { expect, test, wide } from './browser.ts';

test.describe('Going from one page to another', { tag: '@night' }, () => {
  test('renames the page: its title, its description and its address', async ({ visit }) => {
    const { page } = await visit('/bts', wide);
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(2);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole('link', { name: 'Galerie' }).first().click();
    await page.waitForURL('**/galerie');
    const gallery = routes.find(({ path }) => path === '/galerie');
    await expect.poll(() => page.title()).toBe(documentTitle(gallery?.title ?? ''));
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      siteAddress('/galerie'),
    );
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
      gallery?.description,
    );
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });
});
