/** What the staff is told about the photos of the gallery, besides what is wrong with a field. */
export const staffPhotoMessages = {
  confirmDelete: 'Êtes-vous sûr de vouloir supprimer cette photo ?',
  added: 'Photo ajoutée',
  deleted: 'Photo supprimée',
  notAllowedToAdd: "Vous n'avez pas l'autorisation d'ajouter des photos.",
  uploadFailed: (reason: string) => `Erreur lors de l'upload: ${reason}`,
  addFailed: "Erreur lors de l'ajout",
  deleteFailed: 'Erreur lors de la suppression',
} as const;
