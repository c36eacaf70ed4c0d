import {
  isOpenParcours,
  notApplicable,
  programmes,
  offersModalite,
  type Classe,
  type EnrolmentForm,
} from '@centre/domain/inscription/inscription';
import { cycle, person, phone } from './people.ts';

/** Request of `createInscription`, as the form sends it. */
export interface EnrolmentRequest extends EnrolmentForm {
  readonly requestId: string;
}

/** Birth year and last diploma of a usual applicant to each classe. */
const usualApplicant: Record<Classe, { born: number; diploma: string }> = {
  seconde: { born: 2009, diploma: 'BEPC' },
  premiere: { born: 2008, diploma: 'BEPC' },
  terminale: { born: 2007, diploma: 'BEPC' },
  bts1: { born: 2005, diploma: 'BAC F3' },
  bts2: { born: 2004, diploma: 'BAC F1' },
};

/** UUID that ends with `index`. */
export function requestId(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}

/**
 * Complete request. Its parcours, classe, specialite and modalite fit together: omitted values
 * match the given values.
 */
export function enrolmentRequest(
  overrides: Partial<EnrolmentRequest> = {},
  index = 0,
): EnrolmentRequest {
  return { ...enrolmentForm(overrides, index), requestId: requestId(index), ...overrides };
}

/** Answers of the form, without the `requestId`. */
export function enrolmentForm(
  overrides: Partial<EnrolmentForm> = {},
  index = 0,
): EnrolmentForm {
  const choice = programmeChoice(overrides, index);
  const { nom, prenom, sexe, town, telephone, email, school, residence } = person(index);
  const mother = person(index + 7);
  const guardian = cycle(guardians, index);
  const usual = usualApplicant[isClasse(choice.classe) ? choice.classe : 'bts1'];
  const born = usual.born - (index % 4);
  const hasBac = usual.diploma.startsWith('BAC');
  const day = `${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`;
  return {
    ...choice,
    nom,
    prenom,
    dateNaissance: `${born}-${day}`,
    lieuNaissance: town,
    nationalite: index % 17 === 11 ? 'Béninoise' : 'Togolaise',
    sexe,
    telephone,
    email,
    situationMatrimoniale: cycle(['celibataire', 'celibataire', 'marie'], index),
    lieuResidence: residence,
    nomPere: `${nom} ${cycle(['Kofi', 'Yaovi', 'Amah', 'Tchaa'], index)}`,
    nomMere: `${mother.nom} ${cycle(['Ama', 'Adjoa', 'Massan', 'Abra'], index)}`,
    fonctionActuelle: index % 6 === 5 ? 'Aide-mécanicien' : '',
    organismeEmployeur: index % 6 === 5 ? 'Garage du Zio' : '',
    serieBac: hasBac ? cycle(['F3', 'F1', 'E', 'D', 'F4'], index) : notApplicable,
    anneeObtentionBac: hasBac ? String(born + 20) : notApplicable,
    etablissement: school,
    diplomes: usual.diploma,
    anneeObtentionPlus: String(born + (hasBac ? 20 : 16)),
    etablissementPlus: school,
    autresFormations: cycle(motivations, index),
    nomTuteur: nom,
    prenomTuteur: guardian.prenom,
    contactUrgenceTelephone: phone(index + 500),
    contactUrgenceLien: guardian.lien,
    ...overrides,
  };
}

function isClasse(text: string): text is Classe {
  return Object.hasOwn(usualApplicant, text);
}

const guardians = [
  { prenom: 'Koffi', lien: 'pere' },
  { prenom: 'Ama', lien: 'mere' },
  { prenom: 'Yawovi', lien: 'tuteur' },
  { prenom: 'Kɔdzo', lien: 'oncle' },
  { prenom: 'Adjo', lien: 'tante' },
  { prenom: 'Mawuena', lien: 'soeur' },
];

const motivations = [
  'Je souhaite apprendre un métier qui se pratique les mains sur la machine.',
  'Stage de deux mois dans un atelier de mécanique de Tsévié.',
  '',
  'Initiation à la soudure à l’arc, attestation de 2023.',
];

function programmeChoice(given: Partial<EnrolmentForm>, index: number) {
  const parcours = given.parcours ?? cycle(['bts', 'bacpro'], index);
  const programme = isOpenParcours(parcours) ? programmes[parcours] : undefined;
  const half = Math.floor(index / 2);
  const classe = given.classe ?? (programme ? cycle<string>(programme.classes, half) : '');
  const specialite =
    given.specialite ?? (programme ? cycle<string>(programme.specialites, half) : '');
  const modalite = offersModalite({ parcours, classe })
    ? cycle(['jour', 'soir'], Math.floor(index / 4))
    : '';
  return { parcours, classe, specialite, modalite };
}
