import type { DepartmentPath } from '../departments.ts';
import { chaudronnerie } from './chaudronnerie.ts';
import type { DepartmentPage } from './department-page.ts';
import { electromecanique } from './electromecanique.ts';
import { froidClimatisation } from './froid-climatisation.ts';
import { maintenance } from './maintenance.ts';
import { mecaniqueDiesel } from './mecanique-diesel.ts';
import { mecaniqueEntretien } from './mecanique-entretien.ts';
import { qhse } from './qhse.ts';

/** The page of each department, by its address. */
export const departmentPages: Readonly<Record<DepartmentPath, DepartmentPage>> = {
  '/electromecanique': electromecanique,
  '/chaudronerie': chaudronnerie,
  '/froid-climatisation': froidClimatisation,
  '/mecanique-entretien': mecaniqueEntretien,
  '/mecanique-diesel': mecaniqueDiesel,
  '/maintenance': maintenance,
  '/qhse': qhse,
};
