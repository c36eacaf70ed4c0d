import {
  can,
  visibleSections,
  type Action,
  type Resource,
  type Role,
} from '@centre/domain/permissions';
import type { ComponentType } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { dashboard } from './shell.texts.ts';

/** A section of the dashboard, or a page within one, such as 'users/journal'. */
export interface DashboardTab {
  /** Its path below /dashboard. */
  readonly path: keyof typeof dashboard.labels;
  readonly label: string;
  /** Fetched when the section is opened for the first time. */
  readonly Content: ComponentType;
}

/** Reads the campaigns, which a section waits for, while its script comes. */
const loadCampagnes = async () =>
  (await import('../data/staff/desk-campagnes.ts')).loadCampagnes();

const tab = (
  path: DashboardTab['path'],
  load: () => Promise<ComponentType>,
  isOfCampagne = false,
): DashboardTab => ({
  path,
  label: dashboard.labels[path],
  Content: lazyComponent(async () => {
    const [Content] = await Promise.all([load(), isOfCampagne && loadCampagnes()]);
    return Content;
  }),
});

/** In the order in which they are shown. */
const tabs: readonly DashboardTab[] = [
  tab('articles', async () => (await import('./articles/articles-tab.tsx')).ArticlesTab),
  tab(
    'inscriptions',
    async () => (await import('./inscriptions/inscriptions-tab.tsx')).InscriptionsTab,
    true,
  ),
  tab('bilan', async () => (await import('./bilan/bilan-tab.tsx')).BilanTab, true),
  tab('galerie', async () => (await import('./galerie/galerie-tab.tsx')).GalerieTab),
  tab('vitrine', async () => (await import('./vitrine/vitrine-tab.tsx')).VitrineTab),
  tab(
    'temoignages',
    async () => (await import('./temoignages/temoignages-tab.tsx')).TemoignagesTab,
  ),
  tab('campagne', async () => (await import('./campagne/campagne-tab.tsx')).CampagneTab),
  tab('users', async () => (await import('./users/users-tab.tsx')).UsersTab),
  tab(
    'inscriptions/prevenir',
    async () => (await import('./inscriptions/prevenir/prevenir.tsx')).Prevenir,
  ),
  tab('users/demandes', async () => (await import('./persons/persons.tsx')).Persons),
  tab('users/journal', async () => (await import('./journal/journal.tsx')).Journal),
];

/** Rights that open sections which are not those of the same name. */
const rights: Partial<Record<DashboardTab['path'], readonly [Resource, Action]>> = {
  bilan: ['inscriptions', 'read'],
  campagne: ['dashboard', 'write'],
  vitrine: ['galerie', 'write'],
  'inscriptions/prevenir': ['inscriptions', 'write'],
  'users/demandes': ['personnes', 'delete'],
  'users/journal': ['users', 'read'],
};

/** The sections that `role` may see. */
export function tabsFor(role: Role): readonly DashboardTab[] {
  return tabs.filter(({ path }) => can(role, ...(rights[path] ?? [path as Resource, 'read'])));
}

/** The section that opens first, which is not the first of the row. */
export function firstTabFor(role: Role): DashboardTab | undefined {
  const own = tabsFor(role);
  return visibleSections(role)
    .map((section) => own.find(({ path }) => path === section))
    .find((tab) => tab !== undefined);
}
