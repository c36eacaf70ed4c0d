import type { InscriptionStatut } from '@centre/domain/inscription/inscription';

/** Number with its noun; French has no plural below two. */
export const countLabel =
  (one: string, many: string) => (count: number, format: (count: number) => string) =>
    `${format(count)} ${count < 2 ? one : many}`;

/** `1 inscription`, `12 400 inscriptions`. */
export const inscriptionCount = countLabel('inscription', 'inscriptions');

/** Label of the button to the queue. */
export const prevenirLabel = (count: string | undefined) =>
  count === undefined ? 'À prévenir' : `À prévenir (${count})`;

/** Figures above the list. */
export const statisticsTexts = {
  title: 'Chiffres des inscriptions',
  enAttente: 'En attente',
  total: 'Total',
  bts: 'BTS',
  bacpro: 'BAC Pro',
  formationCourte: 'Courte Durée',
  licence: 'Licence',
  bts2Soir: 'BTS2 cours du soir',
  secondYear: 'BTS 2e année',
  jour: 'jour',
  soir: 'soir',
} as const;

/** The search and the filters. */
export const filterTexts = {
  title: 'Filtres',
  /** Button that expands the collapsed filters. */
  unfold: (chosen: number) => (chosen === 0 ? 'Filtres' : `Filtres (${chosen})`),
  search: 'Rechercher',
  searchHint: 'Nom, téléphone, e-mail, spécialité…',
  clearSearch: 'Effacer la recherche',
  parcours: 'Parcours',
  classe: 'Classe',
  specialite: 'Spécialité',
  modalite: 'Modalité',
  modalites: { jour: 'Jour', soir: 'Soir' },
  statut: 'Statut',
  campagne: 'Campagne',
  ofCampagne: (annee: string) => `Campagne ${annee}`.trim(),
  everyCampagne: 'Toutes les campagnes',
  all: 'Tous',
  everyParcours: 'Tous les parcours',
  everyStatut: 'Tous les statuts',
  allClasses: 'Toutes',
  du: 'Du',
  au: 'Au',
  doublons: 'Doublons probables',
  corrections: 'Corrections',
  aVerifier: 'À vérifier',
  clear: 'Effacer les filtres',
  found: countLabel('inscription trouvée', 'inscriptions trouvées'),
} as const;

/** Table, its empty states, its selection and its pages. */
export const listTexts = {
  table: 'Liste des inscriptions',
  loading: 'Chargement des inscriptions…',
  empty: 'Aucune inscription pour le moment',
  emptyHint:
    'Les demandes envoyées depuis le site apparaîtront ici d’elles-mêmes. Pour voir ce que les candidats remplissent, ouvrez le formulaire.',
  emptyStep: 'Ouvrir le formulaire d’inscription',
  former: (count: string, annee: string) => `${count} dans la campagne ${annee}`,
  noneFound: 'Aucune inscription pour ces filtres',
  noneFoundHint: 'Vérifiez l’orthographe ou élargissez les filtres.',
  columns: {
    date: 'Date',
    nom: 'Nom Complet',
    parcours: 'Parcours',
    classe: 'Classe',
    specialite: 'Spécialité',
    statut: 'Statut',
    telephone: 'Téléphone',
    email: 'Email',
    actions: 'Actions',
  },
  call: (name: string) => `Appeler ${name}`,
  select: (name: string) => `Sélectionner ${name}`,
  selectAll: 'Sélectionner toute la page',
  details: (name: string) => `Voir les détails de ${name}`,
  remove: (name: string) => `Supprimer ${name}`,
  toCheck: 'À vérifier',
  duplicate: 'Doublon probable',
  phoneToCheck: 'Numéro de téléphone à vérifier',
  corrected: 'Correction demandée',
  pages: 'Pages de la liste',
  previous: 'Précédent',
  next: 'Suivant',
  page: (page: string, pages: string) => `Page ${page} sur ${pages}`,
  rows: (from: string, to: string) => `lignes ${from} à ${to}`,
  /** Position of the open application. */
  position: (row: string, count: string) => `N° ${row} sur ${count}`,
  selectFound: (count: string) => `Tout sélectionner (${count} trouvées)`,
  tooManySelected: (most: string) =>
    `${most} inscriptions au plus à la fois : affinez les filtres.`,
  selected: countLabel('inscription sélectionnée', 'inscriptions sélectionnées'),
  dropped: (count: number, format: (count: number) => string) =>
    `Sélection abandonnée (${inscriptionCount(count, format)}) : la liste a changé.`,
  selection: 'Sélection',
  selectionPdf: 'Télécharger les fiches (PDF)',
  deselect: 'Désélectionner',
} as const;

/** The labels of the decision buttons. */
export const statutActions: Readonly<Record<InscriptionStatut, string>> = {
  acceptee: 'Accepter',
  refusee: 'Refuser',
  en_attente: 'Remettre en attente',
};
