/** Words that several sections of the dashboard say. */
export const common = {
  cancel: 'Annuler',
  close: 'Fermer',
  delete: 'Supprimer',
  deleteTitle: 'Confirmer la suppression',
  dismiss: 'Fermer le message',
  edit: 'Modifier',
  loading: 'Chargement…',
  refresh: 'Actualiser',
  retry: 'Réessayer',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  showMore: 'Afficher la suite',
  undo: 'Annuler',
} as const;
