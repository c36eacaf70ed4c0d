import { centrePath } from '@centre/domain/centre';
import { articlePath, documentTitle } from '@centre/domain/site-address';
import type { Page } from '@playwright/test';
import { notFound, routes } from '../../web/src/app/routes.tsx';
import { pages as screens } from '../screens/site/pages.ts';
import { expect, narrow, test } from './browser.ts';
import { whenAlive } from './public-page.ts';
import { articles } from './news-page.ts';

const article = articlePath(articles.technical.id);
const unknownPath = '/nulle-part';

const addresses = [...routes, { ...notFound, path: unknownPath }].map((route) => ({
  ...route,
  path: route.path.replace('/actualites/:id', article).replace(':category', 'Technologie'),
}));

/** Facts of the centre that the pages must contain, by path, separated by ' | '. */
const facts: Readonly<Record<string, string>> = {
  [centrePath]:
    '2015 | 2013 | arrêté ministériel | 18 membres | 800 jeunes formés | supérieure à 80 % | plus de 1500 techniciens | Du lundi au vendredi, de 7h à 17h30',
  '/formation': 'BAC PRO | BTS | LICENCE | FORMATION DE COURTE DURÉE',
  '/bts':
    '2 ans | Mécanique diesel | CAO-DAO | Électromécanique | Climatisation et froid | Chaudronnerie métallique | Eau et assainissement | Étude de dossier | Présélection | Concours écrit | 10.000F | 450.000F | 8h-16h | 17h-21h',
  '/bts-3-ans':
    '3 ans | MECEA | MIA | MCM | DCM | RPM | ROCSM | IM2EIR | IM2EB2DES | GCS | IMEDP | TAE | BEPC | 14 ans ou plus | 10.000F | 350.000F',
  '/bacpro': '3 ans | Seconde | Première | Terminale | BEPC | Maintenance Industrielle',
  '/licence': 'arrive bientôt',
  '/courteduree':
    'Chaudronnerie | Électromécanique | Eau et assainissement | Peinture | Mécanique diesel | Carreleur | Plâtrier | Maçon | Menuisier-charpentier | 30 jours environ',
  '/auxentreprise': 'Prestation de services | audit de maintenance | 30 jours environ',
  '/electromecanique': 'Électrotechnique',
  '/chaudronerie': 'Traçage et développements',
  '/froid-climatisation': 'Technologie frigorifique',
  '/mecanique-entretien': 'Tournage',
  '/mecanique-diesel': 'Métrologie du moteur',
  '/maintenance': 'Hydraulique industrielle',
  '/qhse': 'Évaluation des risques',
};

/** Waits until the page is hydrated and shows its data. */
async function waitUntilLoaded(page: Page, path: string): Promise<void> {
  await whenAlive(page);
  await screens.find(({ address }) => address === path)?.reach?.(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

for (const { path, title, description, isHidden } of addresses) {
  test(`Page ${path} has its metadata, one h1 and no horizontal scrolling on a phone`, async ({
    visit,
  }) => {
    const { page, expectComplaint } = await visit(path, narrow);
    if (path === unknownPath) expectComplaint(/status of 404 .*\/nulle-part$/);
    await waitUntilLoaded(page, path);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    // The page of an article has the title and description of the article.
    if (path !== article) {
      expect(await page.title()).toBe(documentTitle(title));
      const meta = page.locator('meta[name=description]');
      expect(await meta.getAttribute('content')).toBe(description);
    }
    expect(await page.locator('meta[name=robots]').count()).toBe(isHidden ? 1 : 0);
    expect(await page.locator('h1').count()).toBe(1);
    const text = (await page.getByRole('main').innerText()).replace(/[\s\u00A0]+/g, ' ');
    for (const fact of facts[path]?.split(' | ') ?? []) expect(text).toContain(fact);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('Routes contain every path of the specification', () => {
  const others = ['/blog', '/blog/category/Technologie', '/test-images', '/test-carousel'];
  const specified = [...Object.keys(facts), ...others, '/apropos', '/galerie', '/temoignages'];
  expect(addresses.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
});
