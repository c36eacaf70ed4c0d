/** The problems of a package. */
export const says = {
  runtime: (runtime: string, engine: string) =>
    `firebase.json demande ${runtime}, et functions/package.json Node.js ${engine}`,
  localSources: (sources: readonly string[]) =>
    `les en-têtes de firebase.json nomment ${sources.join(', ')} : ce qui est en ligne ne doit nommer ni cette machine ni une adresse sans chiffrement`,
  workspace: (names: readonly string[]) =>
    `functions/package.json demande ${names.join(', ')}, que le registre de npm n’a pas`,
  notInstalled: (reason: string) =>
    `les paquets des fonctions n’ont pas pu être installés à part, donc rien n’est prouvé d’elles : vérifiez la connexion au registre de npm (${reason})`,
  versions: (places: readonly string[]) =>
    `les fonctions auraient d’autres versions que celles qui sont essayées ici : ${places.join(', ')}. Lancez « npm ci », puis recommencez`,
  notAnswering: (reason: string) => `l’API, lancée seule, ne répond pas : ${reason}`,
  sound: 'Le paquet des fonctions est en ordre.',
} as const;
