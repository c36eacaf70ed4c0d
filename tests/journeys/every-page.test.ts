import { articlePath, documentTitle } from '@centre/domain/site-address';
import type { Page } from '@playwright/test';
import { notFound, routes } from '../../web/src/app/routes.tsx';
import { pages as screens } from '../screens/site/pages.ts';
import { expect, narrow, test } from './browser.ts';
import { whenAlive } from './public-page.ts';
import { articles } from './news-page.ts';

const article = articlePath(articles.technical.id);
const nowhere = '/nulle-part';

const addresses = [...routes, { ...notFound, path: nowhere }].map((route) => ({
  ...route,
  path: route.path.replace('/actualites/:id', article).replace(':category', 'Technologie'),
}));

/** Waits until React and the data of the page are there. */
async function whenWhole(page: Page, path: string): Promise<void> {
  await whenAlive(page);
  await screens.find(({ address }) => address === path)?.reach?.(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

for (const { path, title, description, isHidden } of addresses) {
  test(`the page ${path} opens on a telephone with its head and one title, and does not scroll sideways`, async ({
    visit,
  }) => {
    const { page, expectComplaint } = await visit(path, narrow);
    if (path === nowhere) expectComplaint(/status of 404 .*\/nulle-part$/);
    await whenWhole(page, path);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    // The server names the page of an article after it.
    if (path !== article) {
      expect(await page.title()).toBe(documentTitle(title));
      const meta = page.locator('meta[name=description]');
      expect(await meta.getAttribute('content')).toBe(description);
    }
    expect(await page.locator('meta[name=robots]').count()).toBe(isHidden ? 1 : 0);
    expect(await page.locator('h1').count()).toBe(1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
