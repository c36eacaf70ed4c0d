import { can, visibleSections, type Resource, type Role } from '@centre/domain/permissions';
import { lazy, type ComponentType } from 'react';
import { articlesTab } from '../content/dashboard/articles.ts';
import { galerieTab } from '../content/dashboard/galerie.ts';
import { inscriptionsTab } from '../content/dashboard/inscriptions.ts';
import { temoignagesTab } from '../content/dashboard/temoignages.ts';
import { usersTab } from '../content/dashboard/users.ts';

/** A section of the dashboard. */
export interface DashboardTab {
  /** The resource that one must be allowed to read; also its path below /dashboard. */
  readonly path: Resource;
  readonly label: string;
  /** Fetched when the section is opened for the first time. */
  readonly Content: ComponentType;
}

/** In the order in which they are shown. */
const tabs: readonly DashboardTab[] = [
  {
    path: 'articles',
    label: articlesTab.label,
    Content: lazy(async () => ({
      default: (await import('./articles/articles-tab.tsx')).ArticlesTab,
    })),
  },
  {
    path: 'inscriptions',
    label: inscriptionsTab.label,
    Content: lazy(async () => ({
      default: (await import('./inscriptions/inscriptions-tab.tsx')).InscriptionsTab,
    })),
  },
  {
    path: 'galerie',
    label: galerieTab.label,
    Content: lazy(async () => ({
      default: (await import('./galerie/galerie-tab.tsx')).GalerieTab,
    })),
  },
  {
    path: 'temoignages',
    label: temoignagesTab.label,
    Content: lazy(async () => ({
      default: (await import('./temoignages/temoignages-tab.tsx')).TemoignagesTab,
    })),
  },
  {
    path: 'users',
    label: usersTab.label,
    Content: lazy(async () => ({
      default: (await import('./users/users-tab.tsx')).UsersTab,
    })),
  },
];

/** The sections that `role` may see. */
export function tabsFor(role: Role): readonly DashboardTab[] {
  return tabs.filter(({ path }) => can(role, path, 'read'));
}

/** The section that opens first, which is not the first of the row. */
export function firstTabFor(role: Role): DashboardTab | undefined {
  const own = tabsFor(role);
  return visibleSections(role)
    .map((section) => own.find(({ path }) => path === section))
    .find((tab) => tab !== undefined);
}
