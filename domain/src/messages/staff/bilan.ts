/** What the dashboard says about the figures of the campaigns. */
export const bilanMessages = {
  loadFailed: 'Erreur lors du chargement du bilan',
} as const;
