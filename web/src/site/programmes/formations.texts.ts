import { departments, type DepartmentPath } from '../../texts/departments.texts.ts';
import type { PictureName } from '../../texts/pictures.texts.ts';
import { filledIn, subjectPage } from './subject-page.texts.ts';
import texts from './formations.json' with { type: 'json' };

const departmentPictures: Readonly<Record<DepartmentPath, PictureName>> = {
  '/electromecanique': 'electromecanique',
  '/chaudronerie': 'chaudronnerie',
  '/froid-climatisation': 'froid',
  '/mecanique-entretien': 'entretien',
  '/mecanique-diesel': 'diesel',
  '/maintenance': 'maintenance',
  '/qhse': 'qhse',
};

const cards = departments.map(({ path, title, description }) => ({
  path,
  title,
  text: description,
  picture: departmentPictures[path],
}));

export const formations = subjectPage({
  ...texts,
  parts: texts.parts.map((part) => (part.id === 'departements' ? { ...part, cards } : part)),
});

/** Rows of the table of diplomas and the programmes they lead to. */
export const choices = filledIn(texts.choices);

/** Invitation to visit, for visitors who cannot choose a department. */
export const visit = filledIn(texts.visit);
