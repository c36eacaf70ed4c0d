import type { PictureName } from '../pictures.ts';

/** What a course of a department is about. */
export interface Course {
  readonly name: string;
  /** One or two sentences: what one does in it. */
  readonly summary: string;
}

/** The page of a department. */
export interface DepartmentPage {
  readonly picture: PictureName;
  /** A second drawing, beside what one learns. */
  readonly detail: PictureName;
  readonly lead: string;
  /** Where it can be studied, and what opens afterwards. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly learns: readonly string[];
  readonly courses: readonly Course[];
  readonly machines: readonly string[];
  readonly jobs: readonly string[];
}

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

const studied = { label: 'Se prépare en' } as const;

/** The programmes that a department takes part in. */
export const studiedIn = {
  all: { ...studied, value: 'BAC PRO, BTS' },
  bts: { ...studied, value: 'BTS' },
} as const;
