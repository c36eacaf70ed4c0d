export const staffVitrineMessages = {
  loadFailed: 'La vitrine n’a pas pu être chargée',
  saved: 'Image enregistrée : elle est sur le site dans la minute',
  saveFailed: 'Erreur lors de l’enregistrement',
  deleted: 'Image supprimée',
  deleteFailed: 'Erreur lors de la suppression',
  confirmDelete: 'Êtes-vous sûr de vouloir supprimer cette image ?',
  ordered: 'Ordre enregistré',
  orderFailed: 'L’ordre n’a pas pu être enregistré',
  full: (most: number) =>
    `Il y a déjà ${most} images ici. Supprimez-en une avant d’en ajouter une autre.`,
  taken: 'Cette place a déjà une image : corrigez-la, ou supprimez-la d’abord.',
} as const;
