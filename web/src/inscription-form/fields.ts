import { centre } from '@centre/domain/centre';
import {
  classeLabels,
  diplomaFields,
  isOpenParcours,
  lienLabels,
  modaliteLabels,
  notApplicable,
  parcoursLabels,
  programmes,
  sexeLabels,
  situationLabels,
  takesModalite,
  type EnrolmentForm,
  type InscriptionField,
  type OpenParcours,
} from '@centre/domain/inscription/inscription';
import type { HTMLAttributes } from 'react';
import { enrolment, series } from '../texts/inscription.texts.ts';

/** An option of a select: its value and its label. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** What it belongs to, in a form without scripts, which cannot leave out what does not fit. */
  readonly group?: string;
}

/** How a field is filled: the kind of control, and the keyboard a phone should show. */
type FieldKind =
  | {
      readonly kind: 'text' | 'email' | 'date';
      readonly autoComplete?: string;
      readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
      readonly suggestions?: readonly string[];
    }
  | { readonly kind: 'longText' | 'phone'; readonly autoComplete?: string }
  | { readonly kind: 'choice'; readonly options: (form: EnrolmentForm) => readonly Option[] };

const fromLabels = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const always = (options: readonly Option[]) => () => options;
const sameLabel = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }));

const openParcours = Object.keys(programmes) as OpenParcours[];

/** The options of a path, or those of all, each in its group. */
function optionsOf(
  parcours: string,
  options: (programme: (typeof programmes)[OpenParcours]) => readonly Option[],
): readonly Option[] {
  if (isOpenParcours(parcours)) return options(programmes[parcours]);
  return openParcours.flatMap((path) =>
    options(programmes[path]).map((option) => ({ ...option, group: parcoursLabels[path] })),
  );
}

const withoutObject = { kind: 'text', suggestions: [notApplicable] } as const;
const year = { kind: 'text', inputMode: 'text', suggestions: [notApplicable] } as const;

export const kinds: Record<InscriptionField, FieldKind> = {
  parcours: {
    kind: 'choice',
    options: always(openParcours.map((value) => ({ value, label: parcoursLabels[value] }))),
  },
  classe: {
    kind: 'choice',
    options: ({ parcours }) =>
      optionsOf(parcours, ({ classes }) =>
        classes.map((value) => ({ value, label: classeLabels[value] })),
      ),
  },
  specialite: {
    kind: 'choice',
    options: ({ parcours }) => optionsOf(parcours, ({ specialites }) => sameLabel(specialites)),
  },
  modalite: { kind: 'choice', options: always(fromLabels(modaliteLabels)) },
  nom: { kind: 'text', autoComplete: 'family-name' },
  prenom: { kind: 'text', autoComplete: 'given-name' },
  dateNaissance: { kind: 'date', autoComplete: 'bday' },
  lieuNaissance: { kind: 'text' },
  nationalite: { kind: 'text', suggestions: [centre.nationality] },
  sexe: { kind: 'choice', options: always(fromLabels(sexeLabels)) },
  telephone: { kind: 'phone', autoComplete: 'tel' },
  email: { kind: 'email', autoComplete: 'email', inputMode: 'email' },
  situationMatrimoniale: { kind: 'choice', options: always(fromLabels(situationLabels)) },
  lieuResidence: { kind: 'text', autoComplete: 'address-level2' },
  nomPere: { kind: 'text' },
  nomMere: { kind: 'text' },
  fonctionActuelle: { kind: 'text', autoComplete: 'organization-title' },
  organismeEmployeur: { kind: 'text', autoComplete: 'organization' },
  serieBac: { kind: 'choice', options: always(sameLabel(series)) },
  anneeObtentionBac: year,
  etablissement: withoutObject,
  diplomes: withoutObject,
  anneeObtentionPlus: year,
  etablissementPlus: withoutObject,
  autresFormations: { kind: 'longText' },
  nomTuteur: { kind: 'text' },
  prenomTuteur: { kind: 'text' },
  contactUrgenceTelephone: { kind: 'phone' },
  contactUrgenceLien: { kind: 'choice', options: always(fromLabels(lienLabels)) },
};

interface Section {
  readonly title: string;
  readonly fields: readonly InscriptionField[];
}

/** The four sections of the form, in the order in which they are filled. */
export const sections: readonly Section[] = [
  {
    title: enrolment.sections.parcours,
    fields: ['parcours', 'classe', 'specialite', 'modalite'],
  },
  {
    title: enrolment.sections.personne,
    fields: [
      'nom',
      'prenom',
      'dateNaissance',
      'lieuNaissance',
      'nationalite',
      'sexe',
      'telephone',
      'email',
      'situationMatrimoniale',
      'lieuResidence',
      'nomPere',
      'nomMere',
      'fonctionActuelle',
      'organismeEmployeur',
    ],
  },
  {
    title: enrolment.sections.diplome,
    fields: [...diplomaFields, 'autresFormations'],
  },
  {
    title: enrolment.sections.tuteur,
    fields: ['nomTuteur', 'prenomTuteur', 'contactUrgenceTelephone', 'contactUrgenceLien'],
  },
];

/** Whether `field` is asked of this applicant at all. */
export function isAsked(field: InscriptionField, form: EnrolmentForm): boolean {
  if (field === 'classe' || field === 'specialite') return form.parcours !== '';
  if (field === 'modalite') return takesModalite(form);
  return true;
}
