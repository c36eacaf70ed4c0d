import { centre } from '../centre.ts';
import type { Consent } from './consent.ts';
import type { CalendarDay } from '../dates.ts';
import { limits } from '../limits.ts';

/** Training paths of records; the form offers the first two. */
export const parcoursLabels = {
  bts: 'BTS',
  bacpro: 'BAC PRO',
  formation_courte: 'Formation de courte durée',
  licence: 'Licence',
} as const;
export type Parcours = keyof typeof parcoursLabels;

export const classeLabels = {
  bts1: 'BTS 1ère année',
  bts2: 'BTS 2ème année',
  seconde: 'Seconde',
  premiere: 'Première',
  terminale: 'Terminale',
} as const;
export type Classe = keyof typeof classeLabels;

const specialitesBacpro = [
  'Électromécanique',
  'Chaudronnerie',
  'Froid et Climatisation',
  'Mécanique et Entretien',
  'Mécanique Diesel',
  'Maintenance Industrielle',
] as const;

/** Programmes on the site: the classes and specialities of each path. */
export const programmes = {
  bts: {
    classes: ['bts1', 'bts2'],
    specialites: [...specialitesBacpro, 'QHSE'],
  },
  bacpro: {
    classes: ['seconde', 'premiere', 'terminale'],
    specialites: specialitesBacpro,
  },
} as const satisfies Partial<
  Record<Parcours, { classes: readonly Classe[]; specialites: readonly string[] }>
>;
export type OpenParcours = keyof typeof programmes;

/** Specialities of all paths. */
export const specialites: readonly string[] = [
  ...new Set(Object.values(programmes).flatMap((programme) => programme.specialites)),
];

const openParcoursLabels = {
  bts: parcoursLabels.bts,
  bacpro: parcoursLabels.bacpro,
} satisfies Record<OpenParcours, string>;

export function isOpenParcours(value: unknown): value is OpenParcours {
  return typeof value === 'string' && Object.hasOwn(programmes, value);
}

export const modaliteLabels = {
  jour: 'Cours du jour (8h-16h)',
  soir: 'Cours du soir (17h-21h)',
} as const;
export type Modalite = keyof typeof modaliteLabels;

export const sexeLabels = { masculin: 'Masculin', feminin: 'Féminin' } as const;

export const situationLabels = {
  celibataire: 'Célibataire',
  marie: 'Marié(e)',
  divorce: 'Divorcé(e)',
} as const;

export const lienLabels = {
  pere: 'Père',
  mere: 'Mère',
  tuteur: 'Tuteur',
  frere: 'Frère',
  soeur: 'Sœur',
  oncle: 'Oncle',
  tante: 'Tante',
  autre: 'Autre',
} as const;

export const statutLabels = {
  en_attente: 'En attente',
  acceptee: 'Acceptée',
  refusee: 'Refusée',
} as const;
export type InscriptionStatut = keyof typeof statutLabels;

/**
 * Answer to a question that does not apply, such as the diploma before Seconde. It satisfies the
 * check of required fields.
 */
export const notApplicable = 'Sans objet';

/** Hidden field that only programs fill. */
export const honeypotField = 'siteWeb';

/** Field for the address that the form without JavaScript has already questioned. */
export const askedEmailField = 'emailVerifie';

/** Series of the BAC that the form offers. */
// oxfmt-ignore
const seriesBac = [
  notApplicable, 'A4', 'C', 'D', 'E', 'F1', 'F2', 'F3', 'F4', 'G1', 'G2', 'G3', 'TI',
  'BAC PRO', 'Autre',
];
const notApplicableOnly = [notApplicable];

const { name, longText } = limits.length;

/** Section of a record in its dialog and on the fiche; those of the form hold one or two. */
export type FieldSection =
  | 'training'
  | 'personal'
  | 'family'
  | 'academic'
  | 'diplomas'
  | 'emergency';

