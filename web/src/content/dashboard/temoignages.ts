export const temoignagesTab = {
  label: 'Témoignages',
  title: 'Témoignages',
} as const;
