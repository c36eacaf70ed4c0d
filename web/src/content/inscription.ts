import { notApplicable, type InscriptionField } from '@centre/domain/inscription';

export const enrolment = {
  title: 'Inscription en ligne',
  lead: 'Dix minutes suffisent. Ce que vous écrivez reste dans votre téléphone tant que cette page est ouverte, même si le réseau est coupé.',
  requiredMark: 'Les champs marqués d’une étoile sont obligatoires.',
  sections: {
    parcours: 'Parcours de Formation',
    personne: 'Renseignements personnels',
    diplome: 'Diplome',
    tuteur: 'Tuteur',
  },
  programmes:
    'Le BTS est une formation de 2 ans. Le BAC PRO est une formation de 3 ans : Seconde, Première, Terminale.',
  choose: 'Choisir…',
  /** Announced when an answer adds questions. */
  appeared: (labels: readonly string[]) => `À remplir ensuite : ${labels.join(', ')}.`,
  submit: "Soumettre l'inscription",
  sending: 'Envoi en cours…',
  kept: 'Rien n’est perdu : vos réponses sont gardées, et envoyer deux fois la même inscription n’en fait qu’une.',
  sendWhenBack: 'Envoyer tout seul dès que la connexion revient',
  waiting: 'En attente de la connexion…',
  trap: 'Ne remplissez pas ce champ',
} as const;

/** Help texts, shown under the labels. */
export const help: Partial<Record<InscriptionField, string>> = {
  dateNaissance: 'Jour, mois, année',
  serieBac: `Pas encore le BAC ? Choisissez « ${notApplicable} ».`,
  anneeObtentionBac: `Par exemple 2024, ou « ${notApplicable} »`,
  etablissement: `Où vous avez préparé le BAC, ou « ${notApplicable} »`,
  diplomes: `BEPC, CAP, BAC, licence… ou « ${notApplicable} »`,
  anneeObtentionPlus: `Par exemple 2023, ou « ${notApplicable} »`,
  etablissementPlus: `Où vous l’avez obtenu, ou « ${notApplicable} »`,
  autresFormations: 'Stages, formations courtes, et ce qui vous attire dans ce métier',
  contactUrgenceTelephone: 'Nous l’appelons en cas d’urgence',
};

/** Series of the BAC offered first; the field takes any other. */
export const series = [
  notApplicable,
  'A4',
  'C',
  'D',
  'E',
  'F1',
  'F2',
  'F3',
  'F4',
  'G1',
  'G2',
  'G3',
  'TI',
  'BAC PRO',
  'Autre',
] as const;

export const phone = {
  /** Of a number, before the countries are there. */
  home: 'TG +228',
  country: (name: string) => `Pays du numéro : ${name}`,
  noCountry: 'International',
  list: 'Pays',
  search: 'Chercher un pays',
  nothingFound: 'Aucun pays trouvé',
} as const;

/** ISO codes of the countries offered first for a phone number, the centre's own at the top. */
export const preferredCountries = [
  'TG',
  'BJ',
  'BF',
  'CI',
  'GH',
  'GN',
  'ML',
  'NE',
  'SN',
  'FR',
] as const;
