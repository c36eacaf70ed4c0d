/** The problems of a package. */
export const says = {
  runtime: (runtime: string, engine: string) =>
    `firebase.json demande ${runtime}, et functions/package.json Node.js ${engine}`,
  workspace: (names: readonly string[]) =>
    `functions/package.json demande ${names.join(', ')}, que le registre de npm n’a pas`,
  notInstalled: (reason: string) =>
    `les paquets des fonctions n’ont pas pu être installés à part, donc rien n’est prouvé d’elles : vérifiez la connexion au registre de npm (${reason})`,
  notAnswering: (reason: string) => `l’API, lancée seule, ne répond pas : ${reason}`,
  sound: 'Le paquet des fonctions est en ordre.',
} as const;
