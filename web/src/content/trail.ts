/** The line at the top of a page that says where it stands. */
export const trail = {
  name: 'Fil d’Ariane',
  home: { label: 'Acceuil', path: '/' },
  formations: { label: 'Formations', path: '/formation' },
} as const;
