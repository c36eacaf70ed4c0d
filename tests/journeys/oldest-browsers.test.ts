import { expect, test, wide } from './browser.ts';
import { lackingAtRules } from './oldest-browsers.ts';

test.use({ isOldest: true });

test.describe('In the oldest browsers', { tag: '@night' }, () => {
  test('the language and the platform lack what came after them', async ({ visit }) => {
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

  for (const path of ['/', '/inscription', '/dashboard']) {
    test(`no style of ${path} stands in a rule that they leave out as a whole`, async ({
      visit,
    }) => {
      const { page } = await visit(path, wide);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const names = await page.evaluate(() => {
        const within = (rules: CSSRuleList): string[] =>
          [...rules].flatMap((rule) => [
            /^@([\w-]+)/.exec(rule.cssText)?.[1] ?? '',
            ...('cssRules' in rule ? within(rule.cssRules as CSSRuleList) : []),
          ]);
        return [...document.styleSheets].flatMap(({ cssRules }) => within(cssRules));
      });
      expect(names).toContain('media');
      expect(lackingAtRules()).toContain('layer');
      // Of paper they choose the size themselves, and what opens is there at once.
      const styling = names.filter((name) => !['page', 'starting-style'].includes(name));
      expect(styling.filter((name) => lackingAtRules().includes(name))).toEqual([]);
    });
  }
});

test.describe('In a browser that is older still', { tag: '@night' }, () => {
  test('a page stays as it was sent, and its links work', async ({ visit }) => {
    const { page } = await visit('about:blank');
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto('/formation', { waitUntil: 'networkidle' });
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    await page
      .getByRole('link', { name: /inscri/i })
      .first()
      .click();
    await page.waitForURL('**/inscription');
  });
});