/** Field of the form; by default an optional short text. */
export interface Field {
  readonly label: string;
  readonly section: FieldSection;
  readonly kind?: 'choice' | 'date' | 'email' | 'longText' | 'phone' | 'year';
  /** Labels of all answers to a choice; those of `classe` and `specialite` depend on the path. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Answers that the form offers; any other is accepted too. */
  readonly suggestions?: readonly string[];
  /** Rank in the list of missing answers; `unchecked`: marked as required, but not checked. */
  readonly required?: number | 'unchecked';
  /** Maximum of characters, by default 200. */
  readonly max?: number;
  readonly autoComplete?: string;
  /** Width on the fiche, in twelfths of its page, by default three. */
  readonly span?: number;
  /** Width of an export's column, in characters, by default 18. */
  readonly width?: number;
  /** Preceding field in the record, where the form has another order. */
  readonly after?: string;
}

// A line each, so that they read as a table.
// oxfmt-ignore
const table = {
  parcours: { label: 'Parcours', section: 'training', kind: 'choice', choices: openParcoursLabels, required: 2 },
  classe: { label: 'Classe', section: 'training', kind: 'choice', required: 2 },
  specialite: { label: 'Spécialité', section: 'training', kind: 'choice', width: 24 },
  modalite: { label: 'Modalité', section: 'training', kind: 'choice', choices: modaliteLabels, required: 8, width: 24 },
  nom: { label: 'Nom', section: 'personal', required: 1, max: name.max, autoComplete: 'family-name', span: 6, width: 22 },
  prenom: { label: 'Prénom', section: 'personal', required: 1, max: name.max, autoComplete: 'given-name', span: 6, width: 24 },
  dateNaissance: { label: 'Date de naissance', section: 'personal', kind: 'date', required: 1, autoComplete: 'bday' },
  lieuNaissance: { label: 'Lieu de naissance', section: 'personal' },
  nationalite: { label: 'Nationalité', section: 'personal', suggestions: [centre.nationality] },
  sexe: { label: 'Sexe', section: 'personal', kind: 'choice', choices: sexeLabels, required: 1, after: 'prenom' },
  telephone: { label: 'Téléphone', section: 'personal', kind: 'phone', required: 1, autoComplete: 'tel' },
  email: { label: 'E-mail', section: 'personal', kind: 'email', autoComplete: 'email', span: 6, width: 34 },
  situationMatrimoniale: { label: 'Situation matrimoniale', section: 'personal', kind: 'choice', choices: situationLabels, required: 5 },
  lieuResidence: { label: 'Lieu de résidence', section: 'personal', required: 5, autoComplete: 'address-level2', span: 4, width: 24 },
  nomPere: { label: 'Nom du père', section: 'family', required: 4, span: 6, width: 24 },
  nomMere: { label: 'Nom de la mère', section: 'family', required: 4, span: 6, width: 24 },
  fonctionActuelle: { label: 'Fonction actuelle', section: 'personal', autoComplete: 'organization-title', span: 4 },
  organismeEmployeur: { label: 'Organisme employeur', section: 'personal', autoComplete: 'organization', span: 4 },
  serieBac: { label: 'Série du BAC', section: 'academic', kind: 'choice', suggestions: seriesBac, required: 3 },
  anneeObtentionBac: { label: 'Année d’obtention du BAC', section: 'academic', kind: 'year', suggestions: notApplicableOnly, required: 3 },
  etablissement: { label: 'Établissement', section: 'academic', suggestions: notApplicableOnly, required: 3, span: 6, width: 28 },
  diplomes: { label: 'Diplôme le plus élevé', section: 'diplomas', suggestions: notApplicableOnly, required: 7, max: longText, span: 6, width: 24 },
  anneeObtentionPlus: { label: 'Année d’obtention du diplôme', section: 'diplomas', kind: 'year', suggestions: notApplicableOnly, required: 7 },
  etablissementPlus: { label: 'Établissement du diplôme', section: 'diplomas', suggestions: notApplicableOnly, required: 7, width: 28 },
  autresFormations: { label: 'Autres formations et motivation', section: 'diplomas', kind: 'longText', max: longText, span: 12, width: 40 },
  nomTuteur: { label: 'Nom du tuteur', section: 'emergency', required: 6, max: name.max },
  prenomTuteur: { label: 'Prénom du tuteur', section: 'emergency', required: 6, max: name.max },
  contactUrgenceTelephone: { label: 'Téléphone du tuteur', section: 'emergency', kind: 'phone', required: 'unchecked', after: 'contactUrgenceLien' },
  contactUrgenceLien: { label: 'Lien avec le tuteur', section: 'emergency', kind: 'choice', choices: lienLabels, required: 6 },
} satisfies Record<string, Field>;
export type InscriptionField = keyof typeof table;

