import type {
  Door,
  ExportFormat,
  JournalAction,
  JournalCollection,
  JournalField,
} from '../journal.ts';

/** What the super administrator reads in the journal. */
export const journalMessages = {
  loadFailed: 'Erreur lors du chargement du journal',
  actions: {
    login: 'Connexion',
    createUser: 'Utilisateur créé',
    updateUser: 'Utilisateur modifié',
    deleteUser: 'Utilisateur supprimé',
    createArticle: 'Article créé',
    updateArticle: 'Article modifié',
    deleteArticle: 'Article supprimé',
    createPhoto: 'Photo ajoutée',
    updatePhoto: 'Photo modifiée',
    deletePhoto: 'Photo supprimée',
    createTemoignage: 'Témoignage ajouté',
    updateTemoignage: 'Témoignage modifié',
    deleteTemoignage: 'Témoignage supprimé',
    updateInscription: 'Inscription modifiée',
    deleteInscription: 'Inscription supprimée',
    viewInscription: 'Inscription consultée',
    listInscriptions: 'Inscriptions lues',
    exportInscriptions: 'Inscriptions exportées',
  } satisfies Record<JournalAction, string>,
  fields: {
    answers: 'réponses',
    statut: 'statut',
    email: 'e-mail',
    role: 'rôle',
    isActive: 'accès',
    password: 'mot de passe',
  } satisfies Record<JournalField, string>,
  collections: {
    users: 'Utilisateur',
    articles: 'Article',
    galerie: 'Photo',
    temoignages: 'Témoignage',
    inscriptions: 'Inscription',
  } satisfies Record<JournalCollection, string>,
  doors: {
    callable: 'Tableau de bord',
    api: 'API',
    operation: 'Opérateur',
  } satisfies Record<Door, string>,
  formats: { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF' } satisfies Record<ExportFormat, string>,
} as const;
