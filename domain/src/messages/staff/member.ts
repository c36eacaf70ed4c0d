/** Messages about members, except those of fields. */
export const staffMemberMessages = {
  created: 'Utilisateur créé',
  updated: 'Utilisateur modifié',
  deleted: 'Utilisateur supprimé',
  activated: 'Utilisateur activé',
  deactivated: 'Utilisateur désactivé',
  confirmDelete: (username: string) =>
    `Êtes-vous sûr de vouloir supprimer l'utilisateur «\u00A0${username}\u00A0»\u00A0? Il perdra tout accès, et son compte ne pourra pas être rétabli.`,
  confirmDeactivate: (username: string) =>
    `Désactiver «\u00A0${username}\u00A0»\u00A0? Sa session se ferme aussitôt, et il ne peut plus se connecter jusqu’à ce que vous le réactiviez.`,
  notFound: "Cet utilisateur n'existe pas ou n'existe plus.",
  createFailed: "Erreur lors de la création de l'utilisateur",
  updateFailed: "Erreur lors de la modification de l'utilisateur",
  deleteFailed: "Erreur lors de la suppression de l'utilisateur",
} as const;
