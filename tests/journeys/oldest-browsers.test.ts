import { expect, test } from './browser.ts';

test.use({ isOldest: true });

test.describe('Emulated oldest browser', { tag: '@night' }, () => {
  test('lacks newer features of language and platform', async ({ visit }) => {
    const { page } = await visit('/');
    const known = await page.evaluate(() => [
      'toSorted' in Array.prototype,
      'withResolvers' in Promise,
      'Iterator' in globalThis,
      'requestIdleCallback' in globalThis,
      'timeout' in AbortSignal,
      'requestSubmit' in HTMLFormElement.prototype,
    ]);
    expect(new Set(known)).toEqual(new Set([false]));
    expect(await page.evaluate(() => 'hasOwn' in Object && 'locks' in navigator)).toBe(true);
  });
});

test.describe('Unsupported browser', { tag: '@night' }, () => {
  test('keeps the server-rendered page, with working links', async ({ visit }) => {
    const { page } = await visit('about:blank');
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto('/formation', { waitUntil: 'networkidle' });
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    const link = page.getByRole('link', { name: /inscri/i }).first();
    await link.click();
    await page.waitForURL('**/inscription');
  });
});
