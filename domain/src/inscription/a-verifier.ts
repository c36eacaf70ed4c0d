/** Why the desk looks at an application before it relies on it. Nobody is refused for these. */
export const aVerifierLabels = {
  connexion: 'Beaucoup d’inscriptions sont venues de la même connexion en une heure',
  telephone: 'Beaucoup d’inscriptions ont donné ce téléphone le même jour',
  email: 'Beaucoup d’inscriptions ont donné cette adresse e-mail le même jour',
  affluence: 'Un nombre inhabituel d’inscriptions arrivait au même moment',
  piege: 'Un champ que personne ne voit était rempli',
} as const;
export type RaisonAVerifier = keyof typeof aVerifierLabels;
