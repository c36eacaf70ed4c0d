/** What the super administrator is told about members, besides what is wrong with a field. */
export const staffMemberMessages = {
  created: 'Utilisateur créé',
  updated: 'Utilisateur modifié',
  deleted: 'Utilisateur supprimé',
  lastSuperAdmin: 'Il doit rester au moins un super administrateur actif.',
  cannotBeDeleted: 'Cet utilisateur ne peut pas être supprimé.',
} as const;
