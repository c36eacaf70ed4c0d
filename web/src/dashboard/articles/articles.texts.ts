import type { ArticleSortKey } from '@centre/domain/article/staff-list';
import { formatDateTime } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';

export const articlesTab = {
  title: 'Gestion des Articles',
  create: 'Nouvel Article',
  stats: {
    total: 'Articles publiés',
    nouveautes: 'Nouveautés',
    technologie: 'Technologie',
    autres: 'Autres',
  },
  heading: (count: string) => `Articles publiés (${count})`,
  columns: {
    image: 'Image',
    titre: 'Titre',
    categorie: 'Catégorie',
    type: 'Type',
    date: 'Date',
    vues: 'Vues',
    actions: 'Actions',
  },
  principal: 'Principal',
  secondaire: 'Secondaire',
  mark: 'Article principal',
  views: (count: string, isOne: boolean) => `${count} ${isOne ? 'vue' : 'vues'}`,
  emptyHint: 'Commencez par créer votre premier article',
  lastSeen:
    'Voici la dernière liste vue sur cet appareil\u00A0; les changements récents n’y sont pas.',
} as const;

export const articleSearchTexts = {
  label: 'Rechercher un article',
  placeholder: 'Titre, texte, auteur…',
  clear: 'Effacer la recherche',
  sort: 'Trier par',
  ascending: 'Ordre croissant',
  descending: 'Ordre décroissant',
  keys: {
    titre: 'Titre',
    auteur: 'Auteur',
    vues: 'Vues',
    dateCreation: 'Date de création',
    dateModification: 'Date de modification',
  } satisfies Record<ArticleSortKey, string>,
  found: (count: string, isOne: boolean) =>
    isOne ? '1 article trouvé' : `${count} articles trouvés`,
  nothing: 'Aucun article ne correspond à cette recherche',
  nothingHint: 'Essayez un autre mot, ou une partie de mot.',
  progress: (read: string, total: string) =>
    `Lecture de tous les articles : ${read} sur ${total}…`,
  cut: (read: string) => `La recherche porte sur les ${read} premiers articles de cet ordre.`,
} as const;

export const articleEditor = {
  create: 'Nouvel article',
  edit: 'Modifier l’article',
  loading: 'Ouverture de l’article…',
  info: {
    title: 'Où paraît l’article\u00A0?',
    principal:
      '1 article principal, en grand format, sur la page d’accueil et en tête du blog.',
    secondaires: `Jusqu’à ${limits.secondaryArticles} articles secondaires, en format compact, à côté de lui.`,
  },
  fields: {
    titre: 'Titre',
    contenu: 'Contenu',
    categorie: 'Catégorie',
    image: 'Image',
    auteur: 'Auteur',
    dateCreation: 'Date de création',
    isPrincipal: 'Article principal',
  },
  titreHelp: (length: number) => `${length} / ${limits.length.titreArticle.max} caractères`,
  contenuHelp: 'Les retours à la ligne sont conservés.',
  principal: {
    isAlready: 'Cet article est l’article principal.',
    replaces: (titre: string) =>
      `Cet article remplacera l’article principal actuel : « ${titre} ».`,
    replacesUnknown: 'Cet article remplacera l’article principal actuel.',
    becomes: 'Cet article deviendra l’article principal\u00A0; il n’y en a pas pour le moment.',
    secondary: 'Cet article apparaîtra comme article secondaire.',
    leaves:
      'Il n’y aura plus d’article principal\u00A0: cet article apparaîtra comme secondaire.',
  },
  saveAsNew: 'Enregistrer comme nouvel article',
} as const;

export const articleDrafts = {
  title: 'Article non enregistré',
  titles: 'Articles non enregistrés',
  untitled: 'Sans titre',
  ofNew: 'nouvel article',
  ofKnown: 'modification',
  resume: 'Reprendre',
  discard: 'Abandonner',
  restored:
    'Votre saisie a été retrouvée. Une image choisie avant la coupure est à choisir de nouveau.',
  startOver: 'Repartir de zéro',
} as const;

export const articleConflict = {
  title: 'Deux versions de cet article',
  mine: 'Votre version',
  theirs: (saved: Date) => `Version enregistrée le ${formatDateTime(saved)}`,
  same: (fields: string) => `Identique des deux côtés : ${fields}.`,
  sameText: 'Les deux textes sont identiques.',
  overwrite: 'Enregistrer ma version',
  takeTheirs: 'Garder l’autre version',
  goOn: 'Continuer la saisie',
  taken: 'L’autre version est affichée.',
  takeBack: 'Revenir à mon texte',
} as const;
