/** Messages of the operations at the terminal. */
export const messages = {
  usage:
    'Utilisation : npm run create-admin -- --project ID [--username NOM] [--email ADRESSE]',
  badOption: (reason: string) => `Option inconnue ou incomplète : ${reason}.`,
  emulatorsAreDemo: (project: string, names: readonly string[]) =>
    `${names.join(' et ')} : ces variables mènent aux émulateurs, et « ${project} » est un vrai projet. Retirez-les, ou choisissez --project demo-centre.`,
  notATerminal: (missing: readonly string[]) =>
    `Sans terminal, il manque : ${missing.join(', ')}.`,
  questions: {
    username: 'Nom d’utilisateur : ',
    email: 'Adresse e-mail : ',
    password: 'Mot de passe (rien ne s’affiche) : ',
    again: 'Le même, encore une fois : ',
  },
  adminExists: (project: string) =>
    `Le projet « ${project} » a déjà un super administrateur actif : les utilisateurs se gèrent dans le tableau de bord, onglet Utilisateurs. Si plus personne ne peut s’y connecter, relancez la commande avec --additional pour en créer un de plus.`,
  taken: (sentence: string) =>
    `${sentence}. Si une création vient d’être interrompue, attendez une minute et relancez la commande ; sinon, choisissez un autre nom.`,
  created: (username: string, project: string) =>
    `Super administrateur « ${username} » créé dans le projet « ${project} ». Et maintenant :`,
  deploy: (project: string) =>
    `  - mettez le site en ligne si ce n’est pas fait : npm run deploy -- --project ${project}`,
  logIn: (address: string) => `  - connectez-vous sur ${address}`,
  createOthers:
    '  - créez les autres utilisateurs dans l’onglet Utilisateurs, chacun avec son rôle.',
  cancelled: 'Abandonné : rien n’a été créé.',
  noCredentials:
    'Aucun identifiant Google n’a été trouvé sur cette machine : installez la Google Cloud CLI, lancez « gcloud auth login --update-adc » avec un compte propriétaire du projet, puis relancez la commande.',
  credentialsExpired:
    'Les identifiants Google de cette machine ne sont plus valables : lancez « gcloud auth login --update-adc », puis relancez la commande.',
  notAllowed: (project: string) =>
    `Les identifiants Google de cette machine ne donnent pas accès au projet « ${project} » : vérifiez l’identifiant du projet et utilisez un compte qui en est propriétaire (« gcloud auth login --update-adc », puis « gcloud auth application-default set-quota-project ${project} »).`,
  notSetUp: (project: string) =>
    `Le projet « ${project} » n’est pas prêt : dans la console Firebase, créez la base de données Firestore et activez Authentication avec « Adresse e-mail/Mot de passe », puis relancez la commande.`,
  noQuotaProject: (project: string) =>
    `Google veut savoir quel projet paie les requêtes de vos identifiants : lancez « gcloud auth application-default set-quota-project ${project} », puis relancez la commande.`,
  apiDisabled: (api: string, project: string) =>
    `L’API ${api} n’est pas activée dans le projet « ${project} » : ouvrez https://console.cloud.google.com/apis/library/${api}?project=${project}, cliquez « Activer », attendez une minute et relancez la commande.`,
  unreachable: (reason: string) =>
    `Google n’a pas répondu (${reason}) : vérifiez la connexion à Internet, puis relancez la commande.`,
  unexpected: (reason: string) => `La commande a échoué : ${reason}`,
  projectMissing:
    'Indiquez le projet Firebase avec --project ID (l’identifiant est dans la console Firebase, « Paramètres du projet »), ou --project demo-centre --emulators pour les émulateurs de cette machine.',
  demoNeedsOption: (project: string) =>
    `Le projet « ${project} » n’existe que dans les émulateurs : lancez « npm start », puis ajoutez --emulators à la commande.`,
  auditUsage:
    'Utilisation : npm run audit:data -- --project ID [--repair] [--remove-former] [--emulators]',
  audit: {
    title: (project: string) => `Contrôle des données du projet « ${project} »`,
    accounts: 'comptes du personnel',
    files: 'fichiers publiés',
    more: (count: number) => `  … et ${count} autres.`,
    repaired: (count: number) =>
      count === 0
        ? 'Registres comparés aux inscriptions : ils étaient justes.\n'
        : `Registres récrits pour ${count} inscription(s).\n`,
    fullest: (name: string, percent: number) =>
      `Registre le plus rempli : ${name}, à ${percent} %.`,
    formerRemoved: (count: number) =>
      `Données de fonctions que le logiciel n’a plus : ${count} document(s) corrigé(s) ou supprimé(s).\n`,
    sound: 'Tout concorde.',
    unsound: (count: number) =>
      `${count} écart(s). Rien n’a été modifié : voyez docs/operations.md, « Contrôler les données ».`,
  },
} as const;
