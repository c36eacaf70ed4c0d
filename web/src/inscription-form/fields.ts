import {
  classeLabels,
  fieldNames,
  fieldTable,
  isOpenParcours,
  parcoursLabels,
  programmes,
  takesModalite,
  type EnrolmentForm,
  type FieldSection,
  type InscriptionField,
  type OpenParcours,
} from '@centre/domain/inscription/inscription';
import { enrolment } from '../texts/inscription.texts.ts';

/** An option of a select: its value and its label. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** What it belongs to, in a form without scripts, which cannot leave out what does not fit. */
  readonly group?: string;
}

const fromLabels = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const sameLabel = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }));

/** The options of a choice: those of its path, or of all paths, each in its group. */
export function optionsOf(
  field: InscriptionField,
  { parcours }: EnrolmentForm,
): readonly Option[] {
  const { choices, suggestions } = fieldTable[field];
  if (choices) return fromLabels(choices);
  if (suggestions) return sameLabel(suggestions);
  const ofPath = (path: OpenParcours) =>
    field === 'classe'
      ? programmes[path].classes.map((value) => ({ value, label: classeLabels[value] }))
      : sameLabel(programmes[path].specialites);
  if (isOpenParcours(parcours)) return ofPath(parcours);
  return (Object.keys(programmes) as OpenParcours[]).flatMap((path) =>
    ofPath(path).map((option) => ({ ...option, group: parcoursLabels[path] })),
  );
}

const section = (title: string, ...parts: readonly FieldSection[]) => ({
  title,
  fields: fieldNames.filter((field) => parts.includes(fieldTable[field].section)),
});

/** The four sections of the form, in the order in which they are filled. */
export const sections = [
  section(enrolment.sections.parcours, 'training'),
  section(enrolment.sections.personne, 'personal', 'family'),
  section(enrolment.sections.diplome, 'academic', 'diplomas'),
  section(enrolment.sections.tuteur, 'emergency'),
];

/** Whether `field` is asked of this applicant at all. */
export function isAsked(field: InscriptionField, form: EnrolmentForm): boolean {
  if (field === 'classe' || field === 'specialite') return form.parcours !== '';
  if (field === 'modalite') return takesModalite(form);
  return true;
}
