import { limits } from './limits.ts';

// Apart from the others, because the pages that everybody reads must stay small.

/** Messages about articles. */
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
  saveFailed: 'Erreur lors de la sauvegarde',
  deleteFailed: 'Erreur lors de la suppression',
  required: 'Le titre, le contenu et l’auteur sont obligatoires',
} as const;

/** Messages about testimonials. */
export const temoignageMessages = {
  nom: 'Le nom doit contenir au moins 2 caractères',
  prenom: 'Le prénom doit contenir au moins 2 caractères',
  formation: 'La formation doit être spécifiée',
  contenu: 'Le contenu doit contenir au moins 10 caractères',
  note: 'La note doit être comprise entre 1 et 5',
  required: 'Veuillez remplir tous les champs obligatoires (nom, prénom, formation, contenu)',
  imageType: 'Veuillez sélectionner un fichier image valide',
  imageSize: "L'image doit faire moins de 20MB",
  limit: `Limite atteinte : Vous ne pouvez publier que ${limits.publishedTemoignages} témoignages maximum. Veuillez d'abord dépublier un témoignage existant.`,
  empty: 'Aucun témoignage trouvé',
  emptyHint: 'Aucun témoignage disponible pour le moment.',
  anonymous: 'Anonyme',
  loadFailed: 'Erreur lors du chargement des témoignages',
} as const;
