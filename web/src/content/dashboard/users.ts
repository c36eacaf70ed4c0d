export const usersTab = {
  label: 'Utilisateurs',
  title: 'Utilisateurs',
} as const;
