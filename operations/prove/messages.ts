/** Messages of `npm run prove`. */
export const proveMessages = {
  usage: 'Utilisation : npm run prove -- --project ID [--emulators]',
  confirm: (project: string) =>
    `Ce projet d’essai recevra pour quelques minutes un membre, une image et une fonction ; son journal et sa corbeille en garderont la trace. Pour confirmer, tapez « ${project} » : `,
  notConfirmed: 'Abandonné : rien n’a été essayé.',
  realOnly: 'ne s’essaie que sur un vrai projet.',
  leftBehind: (what: string, command: string) =>
    `${what} n’a pas pu être retiré. Faites-le : ${command}`,

  login: {
    title: 'Un mot de passe contrôlé par une fonction, puis une session',
    good: 'la fonction « login » a accepté le mot de passe, et son jeton a ouvert une session.',
    absent: (project: string) =>
      `la fonction « login » ne répond pas. Mettez d’abord le site en ligne : npm run deploy -- --project ${project}`,
    refused: (reason: string, project: string) =>
      `la fonction « login » a répondu ${reason}. Ses droits ou sa clé manquent : relancez npm run deploy -- --project ${project} --only functions, puis attendez deux minutes ; WEB_API_KEY ne doit pas être limitée à des sites Web.`,
    noSession: (reason: string) =>
      `le jeton n’a pas ouvert de session (${reason}). WEB_API_KEY est-elle celle de ce projet, limitée à « Identity Toolkit API » ?`,
  },
  picture: {
    title: 'Une image, du dépôt au retrait, et des règles de fichiers qui lisent la base',
    good: 'déposée, publiée, affichée, retirée ; un dépôt est refusé une fois que la session a pris fin.',
    notTaken: (reason: string, project: string) =>
      `le dépôt a été refusé (${reason}). Les règles des fichiers peuvent-elles lire la base ? Voyez « Autoriser Storage à lire Firestore » dans docs/operations.md, et npm run deploy -- --project ${project} --only storage.`,
    notPublished: (reason: string) =>
      `la fonction « savePhoto » a répondu ${reason}. Le compte des fonctions a-t-il le rôle « Administrateur des objets Storage » sur le stockage ?`,
    notShown: (status: number) =>
      `l’image publiée ne s’affiche pas (réponse ${status}) : mettez les règles des fichiers en ligne (--only storage).`,
    notRemoved: (reason: string) => `l’image n’a pas pu être retirée (${reason}).`,
    stillTaken:
      'un dépôt est accepté bien que la session ait pris fin. Mettez les règles des fichiers en ligne (--only storage) et recommencez ; sinon n’ouvrez pas le tableau de bord.',
  },
  noSession: 'rien à essayer sans session : réglez d’abord ce qui est plus haut.',
  withoutAppCheck: (file: string) =>
    `ne s’essaie pas quand App Check est exigé. Si ce n’est jamais fait : ENFORCE_APP_CHECK=false dans ${file}, fonctions en ligne, cette commande, puis de nouveau true.`,
  appCheck: {
    title: 'App Check',
    off: 'n’est pas exigé. Quand tout le reste est ✓, suivez docs/app-check.md, puis relancez cette commande : elle doit dire ✓ ici, et une inscription d’essai doit encore passer sur le site.',
    good: (site: string) =>
      `un appel sans jeton est refusé. À la main : envoyez une inscription d’essai sur ${site}/inscription, connectez-vous sur ${site}/dashboard et supprimez-la ; les deux doivent passer.`,
    stillTaken: (file: string) =>
      `un appel sans jeton n’est pas refusé, alors que ${file} dit ENFORCE_APP_CHECK=true : mettez les fonctions en ligne (--only functions).`,
    closed: (address: string, answer: string) =>
      `${address} répond « ${answer} » au lieu des dates de la campagne, que tout visiteur lit : mettez les fonctions en ligne (--only functions).`,
  },
  cache: {
    title: 'Une page un peu ancienne, montrée pendant qu’une nouvelle est demandée',
    good: 'les visiteurs n’attendent pas que la fonction « pages » se réveille.',
    waits:
      'ici, le visiteur attend la fonction « pages ». Pour les mois d’inscription, gardez-la éveillée : MIN_INSTANCES=1, dans docs/operations.md.',
    empty: (address: string) =>
      `${address} ne contient pas ce qui est publié : mettez le site et les fonctions en ligne ensemble, sans --only.`,
    stays: (address: string) =>
      `${address} reste la même page : la fonction « pages » répond-elle ? Regardez ses journaux.`,
  },
  source: {
    title: 'L’adresse de qui appelle',
    deploys: 'Une fonction d’essai est mise en ligne, de deux à cinq minutes…',
    notDeployed: 'la fonction d’essai n’a pas pu être mise en ligne ; la raison est ci-dessus.',
    notAnswering: (address: string, reason: string) =>
      `${address} ne répond pas comme attendu (${reason}).`,
    heard: (direct: string, hosting: string) =>
      `Reçu aux adresses des fonctions : « ${direct} » ; par Hosting : « ${hosting} ».`,
    good: (proxies: number) => `TRUSTED_PROXIES=${proxies} est juste.`,
    other: (proxies: number, file: string) =>
      `écrivez TRUSTED_PROXIES=${proxies} dans ${file}, puis mettez les fonctions en ligne.`,
    sharedBehindHosting:
      'Derrière Hosting, ce qui est compté est une adresse du réseau de Google, que ses visiteurs partagent.',
  },
  sound: 'Rien de ce qui a été essayé ne s’oppose à une vraie mise en ligne.',
  unsound: (count: number) => `${count} point(s) à régler, chacun après un ✗.`,
} as const;
