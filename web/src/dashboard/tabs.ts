import { can, type Resource, type Role } from '@centre/domain/permissions';
import type { ComponentType } from 'react';
import { inscriptionsTab } from '../content/dashboard/inscriptions.ts';
import { InscriptionsTab } from './inscriptions/inscriptions-tab.tsx';

/** A section of the dashboard. */
export interface DashboardTab {
  /** What one must be allowed to read to see it; also its address below /dashboard. */
  readonly path: Resource;
  readonly label: string;
  readonly Content: ComponentType;
}

const tabs: readonly DashboardTab[] = [
  { path: 'inscriptions', label: inscriptionsTab.label, Content: InscriptionsTab },
];

/** The sections that `role` may see. */
export function tabsFor(role: Role): readonly DashboardTab[] {
  return tabs.filter(({ path }) => can(role, path, 'read'));
}