/** Fields of the form, in its order; the only list of them. */
export const fieldTable: Readonly<Record<InscriptionField, Field>> = table;
export const fieldNames = Object.keys(table) as InscriptionField[];

/** A value for each field, in the order of the form. */
export function byField<Value>(valueOf: (field: InscriptionField) => Value) {
  const entries = fieldNames.map((field) => [field, valueOf(field)]);
  return Object.fromEntries(entries) as Record<InscriptionField, Value>;
}

export const inscriptionFields = byField((field) => fieldTable[field].label);

/** Labels of fields, in the same order. */
export const labelsOf = (fields: readonly InscriptionField[]) =>
  fields.map((field) => inscriptionFields[field]);

/** Answers of the form, as texts. */
export type EnrolmentForm = Record<InscriptionField, string>;

export const emptyEnrolment = (): EnrolmentForm => byField(() => '');

/** Picks the answers of a request. */
export const answersOf = (request: EnrolmentForm): EnrolmentForm =>
  byField((field) => request[field]);

/** Application for the staff. `Instant` is the reader's type for a point in time. */
export interface Inscription<Instant = Date> extends EnrolmentForm {
  readonly id: string;
  /** The number that the applicant quotes on the phone, such as `CFPI-7KQ2-M4XD`. */
  readonly reference: string;
  readonly formation: string;
  readonly niveau: string;
  readonly motivation: string;
  readonly dateNaissance: CalendarDay;
  readonly dateInscription: Instant;
  readonly dateTraitement?: Instant;
  /** Absent when the application did not come through the form. */
  readonly consentement?: Consent<Instant>;
  readonly statut: InscriptionStatut;
}

const firstCheck = ['nom', 'prenom', 'email', 'telephone', 'parcours'] as const;

const rankOf = (field: InscriptionField) => Number(fieldTable[field].required);

/** Whether the second check requires a field; `modalite` only where the class has one. */
export const isChecked = (field: InscriptionField) => rankOf(field) > 0;
const secondCheck = fieldNames.filter(isChecked).sort((a, b) => rankOf(a) - rankOf(b));

/** Fields marked as required. The e-mail is not, although the first check requires it. */
export const requiredFields: ReadonlySet<InscriptionField> = new Set(
  fieldNames.filter((field) => fieldTable[field].required !== undefined),
);

/** Empty required fields: those of the first check, or else of the second. */
export function missingFields(form: EnrolmentForm, sansEmail = false): InscriptionField[] {
  const [first, second] = failedChecks(form, sansEmail);
  return first.length > 0 ? first : second;
}

/** Empty required fields of both checks, in the order of the form. */
export function allMissingFields(form: EnrolmentForm, sansEmail = false): InscriptionField[] {
  const missing = failedChecks(form, sansEmail).flat();
  return fieldNames.filter((field) => missing.includes(field));
}

function failedChecks(form: EnrolmentForm, sansEmail: boolean) {
  const isMissing = (field: InscriptionField) =>
    form[field].trim() === '' && !(field === 'email' && sansEmail);
  const visible = secondCheck.filter((field) => field !== 'modalite' || offersModalite(form));
  return [firstCheck.filter(isMissing), visible.filter(isMissing)] as const;
}

/** Whether the class offers day and evening courses. */
export function offersModalite(form: Pick<EnrolmentForm, 'parcours' | 'classe'>): boolean {
  return form.parcours === 'bts' && form.classe === 'bts2';
}
