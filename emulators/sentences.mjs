/**
 * The messages of the programs that run before any dependency is installed. Those of the
 * supervisor are in messages.ts.
 */

/** The oldest Node.js that can start the project, as [major, minor]. */
export const oldestNode = [20, 19];

export const sentences = {
  /** @param {string} version the running one, such as v18.4.0 */
  nodeTooOld: (version) =>
    `Node.js ${oldestNode.join('.')} ou plus récent est nécessaire, et celui-ci est ${version} : installez la version LTS depuis https://nodejs.org, puis relancez la commande.`,
  installing: 'Installation des dépendances (npm ci), une à trois minutes la première fois…',
  /** @param {number} seconds */
  stillInstalling: (seconds) => `  … l’installation continue (${seconds} s)`,
  installed: 'Dépendances installées.',
  /** @param {string} log path of npm's output */
  installFailed: (log) =>
    `Les dépendances n’ont pas pu être téléchargées : vérifiez la connexion à Internet (ou au registre npm), puis relancez la commande ; le détail est dans ${log}.`,
  /** @param {string} log path of npm's output */
  lockMismatch: (log) =>
    `Les dépendances n’ont pas pu être installées, car package-lock.json ne correspond pas à package.json : lancez « npm install », puis relancez la commande ; le détail est dans ${log}.`,
  noNpm:
    'La commande npm est introuvable alors que les dépendances restent à installer : lancez « npm start » depuis un terminal où npm fonctionne.',
  noProjectNode:
    'Le Node.js 24 du projet n’existe pas pour ce système, ou npm ne l’a pas installé : installez Node.js 24 depuis https://nodejs.org, puis relancez la commande.',
  saving: 'L’enregistrement des données est en cours, encore quelques secondes…',
  supervisorGone:
    'Le gardien des émulateurs a été interrompu : les émulateurs s’arrêtent et enregistrent leurs données…',
};
