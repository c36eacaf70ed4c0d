import type { Consent } from './consent.ts';
import type { CalendarDay } from '../dates.ts';

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

/** What the site offers: the classes and specialities of each path. */
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

/** The specialities of all paths. */
export const specialites: readonly string[] = [
  ...new Set(Object.values(programmes).flatMap((programme) => programme.specialites)),
];

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
 * The answer of an applicant who has nothing to answer, such as a diploma before Seconde. It
 * satisfies the check of required fields.
 */
export const notApplicable = 'Sans objet';

/** A hidden field that only programs fill. */
export const honeypotField = 'siteWeb';

/** The address about which a form without scripts has been asked already. */
export const askedEmailField = 'emailVerifie';

/** The fields of the form, in its order, with their French names. */
export const inscriptionFields = {
  parcours: 'Parcours',
  classe: 'Classe',
  specialite: 'Spécialité',
  modalite: 'Modalité',
  nom: 'Nom',
  prenom: 'Prénom',
  dateNaissance: 'Date de naissance',
  lieuNaissance: 'Lieu de naissance',
  nationalite: 'Nationalité',
  sexe: 'Sexe',
  telephone: 'Téléphone',
  email: 'E-mail',
  situationMatrimoniale: 'Situation matrimoniale',
  lieuResidence: 'Lieu de résidence',
  nomPere: 'Nom du père',
  nomMere: 'Nom de la mère',
  fonctionActuelle: 'Fonction actuelle',
  organismeEmployeur: 'Organisme employeur',
  serieBac: 'Série du BAC',
  anneeObtentionBac: 'Année d’obtention du BAC',
  etablissement: 'Établissement',
  diplomes: 'Diplôme le plus élevé',
  anneeObtentionPlus: 'Année d’obtention du diplôme',
  etablissementPlus: 'Établissement du diplôme',
  autresFormations: 'Autres formations et motivation',
  nomTuteur: 'Nom du tuteur',
  prenomTuteur: 'Prénom du tuteur',
  contactUrgenceTelephone: 'Téléphone du tuteur',
  contactUrgenceLien: 'Lien avec le tuteur',
} as const;
export type InscriptionField = keyof typeof inscriptionFields;

/** Labels of fields, in the same order. */
export const labelsOf = (fields: readonly InscriptionField[]) =>
  fields.map((field) => inscriptionFields[field]);

/** The texts of the form, empty at first. */
export type EnrolmentForm = Record<InscriptionField, string>;

export function emptyEnrolment(): EnrolmentForm {
  const blank = Object.keys(inscriptionFields).map((field) => [field, '']);
  return Object.fromEntries(blank) as EnrolmentForm;
}

/** The answers alone, whatever else `request` carries. */
export function answersOf(request: EnrolmentForm): EnrolmentForm {
  const fields = Object.keys(inscriptionFields) as InscriptionField[];
  return Object.fromEntries(fields.map((field) => [field, request[field]])) as EnrolmentForm;
}

/** The record that the staff works with. `Instant` is how the reader holds a time. */
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
  /** Absent when the application came another way than through the form. */
  readonly consentement?: Consent<Instant>;
  readonly statut: InscriptionStatut;
}

const firstCheck = ['nom', 'prenom', 'email', 'telephone', 'parcours'] as const;
const secondCheck = [
  'nom',
  'prenom',
  'dateNaissance',
  'sexe',
  'telephone',
  'parcours',
  'classe',
  'serieBac',
  'anneeObtentionBac',
  'etablissement',
  'nomPere',
  'nomMere',
  'situationMatrimoniale',
  'lieuResidence',
  'nomTuteur',
  'prenomTuteur',
  'contactUrgenceLien',
  'diplomes',
  'anneeObtentionPlus',
  'etablissementPlus',
] as const;

/** Fields that are marked as required. The e-mail, which is checked first, is not. */
export const requiredFields: ReadonlySet<InscriptionField> = new Set([
  ...secondCheck,
  'modalite',
  // Marked on the form, but not checked.
  'contactUrgenceTelephone',
]);

/** The required fields that are empty: of the first check, or else of the second. */
export function missingFields(form: EnrolmentForm, sansEmail = false): InscriptionField[] {
  const [first, second] = failedChecks(form, sansEmail);
  return first.length > 0 ? first : second;
}

/** The required fields that are empty, of both checks, in the order of the form. */
export function allMissingFields(form: EnrolmentForm, sansEmail = false): InscriptionField[] {
  const missing = failedChecks(form, sansEmail).flat();
  const fields = Object.keys(inscriptionFields) as InscriptionField[];
  return fields.filter((field) => missing.includes(field));
}

function failedChecks(form: EnrolmentForm, sansEmail: boolean) {
  const isMissing = (field: InscriptionField) =>
    form[field].trim() === '' && !(field === 'email' && sansEmail);
  const asked: readonly InscriptionField[] = takesModalite(form)
    ? [...secondCheck, 'modalite']
    : secondCheck;
  return [firstCheck.filter(isMissing), asked.filter(isMissing)] as const;
}

/** Whether the application chooses between day and evening courses. */
export function takesModalite(form: Pick<EnrolmentForm, 'parcours' | 'classe'>): boolean {
  return form.parcours === 'bts' && form.classe === 'bts2';
}

/** What an applicant has studied so far. */
export const diplomaFields = [
  'serieBac',
  'anneeObtentionBac',
  'etablissement',
  'diplomes',
  'anneeObtentionPlus',
  'etablissementPlus',
] as const;

function replaceDiplomas(form: EnrolmentForm, from: string, to: string): EnrolmentForm {
  const replaced = diplomaFields.filter((field) => form[field].trim() === from);
  return { ...form, ...Object.fromEntries(replaced.map((field) => [field, to])) };
}

/**
 * `form` with the answers about diplomas that its path implies: an applicant for a BAC PRO need
 * not have any, and may still name one.
 */
export function withDiplomas(form: EnrolmentForm): EnrolmentForm {
  return form.parcours === 'bacpro' ? replaceDiplomas(form, '', notApplicable) : form;
}

/**
 * `form` with `field` set to `value`: another path clears what depends on it, another BTS class
 * the modality.
 */
export function withField(
  form: EnrolmentForm,
  field: InscriptionField,
  value: string,
): EnrolmentForm {
  const changed = { ...form, [field]: value };
  // Browsers may fill in the same answer again.
  if (form[field] === value) return changed;
  if (field === 'parcours') return { ...changed, classe: '', specialite: '', modalite: '' };
  if (field === 'classe' && form.parcours === 'bts') return { ...changed, modalite: '' };
  return changed;
}

/** The same as an applicant fills in the form: another path implies answers about diplomas too. */
export function withAnswer(
  form: EnrolmentForm,
  field: InscriptionField,
  value: string,
): EnrolmentForm {
  const changed = withField(form, field, value);
  if (field !== 'parcours' || form.parcours === value) return changed;
  const isLeft = form.parcours === 'bacpro';
  return withDiplomas(isLeft ? replaceDiplomas(changed, notApplicable, '') : changed);
}
