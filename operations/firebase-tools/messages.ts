/** Where Google shows that project to its owner. */
export const consoleOf = (project: string) =>
  `https://console.firebase.google.com/project/${project}`;

/** What is said at the terminal of an answer that firebase-tools should not have given. */
export const firebaseSays = {
  unreadable: (what: string) =>
    `Firebase n’a pas répondu comme attendu (${what}) : relancez la commande dans une minute.`,

  failures: {
    loggedOut:
      'La connexion à Firebase n’est plus valable : lancez « npx firebase login --reauth », puis relancez la commande.',
    billing: (project: string) =>
      `Le projet « ${project} » n’a pas de compte de facturation (offre Blaze), sans lequel Google n’accepte pas de fonctions : ${consoleOf(project)}/usage/details. Le budget et l’alerte se règlent ensuite ; voyez docs/operations.md.`,
    storage: (project: string) =>
      `Le stockage de fichiers n’est pas activé : ouvrez ${consoleOf(project)}/storage, cliquez « Commencer » et choisissez europe-west1.`,
    oldFunctions:
      'Le projet a des fonctions que cette version n’a plus (leurs noms sont ci-dessus). Si elles viennent bien de ce logiciel, relancez avec --only functions,hosting --delete-old-functions : elles seront supprimées.',
    firstTime:
      'Google prépare encore le projet pour ses premières fonctions : attendez cinq minutes et relancez.',
    functions:
      'Des fonctions n’ont pas été acceptées ; leurs noms et la raison sont ci-dessus. La première fois, relancer suffit souvent.',
    site: (project: string) =>
      `Le projet n’a pas de site d’hébergement : ouvrez ${consoleOf(project)}/hosting et cliquez « Commencer ».`,
    notAllowed: (project: string) =>
      `Firebase n’a pas ouvert le projet « ${project} » : il n’existe pas sous cet identifiant, ou le compte connecté n’en est pas propriétaire (« npx firebase login:list », « npx firebase login:add »), ou sa connexion n’est plus valable (« npx firebase login --reauth »), ou Internet est coupé.`,
    network: 'Google n’a pas pu être joint : vérifiez la connexion à Internet, puis relancez.',
    other: 'Firebase a refusé ; sa réponse est ci-dessus.',
  },
} as const;
