import type { PictureName } from './pictures.texts.ts';

/** A link and what it says. */
export interface LabelledPath {
  readonly label: string;
  readonly path: string;
}

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

/** A part of a page: its title and its optional contents. */
export interface PagePart {
  /** Its address within the page. */
  readonly id: string;
  readonly title: string;
  /** Where there is room; else above the rest. */
  readonly titleAt?: 'left';
  readonly intro?: string;
  /** Beside the rest. */
  readonly picture?: PictureName;
  /** In an order; a mark, such as a year, stands in place of the number. */
  readonly steps?: readonly (Explanation & { readonly mark?: string })[];
  /** Cards that lead to other pages. */
  readonly cards?: readonly (Explanation & {
    readonly path: string;
    readonly kicker?: string;
    readonly picture?: PictureName;
  })[];
  readonly notes?: readonly Explanation[];
  /** How many notes or cards stand side by side where there is room; else four. */
  readonly columns?: 2 | 3 | 4;
  readonly list?: readonly string[];
  readonly facts?: readonly FactText[];
  readonly link?: LabelledPath;
}

/** A page on one subject: a head, parts under titles, what to do next. */
export interface SubjectPage {
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureName;
  /** The pages above this one. */
  readonly breadcrumb?: readonly LabelledPath[];
  readonly facts: readonly FactText[];
  /** What to do first; the main one at the beginning. */
  readonly actions: readonly LabelledPath[];
  readonly parts: readonly PagePart[];
  /** The end of the page; what is left out is that of most pages. */
  readonly next: {
    readonly title?: string;
    readonly text?: string;
    readonly action?: LabelledPath;
    readonly other?: LabelledPath;
  };
}

/** The page of a department. */
export interface DepartmentPage extends Pick<SubjectPage, 'picture' | 'lead' | 'facts'> {
  /** A second drawing, beside what one learns. */
  readonly detail: PictureName;
  readonly learns: readonly string[];
  readonly courses: readonly Explanation[];
  readonly machines: readonly string[];
  readonly jobs: readonly string[];
}
