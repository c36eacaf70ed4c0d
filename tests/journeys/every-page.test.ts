import { articlePath, documentTitle } from '@centre/domain/site-address';
import type { Page } from '@playwright/test';
import { notFound, routes, type PublicRoute } from '../../web/src/app/routes.tsx';
import { pages as screens } from '../screens/site/pages.ts';
import { expect, narrow, type OpenVisit, test, wide } from './browser.ts';
import { whenAlive } from './public-page.ts';
import { articles } from './news-page.ts';
import { expectPaper } from './paper.ts';
import { departments, expectAnnounced, pages } from './programme-pages.ts';
import { expectRoomForDistances, expectRoomForDoubleText } from './text-sizes.ts';
import { expectWholePage, seeAllOf } from './whole-page.ts';
import { expectOneWay, zoomed } from './zoom.ts';

const article = articlePath(articles.technical.id);
const nowhere = '/nulle-part';

const addresses = [...routes, { ...notFound, path: nowhere }].map((route) => ({
  ...route,
  path: route.path.replace('/actualites/:id', article).replace(':category', 'Technologie'),
}));

/** Read under a zoom of 400 %. */
const zoomedPages = [
  '/',
  '/bts',
  '/actualites',
  '/galerie',
  '/temoignages',
  '/contact',
  '/licence',
];

/** Read with other distances between letters, words and lines, and with letters twice as large. */
const spacedPages = [
  '/',
  '/bts',
  '/formation',
  '/actualites',
  '/galerie',
  '/inscription',
  '/contact',
];

/** Waits until React and the data of the page are there. */
async function whenWhole(page: Page, path: string): Promise<void> {
  await whenAlive(page);
  await screens.find(({ address }) => address === path)?.reach?.(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** What a browser and a search engine are told about the page. */
async function expectHead(page: Page, { path, title, description, isHidden }: PublicRoute) {
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  // The server names the page of an article after it.
  if (path !== article) {
    expect(await page.title()).toBe(documentTitle(title));
    const meta = page.locator('meta[name=description]');
    expect(await meta.getAttribute('content')).toBe(description);
  }
  expect(await page.locator('meta[name=robots]').count()).toBe(isHidden ? 1 : 0);
}

/** Opens the page on a telephone, and expects its head, one title and nothing sideways. */
async function openOnTelephone(visit: OpenVisit, route: PublicRoute): Promise<Page> {
  const { page, expectComplaint } = await visit(route.path, narrow);
  if (route.path === nowhere) expectComplaint(/status of 404 .*\/nulle-part$/);
  await whenWhole(page, route.path);
  await expectHead(page, route);
  await expectWholePage(page);
  return page;
}

/** How many rows that snap are not where they begin, though nobody has moved them. */
function scrolledRows(page: Page): Promise<number> {
  return page
    .locator('main *')
    .evaluateAll(
      (all) =>
        all.filter(
          (one) => one.scrollLeft > 0 && getComputedStyle(one).scrollSnapType.startsWith('x'),
        ).length,
    );
}

for (const route of addresses) {
  test(`the page ${route.path} opens on a telephone with its head and one title, and does not scroll sideways`, async ({
    visit,
  }) => {
    await openOnTelephone(visit, route);
  });
}

test.describe('On a narrow screen and on a wide one,', () => {
  for (const route of addresses) {
    test(
      `${route.path} is whole and can be read at any size and on paper`,
      { tag: '@night' },
      async ({ visit }) => {
        const { path } = route;
        const page = await openOnTelephone(visit, route);
        await expectAnnounced(page, path);
        for (const width of [narrow, wide]) {
          await page.setViewportSize({ width, height: 900 });
          await expectWholePage(page);
          await seeAllOf(page);
          await expect.poll(() => scrolledRows(page), 'rows out of line').toBe(0);
          if (spacedPages.includes(path)) await expectRoomForDistances(page);
        }
        await expectPaper(page, path);
        if (zoomedPages.includes(path)) {
          await page.setViewportSize(zoomed);
          await expectOneWay(page);
          await page.setViewportSize({ width: wide, height: 900 });
        }
        if (spacedPages.includes(path)) await expectRoomForDoubleText(page);
      },
    );
  }
});

test('every address of the specification is a page', () => {
  const specified = [
    ...Object.keys(pages),
    ...departments.map(([path]) => path),
    // What is looked at more closely.
    ...zoomedPages,
    ...spacedPages,
    ...['/blog', '/blog/category/Technologie', '/suivi', '/test-images', '/test-carousel'],
  ];
  expect(addresses.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
});
