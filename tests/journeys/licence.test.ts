import { centre } from '@centre/domain/centre';
import type { Page } from '@playwright/test';
import { expect, type OpenVisit, test, wide } from './browser.ts';
import { words } from './whole-page.ts';

test.describe('The banner of the licence', { tag: '@night' }, () => {
  const banner = '[data-testid=marquee]';

  /** Opens the page with the clock in our hands, and waits until the banner runs. */
  async function openBanner(visit: OpenVisit, reducedMotion?: 'reduce') {
    const { page } = await visit('about:blank', wide);
    if (reducedMotion) await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await page.goto('/licence');
    await page.waitForFunction(
      (selector) =>
        Object.keys(document.querySelector(selector) ?? {}).some((key) =>
          key.startsWith('__reactProps'),
        ),
      banner,
    );
    // Whatever covers the page at first is gone by then.
    await page.clock.runFor(5_000);
    await page.locator(banner).scrollIntoViewIfNeeded();
    return page;
  }

  const offset = (page: Page) =>
    page
      .locator(`${banner} textPath`)
      .evaluate((text) => Number(text.getAttribute('startOffset')));

  /** How far the text runs by itself in a moment; to the left is negative. */
  async function travel(page: Page): Promise<number> {
    const before = await offset(page);
    await page.clock.runFor(200);
    const distance = (await offset(page)) - before;
    const period = await page
      .locator(`${banner} textPath`)
      .evaluate((text: SVGTextPathElement) => {
        const copies = text.textContent.split('•').length - 1;
        return text.getComputedTextLength() / copies;
      });
    // The text begins anew after each period, which is not a way back.
    if (distance > period / 2) return distance - period;
    if (distance < -period / 2) return distance + period;
    return distance;
  }

  async function dragBy(page: Page, distance: number): Promise<void> {
    const box = await page.locator(banner).boundingBox();
    if (!box) throw new Error('The banner is not shown.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 5 });
    await page.mouse.up();
  }

  test('runs to the left, to the right once dragged there, and back', async ({ visit }) => {
    const page = await openBanner(visit);
    expect(await travel(page)).toBeLessThan(0);
    await dragBy(page, 120);
    expect(await travel(page)).toBeGreaterThan(0);
    await dragBy(page, -60);
    expect(await travel(page)).toBeLessThan(0);
  });

  test('can be stopped, follows the pointer that drags it, and started again', async ({
    visit,
  }) => {
    const page = await openBanner(visit);
    await page.getByRole('button', { name: 'Arrêter le défilement' }).click();
    expect(await travel(page)).toBe(0);
    const before = await offset(page);
    await dragBy(page, -40);
    expect((await offset(page)) - before).toBeCloseTo(-40, 0);
    await page.getByRole('button', { name: 'Relancer le défilement' }).click();
    expect(await travel(page)).not.toBe(0);
  });

  test('stands still for those who prefer no motion, and says the same to those who do not see it', async ({
    visit,
  }) => {
    const page = await openBanner(visit, 'reduce');
    expect(await travel(page)).toBe(0);
    await dragBy(page, 120);
    expect(await travel(page)).toBe(0);
    expect(await offset(page)).toBe(0);

    await page.getByRole('heading', { level: 1, name: 'Licence' }).waitFor();
    expect(await words(page)).toContain(
      `Le programme de licence du ${centre.abbreviation} arrive bientôt.`,
    );
    expect(await page.locator(banner).getAttribute('aria-hidden')).toBe('true');
  });
});
