/** All that `npm run screenshots` says at the terminal. */
export const messages = {
  badOption: (reason: string) =>
    `Option inconnue (${reason}) ; les options sont --only ÉCRAN,ÉCRAN et --skip-build.`,
  unknownScreen: (name: string) =>
    `Écran inconnu : « ${name} ». Les écrans sont nommés dans tests/screens.`,
  starting: 'Démarrage des émulateurs…',
  taking: (count: number) => `Photographie de ${count} écrans…`,
  notReached: (name: string, reason: string) => `✗ ${name} : ${reason}`,
  taken: (count: number, folder: string) => `${count} images dans ${folder}/`,
  chosen: (count: number, kilobytes: number, folder: string) =>
    `${count} d’entre elles pour le README dans ${folder}/ (${kilobytes} Ko)`,
  interrupted: 'Interrompu.',
} as const;
