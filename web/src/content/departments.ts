import type { PageText } from './pages.ts';
import type { PictureName } from './pictures.ts';

/** What a course of a department is about. */
export interface Course {
  readonly name: string;
  readonly summary: string;
}

/** A department of the centre and its page. */
export interface Department extends PageText {
  readonly path: `/${string}`;
  readonly picture: PictureName;
  readonly lead: string;
  readonly courses: readonly Course[];
}

const department = (path: Department['path'], title: string): Department => ({
  path,
  title,
  description: title,
  picture: 'hero',
  lead: '',
  courses: [],
});

export const departments: readonly Department[] = [
  department('/electromecanique', 'Électromécanique'),
  department('/chaudronerie', 'Chaudronnerie'),
  department('/froid-climatisation', 'Froid et climatisation'),
  department('/mecanique-entretien', 'Mécanique et entretien'),
  department('/mecanique-diesel', 'Mécanique diesel'),
  department('/maintenance', 'Maintenance industrielle'),
  department('/qhse', 'QHSE'),
];
