import { centre } from '@centre/domain/centre';

export const dashboard = {
  title: 'Tableau de bord',
  documentTitle: `Tableau de bord · ${centre.abbreviation}`,
  site: 'Voir le site',
  logOut: 'Déconnexion',
  sections: 'Sections',
} as const;

export const login = {
  title: 'Connexion',
  lead: 'Espace réservé au personnel du centre.',
  username: "Nom d'utilisateur",
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  dismiss: 'Fermer le message',
} as const;

export const inscriptionsTab = {
  label: 'Inscriptions',
  title: 'Inscriptions',
  loading: 'Chargement des inscriptions…',
  empty: 'Aucune inscription pour le moment',
  emptyHint: 'Les demandes envoyées depuis le site apparaîtront ici.',
  retry: 'Réessayer',
  columns: {
    date: 'Date',
    name: 'Nom Complet',
    parcours: 'Parcours',
    classe: 'Classe',
    telephone: 'Téléphone',
    email: 'Email',
    reference: 'Référence',
  },
} as const;
