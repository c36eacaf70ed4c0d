import { centre, centrePath } from '@centre/domain/centre';
import type { Page } from '@playwright/test';
import { words } from './whole-page.ts';
import { expect } from './browser.ts';

/** What each page must say and where it must lead, as the centre announces it. */
export const pages: Record<
  string,
  {
    readonly texts: readonly string[];
    readonly links: readonly string[];
    readonly absent?: readonly string[];
  }
> = {
  [centrePath]: {
    texts: [
      '2015',
      '2013',
      'arrêté ministériel',
      'agence française de développement',
      'secteur public et du secteur privé',
      '18 membres',
      '800 jeunes formés',
      'supérieure à 80 %',
      'plus de 1500 techniciens',
      'Du lundi au vendredi, de 7h à 17h30',
      'Hydraulique',
      'Automatismes',
      'Tuyauterie',
    ],
    links: ['/formation', '/inscription', '/chaudronerie'],
  },
  '/apropos': { texts: ['17h à 21h'], links: ['/bts', centrePath] },
  '/formation': {
    texts: ['BAC PRO', 'BTS', 'LICENCE', 'FORMATION DE COURTE DURÉE'],
    links: [
      '/bacpro',
      '/bts',
      '/licence',
      '/courteduree',
      '/electromecanique',
      '/chaudronerie',
      '/froid-climatisation',
      '/mecanique-entretien',
      '/mecanique-diesel',
      '/maintenance',
      '/qhse',
    ],
  },
  '/bts': {
    texts: [
      '2 ans',
      'Mécanique diesel',
      'CAO-DAO',
      'Électromécanique',
      'Climatisation et froid',
      'Chaudronnerie métallique',
      'Eau et assainissement',
      'BAC technique ou scientifique',
      `BP du ${centre.abbreviation}`,
      'Étude de dossier',
      'Présélection',
      'Concours écrit',
      '10.000F',
      '450.000F',
      '8h-16h',
      '17h-21h',
    ],
    links: ['/bts-3-ans', '/inscription'],
  },
  '/bts-3-ans': {
    texts: [
      '3 ans',
      'MECEA',
      'MIA',
      'MCM',
      'DCM',
      'RPM',
      'ROCSM',
      'IM2EIR',
      'IM2EB2DES',
      'GCS',
      'IMEDP',
      'TAE',
      'BEPC',
      '14 ans ou plus',
      'Étude de dossier',
      'Présélection',
      'Concours écrit',
      '10.000F',
      '350.000F',
    ],
    links: ['/bts', '/inscription'],
  },
  '/bacpro': {
    texts: ['3 ans', 'Seconde', 'Première', 'Terminale', 'BEPC', 'Maintenance Industrielle'],
    links: ['/bts', '/electromecanique'],
    absent: ['QHSE'],
  },
  '/licence': { texts: ['arrive bientôt', 'Ce qui se prépare'], links: ['/bts', '/bacpro'] },
  '/courteduree': {
    texts: [
      'Chaudronnerie',
      'Électromécanique',
      'Eau et assainissement',
      'Froid et climatisation',
      'Peinture',
      'Mécanique diesel',
      'Mécanique industrielle',
      'Carreleur',
      'Plâtrier',
      'Maçon',
      'Menuisier-charpentier',
      '30 jours environ',
    ],
    links: ['/auxentreprise', '/contact'],
  },
  '/auxentreprise': {
    texts: ['Prestation de services', 'audit de maintenance', '30 jours environ'],
    links: ['/contact'],
  },
};

/** A department, and a course that only it gives. */
export const departments = [
  ['/electromecanique', 'Électrotechnique'],
  ['/chaudronerie', 'Traçage et développements'],
  ['/froid-climatisation', 'Technologie frigorifique'],
  ['/mecanique-entretien', 'Tournage'],
  ['/mecanique-diesel', 'Métrologie du moteur'],
  ['/maintenance', 'Hydraulique industrielle'],
  ['/qhse', 'Évaluation des risques'],
] as const;

/** Expects the page at `path` to say what it must and to lead on, if it is about programmes. */
export async function expectAnnounced(page: Page, path: string): Promise<void> {
  const { texts, links, absent = [] } = pages[path] ?? { texts: [], links: [] };
  const said = await words(page);
  for (const text of texts) expect(said).toContain(text);
  for (const text of absent) expect(said).not.toContain(text);
  for (const link of links)
    expect(await page.locator(`main a[href="${link}"]`).count()).toBeGreaterThan(0);

  const [, course] = departments.find(([department]) => department === path) ?? [];
  if (!course) return;
  const courses = page.getByRole('region', { name: 'Les cours' }).getByRole('listitem');
  expect(await courses.count()).toBeGreaterThanOrEqual(6);
  await courses.getByRole('heading', { name: course, exact: true }).waitFor();
  expect(await page.locator('main a[href="/inscription"]').count()).toBeGreaterThan(0);
}
