/** What the staff is told about testimonials, besides what is wrong with a field. */
export const staffTemoignageMessages = {
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
