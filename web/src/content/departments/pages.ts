import type { DepartmentPath } from '../departments.ts';
import type { DepartmentPage } from '../page.ts';
import { electromecanique, froidClimatisation, maintenance, qhse } from './systems.ts';
import { chaudronnerie, mecaniqueDiesel, mecaniqueEntretien } from './workshops.ts';

/** What every department's page says in the same words. */
export const departmentPage = {
  learns: 'Ce que l’on y apprend',
  courses: 'Les cours',
  coursesIntro: 'Chaque cours commence devant la machine et y revient.',
  machines: 'Les machines',
  jobs: 'Les métiers',
  others: 'Les autres départements',
  programmes: { label: 'Voir les formations', path: '/formation' },
  nextTitle: (department: string) => `Choisir ce métier\u00A0: ${department}`,
} as const;

export const departmentPages: Readonly<Record<DepartmentPath, DepartmentPage>> = {
  '/electromecanique': electromecanique,
  '/chaudronerie': chaudronnerie,
  '/froid-climatisation': froidClimatisation,
  '/mecanique-entretien': mecaniqueEntretien,
  '/mecanique-diesel': mecaniqueDiesel,
  '/maintenance': maintenance,
  '/qhse': qhse,
};
