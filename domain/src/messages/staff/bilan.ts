export const bilanMessages = {
  loadFailed: 'Erreur lors du chargement du bilan',
} as const;
