export const articlesTab = {
  label: 'Articles',
  title: 'Gestion des Articles',
} as const;
