/** All that `npm run bench` says at the terminal. */
export const messages = {
  badOption: (reason: string) =>
    `Option inconnue (${reason}) ; les options sont --only PARTIE,PARTIE, --runs NOMBRE et --skip-build.`,
  unknownSection: (name: string, known: readonly string[]) =>
    `Partie inconnue : « ${name} ». Les parties sont : ${known.join(', ')}.`,
  interrupted: 'Interrompu.',
  starting: 'Démarrage des émulateurs…',
  measuring: (title: string) => `Mesure : ${title}…`,
  compared: (path: string, network: string, what: string, ratio: number) =>
    `  ${path}, ${network} : ${what} ${ratio.toFixed(2)} fois celui de la copie`,
  fault: (sentence: string) => `✗ ${sentence}`,
  written: (file: string) => `Les tableaux sont dans ${file}.`,
  noMarkers: (name: string, file: string) =>
    `Les repères de « ${name} » manquent dans ${file} : <!-- bench:${name} -->.`,
} as const;
