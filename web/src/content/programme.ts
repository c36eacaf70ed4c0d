import type { DepartmentPath } from './departments.ts';
import type { PictureName } from './pictures.ts';

/** A line of a table of facts. */
export interface FactText {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** A title and the sentence or two that explain it. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
}

/** What can be chosen within a speciality. */
export interface ProgrammeOption {
  /** The letters by which the diploma is known. */
  readonly code?: string;
  readonly name: string;
  readonly text: string;
}

/** A speciality of a programme, and the department that teaches it. */
export interface Speciality {
  readonly name: string;
  readonly department?: DepartmentPath;
  readonly options: readonly ProgrammeOption[];
}

/** The page of one of the two BTS. */
export interface BtsProgramme {
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureName;
  readonly facts: readonly FactText[];
  readonly optionsIntro: string;
  readonly specialities: readonly Speciality[];
  readonly profile: readonly FactText[];
  readonly fees: readonly FactText[];
  /** Addresses of the picture to print and hand out, and of a small one of it. */
  readonly flyer: { readonly file: string; readonly preview: string };
  readonly other: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly path: string;
  };
}
