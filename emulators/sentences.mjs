/**
 * Messages of the programs that run before any dependency is installed; the others' messages are
 * in messages.ts.
 */

/** Oldest Node.js that can start the project, as [major, minor]. */
export const oldestNode = [20, 19];

export const sentences = {
  /** @param {string} version the running one, such as v18.4.0 */
  nodeTooOld: (version) =>
    `Node.js ${oldestNode.join('.')} ou plus récent est nécessaire, et celui-ci est ${version} : installez la version LTS depuis https://nodejs.org, puis relancez la commande.`,
  installing: 'Installation des dépendances (npm ci), une à trois minutes la première fois…',
  installed: 'Dépendances installées.',
  installFailed:
    'Les dépendances n’ont pas pu être installées, npm dit pourquoi ci-dessus : vérifiez d’abord la connexion à Internet (ou au registre npm), puis relancez la commande.',
  noNpm:
    'La commande npm est introuvable alors que les dépendances restent à installer : lancez « npm start » depuis un terminal où npm fonctionne.',
  noProjectNode:
    'Le Node.js 24 du projet n’existe pas pour ce système, ou npm ne l’a pas installé : installez Node.js 24 depuis https://nodejs.org, puis relancez la commande.',
};
