import { consoleOf } from '../tools/failures.ts';

const names = {
  indexes: 'les index de la base de données',
  rules: 'les règles de la base de données',
  storage: 'les règles des fichiers',
  functions: 'les fonctions',
  hosting: 'le site',
};

type Part = keyof typeof names;

const listOf = (parts: readonly Part[]) => parts.map((part) => names[part]).join(', ');

/** Messages of `npm run deploy`. */
export const deployMessages = {
  usage:
    'Utilisation : npm run deploy -- --project ID [--dry-run] [--only indexes,rules,storage,functions,hosting] [--origin https://…] [--app-check-key CLÉ] [--alerts ADRESSE,ADRESSE] [--delete-old-functions]',
  projectMissing:
    'Indiquez le projet Firebase : npm run deploy -- --project ID (l’identifiant est dans la console Firebase, « Paramètres du projet »).',
  projectForm: (project: string) =>
    `« ${project} » n’est pas un identifiant de projet : il a de 6 à 30 caractères, commence par une lettre minuscule et n’a que des minuscules sans accent, des chiffres et des tirets. Il est dans la console Firebase, « Paramètres du projet », ligne « ID du projet ».`,
  demo: (project: string) =>
    `« ${project} » n’existe que dans les émulateurs de cette machine : il n’y a rien à mettre en ligne. Lancez « npm start » pour le voir, ou donnez l’identifiant d’un vrai projet.`,
  unknownPart: (name: string, parts: readonly string[]) =>
    `Partie inconnue : « ${name} ». Les parties sont : ${parts.join(', ')}.`,
  badOrigin: (text: string) =>
    `« ${text} » n’est pas l’adresse d’un site : écrivez-la sans rien après le nom de domaine, comme --origin https://www.centre.example.`,
  badAddress: (text: string) =>
    `« ${text} » n’est pas une adresse e-mail : écrivez-les séparées par des virgules, comme --alerts direction@centre.example,secretariat@centre.example.`,

  looksForAccount: 'Compte Google…',
  notLoggedIn:
    'Vous n’êtes pas connecté à Firebase : lancez « npx firebase login » avec un compte propriétaire du projet, puis relancez la commande.',
  workingTree: (count: number) =>
    `Attention : ${count} fichier(s) ont été modifiés sans être enregistrés dans git. Ce qui part en ligne n’est dans aucune version.`,
  withoutGit:
    'Attention : ce dossier n’est pas suivi par git ; notez quelle version vous mettez en ligne.',
  readsProject: (project: string) => `Projet « ${project} »…`,
  wantsWebApp: (project: string) =>
    `Le projet « ${project} » n’a pas encore d’application Web : elle sera créée au premier déploiement. Le reste ne peut pas être essayé avant ; relancez sans --dry-run.`,
  createsWebApp: 'Création de l’application Web du projet…',
  bucket: (bucket: string, wanted: string) =>
    bucket === ''
      ? `Le projet n’a pas encore de stockage de fichiers : dans la console Firebase, ouvrez « Storage », cliquez « Commencer » et choisissez europe-west1, puis relancez la commande.`
      : `Le stockage du projet s’appelle « ${bucket} », et le logiciel attend « ${wanted} ». Un projet d’avant octobre 2024 ne convient pas : créez-en un nouveau.`,
  settings: (file: string, keys: readonly string[]) =>
    `${file} : ${keys.join(' et ')} écrit(s). Ce ne sont pas des secrets : enregistrez ce fichier dans git.`,

  checks: 'Contrôle du code (npm run check)…',
  checksFailed:
    'Le code ne passe pas ses contrôles : rien n’a été mis en ligne. Corrigez ce qui est dit ci-dessus (« npm run format » remet la forme), puis relancez.',
  builds: (part: 'functions' | 'web') =>
    part === 'functions' ? 'Construction des fonctions…' : 'Construction du site…',
  buildFailed: (part: 'functions' | 'web') =>
    `La construction ${part === 'functions' ? 'des fonctions' : 'du site'} a échoué : rien n’a été mis en ligne. La raison est ci-dessus.`,
  rehearses: 'Répétition avec Firebase (rien n’est encore publié)…',
  dryRunDone: (project: string) =>
    `Tout est prêt. Pour mettre en ligne : npm run deploy -- --project ${project}`,

  prepares:
    'Préparation du projet : services, compte et clé des fonctions, inscription fermée…',
  wantsAuthentication: (project: string) =>
    `Authentication n’est pas activé : ouvrez ${consoleOf(project)}/authentication, cliquez « Commencer », activez « Adresse e-mail/Mot de passe », puis relancez la commande. Rien n’a été mis en ligne.`,
  signUpOpen: (project: string, reason: string) =>
    `Attention : Google n’a pas laissé fermer la création et la suppression de comptes par n’importe qui (${reason}). Faites-le à la main : ${consoleOf(project)}/authentication/settings, « Actions des utilisateurs », décochez « Activer la création » et « Activer la suppression ». Sans cela, un compte créé ainsi n’ouvre rien, mais un membre peut supprimer le sien.`,

  deploys: (parts: readonly Part[]) => `Mise en ligne : ${listOf(parts)}…`,
  cleansImages: 'Réglage : les anciennes images des fonctions seront effacées d’elles-mêmes…',
  crossService: (project: string) =>
    `Attention : les règles des fichiers doivent pouvoir lire la base de données, et cette autorisation n’a pas pu être donnée. Sans elle, le personnel ne peut envoyer aucune image. Voyez « Autoriser Storage à lire Firestore » dans docs/operations.md (projet ${project}).`,
  nothingOnline: 'Rien n’a été mis en ligne : le projet est comme avant.',
  partlyOnline:
    'Une partie est peut-être en ligne ; ce que Firebase en dit est ci-dessus. Une fois la cause réglée, relancez la même commande : elle reprend tout, sans rien doubler.',

  setsUpAlerts: (addresses: readonly string[]) =>
    `Alertes : Google écrira à ${addresses.join(' et ')} en cas d’erreur, et si les tâches de la nuit manquent…`,
  noAlerts: (reason: string) =>
    `Tout est en ligne, mais les alertes n’ont pas pu être réglées (${reason}). Relancez avec --only rules --alerts et les mêmes adresses ; voyez « Être prévenu » dans docs/operations.md.`,
  notAnswering: (address: string, reason: string) =>
    `Tout est en ligne, mais ${address} ne répond pas encore (${reason}). Attendez cinq minutes et ouvrez cette adresse ; si elle ne dit pas « ok », voyez « Quand quelque chose ne marche pas » dans docs/operations.md.`,
  done: (origin: string) => `En ligne : ${origin}`,
  next: (project: string, origin: string, chosen: readonly Part[], hasAlerts: boolean) =>
    [
      'Et maintenant :',
      ...(chosen.includes('indexes')
        ? [
            `  - les index se construisent encore, de quelques minutes à une heure ; jusque-là des listes du tableau de bord disent qu’elles n’ont pas pu être lues : ${consoleOf(project)}/firestore/indexes`,
          ]
        : []),
      ...(chosen.includes('functions')
        ? [
            `  - la première fois, créez le premier administrateur : npm run create-admin -- --project ${project}`,
            `  - la première fois, programmez les sauvegardes : npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d --project ${project}`,
          ]
        : []),
      ...(chosen.includes('functions') && !hasAlerts
        ? [
            `  - la première fois, faites-vous prévenir quand quelque chose ne va pas : npm run deploy -- --project ${project} --only rules --alerts ADRESSE,ADRESSE`,
          ]
        : []),
      `  - connectez-vous sur ${origin}/dashboard et envoyez une image d’essai dans la galerie`,
    ].join('\n'),
} as const;
