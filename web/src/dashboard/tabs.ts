import { can, visibleSections, type Resource, type Role } from '@centre/domain/permissions';
import type { ComponentType } from 'react';
import { bilanTab } from './bilan/bilan.texts.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { articlesTab } from './articles/articles.texts.ts';
import { campagneTab } from './campagne/campagne.texts.ts';
import { galerieTab } from './galerie/galerie.texts.ts';
import { inscriptionsTab } from './inscriptions/inscriptions.texts.ts';
import { temoignagesTab } from './temoignages/temoignages.texts.ts';
import { usersTab } from './users/users.texts.ts';
import { vitrineTab } from './vitrine/vitrine.texts.ts';

/** A section of the dashboard. */
export interface DashboardTab {
  /** Its path below /dashboard. */
  readonly path: Resource | 'vitrine' | 'campagne' | 'bilan';
  readonly label: string;
  /** Fetched when the section is opened for the first time. */
  readonly Content: ComponentType;
}

/** Reads the campaigns, which a section waits for, while its script comes. */
const loadCampagnes = async () =>
  (await import('../data/staff/desk-campagnes.ts')).loadCampagnes();

/** In the order in which they are shown. */
const tabs: readonly DashboardTab[] = [
  {
    path: 'articles',
    label: articlesTab.label,
    Content: lazyComponent(
      async () => (await import('./articles/articles-tab.tsx')).ArticlesTab,
    ),
  },
  {
    path: 'inscriptions',
    label: inscriptionsTab.label,
    Content: lazyComponent(async () => {
      const [{ InscriptionsTab }] = await Promise.all([
        import('./inscriptions/inscriptions-tab.tsx'),
        loadCampagnes(),
      ]);
      return InscriptionsTab;
    }),
  },
  {
    path: 'bilan',
    label: bilanTab.label,
    Content: lazyComponent(async () => {
      const [{ BilanTab }] = await Promise.all([
        import('./bilan/bilan-tab.tsx'),
        loadCampagnes(),
      ]);
      return BilanTab;
    }),
  },
  {
    path: 'galerie',
    label: galerieTab.label,
    Content: lazyComponent(async () => (await import('./galerie/galerie-tab.tsx')).GalerieTab),
  },
  {
    path: 'vitrine',
    label: vitrineTab.label,
    Content: lazyComponent(async () => (await import('./vitrine/vitrine-tab.tsx')).VitrineTab),
  },
  {
    path: 'temoignages',
    label: temoignagesTab.label,
    Content: lazyComponent(
      async () => (await import('./temoignages/temoignages-tab.tsx')).TemoignagesTab,
    ),
  },
  {
    path: 'campagne',
    label: campagneTab.label,
    Content: lazyComponent(
      async () => (await import('./campagne/campagne-tab.tsx')).CampagneTab,
    ),
  },
  {
    path: 'users',
    label: usersTab.label,
    Content: lazyComponent(async () => (await import('./users/users-tab.tsx')).UsersTab),
  },
];

/** The sections that `role` may see. */
export function tabsFor(role: Role): readonly DashboardTab[] {
  return tabs.filter(({ path }) => {
    if (path === 'campagne') return can(role, 'dashboard', 'write');
    if (path === 'vitrine') return can(role, 'galerie', 'write');
    return can(role, path === 'bilan' ? 'inscriptions' : path, 'read');
  });
}

/** The section that opens first, which is not the first of the row. */
export function firstTabFor(role: Role): DashboardTab | undefined {
  const own = tabsFor(role);
  return visibleSections(role)
    .map((section) => own.find(({ path }) => path === section))
    .find((tab) => tab !== undefined);
}
