import {
  classeLabels,
  fieldNames,
  fieldTable,
  isOpenParcours,
  parcoursLabels,
  programmes,
  offersModalite,
  type EnrolmentForm,
  type FieldSection,
  type InscriptionField,
  type OpenParcours,
} from '@centre/domain/inscription/inscription';
import { enrolment } from '../texts/inscription.texts.ts';

/** Option of a select. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Label of its `optgroup`, in a form without scripts, which shows the options of all parcours. */
  readonly group?: string;
}

const fromLabels = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const sameLabel = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }));

/** Options of a choice: those of the parcours, or grouped by parcours while none is chosen. */
export function optionsOf(
  field: InscriptionField,
  { parcours }: EnrolmentForm,
): readonly Option[] {
  const { choices, suggestions } = fieldTable[field];
  if (choices) return fromLabels(choices);
  if (suggestions) return sameLabel(suggestions);
  const optionsOfParcours = (name: OpenParcours) =>
    field === 'classe'
      ? programmes[name].classes.map((value) => ({ value, label: classeLabels[value] }))
      : sameLabel(programmes[name].specialites);
  if (isOpenParcours(parcours)) return optionsOfParcours(parcours);
  return (Object.keys(programmes) as OpenParcours[]).flatMap((name) =>
    optionsOfParcours(name).map((option) => ({ ...option, group: parcoursLabels[name] })),
  );
}

const section = (title: string, ...parts: readonly FieldSection[]) => ({
  title,
  fields: fieldNames.filter((field) => parts.includes(fieldTable[field].section)),
});

/** The four sections of the form, in order. */
export const sections = [
  section(enrolment.sections.parcours, 'training'),
  section(enrolment.sections.personne, 'personal', 'family'),
  section(enrolment.sections.diplome, 'academic', 'diplomas'),
  section(enrolment.sections.tuteur, 'emergency'),
];

/** Whether `field` applies to this applicant. */
export function isAsked(field: InscriptionField, form: EnrolmentForm): boolean {
  if (field === 'classe' || field === 'specialite') return form.parcours !== '';
  if (field === 'modalite') return offersModalite(form);
  return true;
}
