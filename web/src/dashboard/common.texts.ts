/** Texts that several sections of the dashboard share. */
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
  /** Label of the toasts, with the shortcut that focuses their buttons. */
  toasts: 'Messages (Alt+T)',
  undo: 'Annuler',
} as const;

/** Confirmation before an unsaved form is closed. */
export const unsavedForm = {
  title: 'Abandonner la saisie\u00A0?',
  question: 'Ce que vous avez saisi et pas enregistré sera perdu.',
  confirm: 'Abandonner',
  cancel: 'Continuer la saisie',
};
