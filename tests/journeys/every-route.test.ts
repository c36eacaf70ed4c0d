import { centre, centrePath } from '@centre/domain/centre';
import { documentTitle } from '@centre/domain/site-address';
import { describe, expect, it } from 'vitest';
import hostingConfig from '../../firebase.json' with { type: 'json' };
import { routes } from '../../web/src/app/routes.tsx';
import { suite } from '../suite.ts';
import { narrow, useBrowser, wide } from './browser.ts';
import { articles } from './news-page.ts';
import { expectWholePage } from './whole-page.ts';

const { visit } = useBrowser();

const addresses = routes.map(({ path, ...route }) => ({
  ...route,
  path: path.replace(':category', 'Technologie').replace(':id', articles.technical.id),
  // The server names the page of an article after it.
  isArticle: path.endsWith('/:id'),
}));

it('every address of the specification is a route', () => {
  expect(addresses.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/',
      centrePath,
      '/apropos',
      '/bts',
      '/bacpro',
      '/licence',
      '/formation',
      '/auxentreprise',
      '/galerie',
      '/courteduree',
      '/blog',
      '/actualites',
      '/contact',
      '/test-images',
      '/test-carousel',
      '/electromecanique',
      '/chaudronerie',
      '/froid-climatisation',
      '/mecanique-entretien',
      '/mecanique-diesel',
      '/maintenance',
      '/qhse',
      '/inscription',
      '/temoignages',
      '/blog/category/Technologie',
    ]),
  );
});

describe.each([wide, narrow])('On a screen of %i pixels', (width) => {
  it.each(addresses)(
    '$path is a whole page',
    async ({ path, title, description, isHidden, isArticle }) => {
      const { page } = await visit(path, width);
      // The console, where a fault in taking over the page would be, is read once it is quiet.
      await page.waitForLoadState('networkidle');

      await expectWholePage(page);
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      if (!isArticle) {
        expect(await page.title()).toBe(documentTitle(title));
        const meta = page.locator('meta[name=description]');
        expect(await meta.getAttribute('content')).toBe(description);
      }
      expect(await page.locator('meta[name=robots]').count()).toBe(isHidden ? 1 : 0);
    },
  );
});

describe('An older spelling', () => {
  it.each([
    ['/Bts', '/bts'],
    ['/CourteDuree', '/courteduree'],
    ['/Froid-climatisation', '/froid-climatisation'],
    [`/${centre.abbreviation}`, centrePath],
    ['/admin', '/dashboard'],
  ])('%s leads to %s', async (former, current) => {
    const answer = await fetch(`${suite.origin('hosting')}${former}`, { redirect: 'manual' });
    expect(answer.status).toBeGreaterThanOrEqual(301);
    expect(answer.status).toBeLessThanOrEqual(302);
    expect(new URL(answer.headers.get('location') ?? '', answer.url).pathname).toBe(current);
  });

  it('of the centre is the one of its identity, whichever centre it is', () => {
    const destinations = hostingConfig.hosting.redirects.map(({ destination }) => destination);
    expect(destinations).toContain(centrePath);
  });
});
