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
