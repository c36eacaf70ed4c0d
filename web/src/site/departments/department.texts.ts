import type { DepartmentPath } from '../../texts/departments.texts.ts';
import type { DepartmentPage } from '../../texts/page.texts.ts';
import type { PictureName } from '../../texts/pictures.texts.ts';
import { explained, typeset } from '../../texts/typeset.ts';
import chaudronnerie from './chaudronerie.json' with { type: 'json' };
import electromecanique from './electromecanique.json' with { type: 'json' };
import froid from './froid-climatisation.json' with { type: 'json' };
import maintenance from './maintenance.json' with { type: 'json' };
import diesel from './mecanique-diesel.json' with { type: 'json' };
import entretien from './mecanique-entretien.json' with { type: 'json' };
import qhse from './qhse.json' with { type: 'json' };

/** Texts common to all department pages. */
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

interface DepartmentTexts extends Omit<DepartmentPage, 'picture' | 'detail' | 'courses'> {
  readonly courses: Readonly<Record<string, string>>;
}

function page(
  picture: PictureName,
  detail: PictureName,
  { courses, ...texts }: DepartmentTexts,
): DepartmentPage {
  return typeset({ picture, detail, ...texts, courses: explained(courses) });
}

export const departmentPages: Readonly<Record<DepartmentPath, DepartmentPage>> = {
  '/electromecanique': page('electromecanique', 'electromecaniqueDetail', electromecanique),
  '/chaudronerie': page('chaudronnerie', 'chaudronnerieDetail', chaudronnerie),
  '/froid-climatisation': page('froid', 'froidDetail', froid),
  '/mecanique-entretien': page('entretien', 'entretienDetail', entretien),
  '/mecanique-diesel': page('diesel', 'dieselDetail', diesel),
  '/maintenance': page('maintenance', 'maintenanceDetail', maintenance),
  '/qhse': page('qhse', 'qhseDetail', qhse),
};
