/** Uses of the ports, as completions of the French messages. */
const portUses = {
  hosting: 'du site (Hosting)',
  hostingEmulator: 'du site, en interne (Hosting)',
  functions: 'des fonctions (Functions)',
  firestore: 'de la base de données (Firestore)',
  auth: 'des comptes (Authentication)',
  storage: 'des images (Storage)',
  ui: 'de l’interface des émulateurs',
  hub: 'de la coordination des émulateurs (hub)',
  logging: 'des journaux des émulateurs',
  eventarc: 'des événements (Eventarc)',
  tasks: 'des tâches (Cloud Tasks)',
  firestoreWebsocket: 'du suivi de la base de données (Firestore)',
  vite: 'du serveur de développement (Vite)',
};

/** Command that shows which process uses a port. */
const portCommand = (port: number) =>
  process.platform === 'darwin' ? `lsof -nP -iTCP:${port}` : `ss -ltnp 'sport = :${port}'`;

/** Messages of `npm start` and `npm run reset`. */
export const messages = {
  badOption: (reason: string) =>
    `Option inconnue (${reason}) ; les options sont --dev, --port-offset N, --data DOSSIER, --ephemeral, --ready-file FICHIER, --skip-build, --no-seed et --no-ui.`,
  badOffset: (value: string, largest: number) =>
    `Le décalage des ports « ${value} » n’est pas un nombre entier entre 0 et ${largest}.`,
  alreadyRunning: (pid: number) =>
    `Les émulateurs sont déjà en marche avec ces données (processus ${pid}) : utilisez ce « npm start »-là, ou arrêtez-le avec Ctrl-C avant de relancer.`,
  stillSaving:
    'Les émulateurs du lancement précédent, interrompu, finissent d’enregistrer leurs données…',
  portTaken: (port: number, name: keyof typeof portUses) =>
    `Le port ${port}, celui ${portUses[name]}, est déjà pris, peut-être par un autre « npm start » : pour voir par qui, lancez « ${portCommand(port)} », arrêtez ce programme, puis relancez la commande.`,
  noJava: (wanted: number, found: number | undefined) =>
    `Java ${wanted} ou plus récent (un JDK) est nécessaire et ${
      found === undefined ? 'aucun n’a été trouvé' : `le plus récent trouvé est Java ${found}`
    } : installez par exemple Temurin depuis https://adoptium.net (ou indiquez le dossier du JDK dans JAVA_HOME), puis relancez la commande.`,
  noUi: 'Interface des émulateurs (port 4000) : désactivée, ses fichiers manquent sur cette machine ; « npx firebase setup:emulators:ui » les télécharge.',
  downloading: '  Téléchargement d’un programme des émulateurs (une seule fois)…',
  building: (what: string) => `Construction : ${what}…`,
  built: { functions: 'les fonctions', web: 'le site' },
  buildFailed: (what: string, log: string) =>
    `La construction a échoué (${what}) : le détail est ci-dessus et dans ${log}.`,
  dataRestored: (when: Date) =>
    `Données locales reprises (enregistrées le ${when.toLocaleString('fr-FR')}).`,
  dataDamaged: (folder: string) =>
    `Les données locales (${folder}) sont incomplètes ou abîmées : remettez-y une copie, ou lancez « npm run reset », qui les efface, puis relancez la commande.`,
  importFailed: (folder: string, log: string) =>
    `Les émulateurs n’ont pas pu démarrer avec les données locales (${folder}) : le détail est dans ${log} ; si ces données sont abîmées, « npm run reset » les efface.`,
  starting: 'Démarrage des émulateurs…',
  startFailed: (log: string) =>
    `Les émulateurs n’ont pas pu démarrer : le détail est dans ${log}.`,
  warmingUp: 'Mise en route des fonctions…',
  seeding: 'Données de démonstration…',
  seedFailed: (log: string) =>
    `Les données de démonstration n’ont pas pu être créées : le détail est ci-dessus et dans ${log}.`,
  startingVite: 'Démarrage du serveur de développement (Vite)…',
  viteFailed: (log: string) =>
    `Le serveur de développement (Vite) n’a pas pu démarrer : le détail est dans ${log}.`,
  viteDied: (log: string) =>
    `Le serveur de développement (Vite) s’est arrêté de lui-même : le détail est dans ${log}.`,
  emulatorsDied: (log: string) =>
    `Les émulateurs se sont arrêtés d’eux-mêmes : le détail est dans ${log}.`,
  saving: 'Arrêt : enregistrement des données…',
  stopping: 'Arrêt des émulateurs…',
  saved: 'Données enregistrées, tout est arrêté.',
  stopped: 'Tout est arrêté.',
  notSaved: 'Tout est arrêté, mais l’enregistrement final a échoué : le précédent est gardé.',
  autosaveFailed: (reason: string) =>
    `L’enregistrement automatique a échoué (${reason}) : le suivant sera tenté dans trois minutes.`,
  badAddress: 'Cette adresse est mal formée.',
  noHosting: 'L’émulateur de Hosting ne répond pas.',

  resetRefused: (pid: number) =>
    `Les émulateurs sont en marche (processus ${pid}) : arrêtez-les d’abord avec Ctrl-C dans leur terminal, puis relancez « npm run reset ».`,
  nothingToReset:
    'Aucune donnée locale à effacer : le prochain « npm start » créera celles de démonstration.',
  resetDone:
    'Données locales effacées : le prochain « npm start » recréera celles de démonstration.',

  ready: 'Tout est prêt.',
  site: 'Site',
  dashboard: 'Tableau de bord',
  viteSite: 'Site, rechargé à chaque modification',
  ui: 'Interface des émulateurs',
  accounts: 'Comptes de démonstration',
  samePassword: (password: string) => `mot de passe de tous : ${password}`,
  inactive: 'compte désactivé : ne peut rien faire',
  howToStop:
    'Pour arrêter : Ctrl-C (les données sont gardées). Pour tout oublier : npm run reset.',
  howToStopEphemeral: 'Pour arrêter : Ctrl-C (les données de cette suite sont oubliées).',
} as const;
