// A file of its own, because the public pages must stay small.

export const articleMessages = {
  loading: 'Chargement des articles...',
  empty: 'Aucun article publié',
  emptyHint: 'Les articles apparaîtront ici une fois publiés',
  emptyCategory: 'Aucun article dans cette catégorie',
  notFound: 'Article introuvable',
  notFoundHint: 'Aucun article trouvé pour cet identifiant.',
  coming: 'Article à venir...',
  comingSoon: 'Bientôt disponible',
  noContent: 'Aucun contenu disponible',
  loadFailed: 'Erreur lors du chargement des articles',
} as const;

export const temoignageMessages = {
  empty: 'Aucun témoignage trouvé',
  emptyHint: 'Aucun témoignage disponible pour le moment.',
  anonymous: 'Anonyme',
  loadFailed: 'Erreur lors du chargement des témoignages',
} as const;
