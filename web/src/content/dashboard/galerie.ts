export const galerieTab = {
  label: 'Galerie',
  title: 'Galerie',
} as const;
