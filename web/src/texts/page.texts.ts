import type { PictureName } from './pictures.texts.ts';

export interface LabelledPath {
  readonly label: string;
  readonly path: string;
}

/** Row of a table of facts. */
export interface FactText {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** Title with an explanation of one or two sentences. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
}

/** Part of a page: a title, and optional contents. */
export interface PagePart {
  /** Fragment of its address. */
  readonly id: string;
  readonly title: string;
  /** Position of the title on wide screens; above the content by default. */
  readonly titleAt?: 'left';
  readonly intro?: string;
  /** Picture beside the content. */
  readonly picture?: PictureName;
  /** Ordered steps; a mark, such as a year, replaces the number. */
  readonly steps?: readonly (Explanation & { readonly mark?: string })[];
  /** Cards that link to other pages. */
  readonly cards?: readonly (Explanation & {
    readonly path: string;
    readonly kicker?: string;
    readonly picture?: PictureName;
  })[];
  readonly notes?: readonly Explanation[];
  /** Columns of notes or cards on wide screens; four by default. */
  readonly columns?: 2 | 3 | 4;
  readonly list?: readonly string[];
  readonly facts?: readonly FactText[];
  readonly link?: LabelledPath;
}

/** Page on a subject: head, titled parts, call to action. */
export interface SubjectPage {
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureName;
  /** Parent pages. */
  readonly breadcrumb?: readonly LabelledPath[];
  readonly facts: readonly FactText[];
  /** Buttons in the head, the main one first. */
  readonly actions: readonly LabelledPath[];
  readonly parts: readonly PagePart[];
  /** Call to action at the end; the default one for missing fields. */
  readonly next: {
    readonly title?: string;
    readonly text?: string;
    readonly action?: LabelledPath;
    readonly other?: LabelledPath;
  };
}

export interface DepartmentPage extends Pick<SubjectPage, 'picture' | 'lead' | 'facts'> {
  /** Second drawing, beside `learns`. */
  readonly detail: PictureName;
  readonly learns: readonly string[];
  readonly courses: readonly Explanation[];
  readonly machines: readonly string[];
  readonly jobs: readonly string[];
}
