import { limits } from '@centre/domain/limits';

export const temoignagesTab = {
  title: 'Gestion des Témoignages',
  add: 'Nouveau témoignage',
  stats: { published: 'Publiés', drafts: 'Brouillons', total: 'Total' },
  ofMax: (count: number) => `${count}/${limits.publishedTemoignages}`,
  full: `${limits.publishedTemoignages} témoignages sont publiés, le maximum. Dépubliez-en un avant d’en publier un autre.`,
  tooMany: `Plus de ${limits.publishedTemoignages} témoignages sont publiés, le maximum. Dépubliez-en avant d’en publier un autre.`,
  loading: 'Chargement des témoignages…',
  lastSeen: 'Voici la dernière liste vue dans ce navigateur.',
  publishedList: 'Publiés sur le site',
  draftList: 'Brouillons',
  waitingList: 'En attente d’envoi',
  empty: 'Aucun témoignage trouvé',
  emptyHint:
    'Ajoutez le premier\u00A0: il paraîtra sur la page d’accueil et sur la page Témoignages.',
  nonePublished: 'Aucun témoignage n’est publié.',
  noDrafts: 'Aucun brouillon.',
  publish: 'Publier',
  unpublish: 'Dépublier',
  statuts: { publie: 'Publié', brouillon: 'Brouillon' },
  note: (note: number) => `${note} / ${limits.note.max}`,
  nameOf: (prenom: string, nom: string) => `${prenom} ${nom}`.trim(),
} as const;

export const temoignageForm = {
  addTitle: 'Nouveau témoignage',
  editTitle: 'Modifier le témoignage',
  fields: {
    nom: 'Nom',
    prenom: 'Prénom',
    formation: 'Formation',
    promotion: 'Promotion',
    contenu: 'Témoignage',
    note: 'Note',
    entreprise: 'Entreprise',
    poste: 'Poste',
    photo: 'Photo',
  },
  chooseFormation: 'Choisir une formation',
  noNote: 'Sans note',
  promotionHelp: 'Année de sortie, par exemple 2023.',
  contenuHelp: (left: number) => `${left} caractères restants.`,
  restored: 'Votre saisie a été retrouvée. La photo est à choisir à nouveau.',
  submit: 'Ajouter le témoignage',
  saveAsDraft: 'Garder en brouillon',
} as const;

export const outboxTexts = {
  kept: 'Le serveur ne répond pas\u00A0: le témoignage est gardé dans ce navigateur et partira au retour de la connexion.',
  badge: 'En attente',
  hint: 'Gardé dans ce navigateur, pas encore sur le site.',
  sendNow: 'Envoyer maintenant',
  discard: 'Abandonner la copie',
  confirmDiscard: 'Cette copie n’est nulle part ailleurs. L’abandonner\u00A0?',
  refused: (reason: string) => `Un témoignage en attente a été refusé. ${reason}`,
  storageFailed:
    'Le serveur ne répond pas et ce navigateur n’a rien pu garder\u00A0: laissez cette page ouverte et réessayez.',
} as const;
