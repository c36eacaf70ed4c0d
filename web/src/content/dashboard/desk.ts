import type { InscriptionStatut } from '@centre/domain/inscription';
import { typeset } from '../typeset.ts';

/** A number with what it counts; French has no plural below two. */
const counted =
  (one: string, many: string) => (count: number, format: (count: number) => string) =>
    `${format(count)} ${count < 2 ? one : many}`;

/** `1 inscription`, `12 400 inscriptions`. */
export const inscriptionCount = counted('inscription', 'inscriptions');

/** Above the list. */
export const statisticsWords = {
  title: 'Chiffres des inscriptions',
  total: 'Total',
  bts: 'BTS',
  bacpro: 'BAC Pro',
  formationCourte: 'Courte Durée',
  licence: 'Licence',
  bts2Soir: 'BTS2 cours du soir',
  secondYear: 'BTS 2e année',
  jour: 'jour',
  soir: 'soir',
  failed: 'Les chiffres n’ont pas pu être comptés.',
} as const;

/** The search and the filters. */
export const filterWords = {
  title: 'Filtres',
  /** The button that shows them on a phone. */
  unfold: (chosen: number) => (chosen === 0 ? 'Filtres' : `Filtres (${chosen})`),
  search: 'Rechercher',
  searchHint: 'Nom, prénom, téléphone, e-mail, modalité…',
  clearSearch: 'Effacer la recherche',
  parcours: 'Parcours',
  classe: 'Classe',
  statut: 'Statut',
  all: 'Tous',
  allClasses: 'Toutes',
  from: 'Du',
  to: 'Au',
  duplicates: 'Doublons probables',
  clear: 'Effacer les filtres',
  found: counted('inscription trouvée', 'inscriptions trouvées'),
  foundAtLeast: (count: string) => `Au moins ${count} trouvées`,
  counting: 'Décompte…',
} as const;

/** The table and its other states. */
export const listWords = {
  table: 'Liste des inscriptions',
  loading: 'Chargement des inscriptions…',
  empty: 'Aucune inscription pour le moment',
  emptyHint:
    'Les demandes envoyées depuis le site apparaîtront ici d’elles-mêmes. Pour voir ce que les candidats remplissent, ouvrez le formulaire.',
  emptyStep: 'Ouvrir le formulaire d’inscription',
  noneFound: 'Aucune inscription pour ces filtres',
  noneFoundHint: 'Vérifiez l’orthographe ou élargissez les filtres.',
  searchOn: 'Chercher plus loin',
  searchOnHint: 'La recherche n’a pas encore regardé toutes les inscriptions.',
  indexing: (count: string) =>
    `${count} sont en cours d’indexation : elles peuvent manquer dans les filtres pour l’instant.`,
  indexingFailed: 'Des inscriptions plus anciennes ne sont pas encore indexées.',
  columns: {
    date: 'Date',
    name: 'Nom Complet',
    parcours: 'Parcours',
    classe: 'Classe',
    telephone: 'Téléphone',
    email: 'Email',
    actions: 'Actions',
  },
  select: (name: string) => `Sélectionner ${name}`,
  selectAll: 'Sélectionner toute la page',
  details: (name: string) => `Voir les détails de ${name}`,
  remove: (name: string) => `Supprimer ${name}`,
  duplicate: 'Doublon probable',
  pages: 'Pages de la liste',
  previous: 'Précédent',
  next: 'Suivant',
  page: (page: number, pages: string | undefined) =>
    pages === undefined ? `Page ${page}` : `Page ${page} sur ${pages}`,
  rows: (from: string, to: string) => `lignes ${from} à ${to}`,
  selected: counted('inscription sélectionnée', 'inscriptions sélectionnées'),
  selection: 'Sélection',
  selectionPdf: 'Télécharger les fiches (PDF)',
  deselect: 'Désélectionner',
} as const;

/** One application in its window. */
export const detailsWords = typeset({
  previous: 'Inscription précédente',
  next: 'Inscription suivante',
  position: (row: string, count: string | undefined) =>
    count === undefined ? `N° ${row}` : `N° ${row} sur ${count}`,
  reference: 'Référence',
  received: 'Reçue le',
  statut: 'Statut',
  decision: 'Décision',
  decided: (date: string, by: string) => (by === '' ? `le ${date}` : `le ${date}, par ${by}`),
  empty: 'Non renseigné',
  pdf: 'Télécharger PDF',
  preparingPdf: 'Préparation du PDF…',
  missing: 'Cette inscription n’existe plus.',
  loading: 'Chargement de l’inscription…',
  duplicate: 'Doublon probable',
  duplicateHint: (count: number) =>
    count === 1
      ? 'Une autre inscription a le même téléphone, ou le même nom et la même date de naissance.'
      : `${count} autres inscriptions ont le même téléphone, ou le même nom et la même date de naissance.`,
  compare: 'Comparer',
  comparison: 'Comparer les inscriptions',
  differs: 'différent',
  differences: counted('réponse diffère', 'réponses diffèrent'),
  onlyDifferences: 'Seulement les différences',
  answer: 'Réponse',
  open: 'Ouvrir',
  duplicatesFailed: 'Les doublons n’ont pas pu être cherchés.',
  keptUntil: (date: string) => `Conservée jusqu’au ${date}`,
});

/** The window in which answers are corrected. */
export const correctionWords = {
  open: 'Corriger',
  title: (name: string) => `Corriger : ${name}`,
  lead: 'Corrigez ce que la personne vous demande de corriger. La date d’envoi, la référence et la décision ne changent pas.',
  /** Another member changed an answer that is being edited. */
  overtaken: 'Modifié entre-temps par quelqu’un d’autre :',
  overtakenHint: 'En enregistrant, vous remplacez ces réponses par les vôtres.',
  unavailable:
    'La correction n’a pas pu être ouverte : la connexion a été coupée. Réessayez quand le réseau sera revenu.',
} as const;

/** The labels of the decision buttons. */
export const statutActions: Readonly<Record<InscriptionStatut, string>> = {
  acceptee: 'Accepter',
  refusee: 'Refuser',
  en_attente: 'Remettre en attente',
};

/** The list of keys. */
export const keyWords = {
  title: 'Raccourcis du clavier',
  keys: [
    { keys: ['/'], does: 'Aller à la recherche' },
    { keys: ['↑', '↓'], does: 'Passer d’une ligne à l’autre' },
    { keys: ['Entrée'], does: 'Ouvrir la ligne active' },
    { keys: ['Espace'], does: 'Sélectionner la ligne active' },
    { keys: ['←', '→'], does: 'Dans les détails : précédente, suivante' },
    { keys: ['Échap'], does: 'Fermer la fenêtre, quitter la recherche' },
    { keys: ['Alt', 'T'], does: 'Aller au dernier message, pour annuler' },
    { keys: ['?'], does: 'Afficher ces raccourcis' },
  ],
  note: 'Ces touches attendent pendant que vous écrivez dans un champ.',
} as const;
