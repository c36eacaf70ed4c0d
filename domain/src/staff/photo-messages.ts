/** What the staff is told about the photos of the gallery, besides what is wrong with a field. */
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

/** What the staff is told about a picture that was sent, besides what is wrong with the file. */
export const staffPictureMessages = {
  absent: 'L’image envoyée est introuvable. Choisissez-la et envoyez-la à nouveau.',
} as const;
