import { limits } from '../../limits.ts';

/** Messages about photos for the staff, except those of fields. */
export const staffPhotoMessages = {
  confirmDelete: 'Êtes-vous sûr de vouloir supprimer cette photo ?',
  added: 'Photo ajoutée',
  manyAdded: (count: number) => `${count} photos ajoutées`,
  changed: 'Photo modifiée',
  deleted: 'Photo supprimée',
  notAllowedToAdd: "Vous n'avez pas l'autorisation d'ajouter des photos.",
  uploadFailed: (reason: string) => `Erreur lors de l'upload: ${reason}`,
  addFailed: "Erreur lors de l'ajout",
  changeFailed: 'Erreur lors de la modification',
  deleteFailed: 'Erreur lors de la suppression',
} as const;

/** Messages about uploaded pictures for the staff, except those of files. */
export const staffPictureMessages = {
  absent: 'L’image envoyée est introuvable. Choisissez-la et envoyez-la à nouveau.',
  address:
    'L’adresse d’une image n’est pas acceptée : envoyez l’image elle-même. Seule l’adresse que la fiche a déjà peut être renvoyée.',
} as const;

// Not with the public messages, because the public pages must stay small.

/** Messages about articles for the staff only. */
export const staffArticleMessages = {
  saveFailed: 'Erreur lors de la sauvegarde',
  deleteFailed: 'Erreur lors de la suppression',
  required: 'Le titre, le contenu et l’auteur sont obligatoires',
  confirmDelete: 'Êtes-vous sûr de vouloir supprimer cet article ?',
  saved: 'Article enregistré',
  deleted: 'Article supprimé',
  stale:
    'Cet article a été modifié entre-temps par quelqu’un d’autre. Votre texte est conservé : comparez les deux, puis enregistrez à nouveau.',
  openFailed: 'L’article n’a pas pu être ouvert',
  gone: 'Cet article a été supprimé entre-temps. Votre texte est conservé.',
} as const;

/** Messages about testimonials for the staff. */
export const staffTemoignageMessages = {
  nom: 'Le nom doit contenir au moins 2 caractères',
  prenom: 'Le prénom doit contenir au moins 2 caractères',
  formation: 'La formation doit être spécifiée',
  contenu: 'Le contenu doit contenir au moins 10 caractères',
  note: 'La note doit être comprise entre 1 et 5',
  required: 'Veuillez remplir tous les champs obligatoires (nom, prénom, formation, contenu)',
  imageType: 'Veuillez sélectionner un fichier image valide',
  imageSize: "L'image doit faire moins de 20MB",
  limit: `Limite atteinte : Vous ne pouvez publier que ${limits.publishedTemoignages} témoignages maximum. Veuillez d'abord dépublier un témoignage existant.`,
  confirmDelete: 'Êtes-vous sûr de vouloir supprimer ce témoignage ?',
  added: 'Témoignage ajouté',
  published: 'Témoignage publié',
  unpublished: 'Témoignage dépublié',
  modified: 'Témoignage modifié',
  deleted: 'Témoignage supprimé',
  addFailed: "Erreur lors de l'ajout",
  modifyFailed: 'Erreur lors de la modification',
  statutFailed: 'Erreur lors du changement de statut',
  deleteFailed: 'Erreur lors de la suppression',
} as const;
