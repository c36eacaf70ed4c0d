/** What is wrong with what would be put online. */
export const says = {
  schema: (complaint: string) => `firebase.json : ${complaint}`,
  noFile: (file: string) => `firebase.json nomme ${file}, qui n’existe pas`,
  noPage: (destination: string) =>
    `firebase.json mène à ${destination}, et le site construit n’a pas cette page`,
  noRegion: 'firebase.json ne dit pas où créer la base de données (firestore.location)',
  noFunction: (name: string, source: string) =>
    `firebase.json mène ${source} à la fonction « ${name} », qui n’existe pas`,
  otherRegion: (name: string, said: string, region: string) =>
    `firebase.json cherche la fonction « ${name} » dans ${said}, et elle est dans ${region}`,
  runtime: (runtime: string, engine: string) =>
    `firebase.json demande ${runtime}, et functions/package.json Node.js ${engine}`,
  workspace: (names: readonly string[]) =>
    `functions/package.json demande ${names.join(', ')}, que le registre de npm n’a pas`,
  notInstalled: (reason: string) =>
    `les paquets des fonctions n’ont pas pu être installés à part, donc rien n’est prouvé d’elles : vérifiez la connexion au registre de npm (${reason})`,
  notLoaded: (reason: string) => `le paquet des fonctions ne se charge pas : ${reason}`,
  otherFunctions: (missing: readonly string[], extra: readonly string[]) =>
    `le paquet des fonctions n’est pas celui des sources : manquent [${missing.join(', ')}], en trop [${extra.join(', ')}]`,
  unbounded: (name: string) =>
    `la fonction « ${name} » n’a pas de nombre maximal d’instances, donc la facture non plus`,
  elsewhere: (name: string, region: string) =>
    `la fonction « ${name} » irait dans ${region}, loin de la base de données`,
  notAnswering: (reason: string) => `l’API, lancée seule, ne répond pas : ${reason}`,
  sound: 'La configuration et le paquet des fonctions sont en ordre.',
} as const;
