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

/** Section of the dashboard, or sub-page of one, such as 'users/journal'. */
export interface DashboardTab {
  /** Path below /dashboard. */
  readonly path: keyof typeof dashboard.labels;
  readonly label: string;
  /** Code-split: loaded when the section is first opened. */
  readonly Content: ComponentType;
}

/** Loads the campaigns, in parallel with the script of a section that needs them. */
const loadCampagnes = async () =>
  (await import('../data/staff/desk-campagnes.ts')).loadCampagnes();

const tab = (
  path: DashboardTab['path'],
  load: () => Promise<ComponentType>,
  needsCampagnes = false,
): DashboardTab => ({
  path,
  label: dashboard.labels[path],
  Content: lazyComponent(async () => {
    const [Content] = await Promise.all([load(), needsCampagnes && loadCampagnes()]);
    return Content;
  }),
});

/** All tabs, in display order. */
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

/** Permissions of the tabs that are not opened by `read` on the resource of the same name. */
const rights: Partial<Record<DashboardTab['path'], readonly [Resource, Action]>> = {
  bilan: ['inscriptions', 'read'],
  campagne: ['dashboard', 'write'],
  vitrine: ['galerie', 'write'],
  'inscriptions/prevenir': ['inscriptions', 'write'],
  'users/demandes': ['personnes', 'delete'],
  'users/journal': ['users', 'read'],
};

/** Tabs that `role` may see. */
export function tabsFor(role: Role): readonly DashboardTab[] {
  return tabs.filter(({ path }) => can(role, ...(rights[path] ?? [path as Resource, 'read'])));
}

/** Default tab of `role`, which is not always the leftmost one. */
export function firstTabFor(role: Role): DashboardTab | undefined {
  const allowed = tabsFor(role);
  return visibleSections(role)
    .map((section) => allowed.find(({ path }) => path === section))
    .find((tab) => tab !== undefined);
}
