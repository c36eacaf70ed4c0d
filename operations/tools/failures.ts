/** URL of a project in the Firebase console. */
export const consoleOf = (project: string) =>
  `https://console.firebase.google.com/project/${project}`;

export const unexpectedAnswer = (what: string) =>
  `Firebase n’a pas répondu comme attendu (${what}) : relancez la commande dans une minute.`;

/** French sentences for failures of firebase-tools and gcloud. */
export const failures = {
  noGcloud:
    'La Google Cloud CLI (gcloud) n’est pas installée : https://cloud.google.com/sdk/docs/install, puis « gcloud auth login --update-adc » et relancez la commande.',
  gcloudLoggedOut:
    'gcloud n’est pas connecté : lancez « gcloud auth login --update-adc » avec un compte propriétaire du projet, puis relancez la commande.',
  loggedOut:
    'La connexion à Firebase n’est plus valable : lancez « npx firebase login --reauth », puis relancez la commande.',
  billing: (project: string) =>
    `Le projet « ${project} » n’a pas de compte de facturation (offre Blaze), sans lequel Google n’accepte pas de fonctions : ${consoleOf(project)}/usage/details. Le budget et l’alerte se règlent ensuite ; voyez docs/operations.md.`,
  storage: (project: string) =>
    `Le stockage de fichiers n’est pas activé : ouvrez ${consoleOf(project)}/storage, cliquez « Commencer » et choisissez europe-west1.`,
  oldFunctions:
    'Le projet a des fonctions que cette version n’a plus (leurs noms sont ci-dessus). Si elles viennent bien de ce logiciel, relancez avec --only functions,hosting --delete-old-functions : elles seront supprimées.',
  quota: (project: string) =>
    `Le projet n’a pas assez de processeurs ou d’instances dans cette région : les fonctions en réservent plus que Google n’en accorde (20 processeurs à un projet neuf). Baissez MAX_INSTANCES dans functions/.env.${project} et relancez, ou demandez davantage : https://console.cloud.google.com/iam-admin/quotas?project=${project} (service « Cloud Run Admin API », quota « CPU allocation » de europe-west1).`,
  builder: (project: string) =>
    `Google n’a pas pu construire les fonctions : le compte qui construit n’a pas son rôle. Voyez « Le compte qui construit » dans docs/operations.md, attendez une minute et relancez (projet ${project}).`,
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
} as const;

interface Failure {
  /** Pattern of firebase-tools' output; a test checks that firebase-tools still contains it. */
  readonly pattern: RegExp;
  readonly sentence: (project: string) => string;
}

/** Failures reported by Google and gcloud, whose messages no test here can check. */
const googleFailures: readonly Failure[] = [
  { pattern: /spawn gcloud ENOENT/, sentence: () => failures.noGcloud },
  {
    pattern:
      /do not currently have an active account|Reauthentication|problem refreshing your current auth/,
    sentence: () => failures.gcloudLoggedOut,
  },
  {
    pattern:
      /Quota exceeded for total allowable CPU|Max instances must be set to \d+ or fewer|total max instances in your project|maxScale may not exceed|Quota violated:/,
    sentence: failures.quota,
  },
  { pattern: /missing permission on the build service account/, sentence: failures.builder },
];

/** Known failures in matching order: causes before their consequences. */
export const knownFailures: readonly Failure[] = [
  {
    pattern:
      /Failed to authenticate, have you run|Command requires authentication|credentials are no longer valid|Authentication Error/,
    sentence: () => failures.loggedOut,
  },
  {
    pattern:
      /must be on the Blaze \(pay-as-you-go\) plan|requires the pay-as-you-go \(Blaze\) billing plan/,
    sentence: failures.billing,
  },
  { pattern: /Firebase Storage has not been set up on project/, sentence: failures.storage },
  {
    pattern: /are found in your project but do not exist in your local source code/,
    sentence: () => failures.oldFunctions,
  },
  {
    pattern: /Your current project quotas don't allow for the current max instances/,
    sentence: failures.quota,
  },
  {
    pattern: /Since this is your first time using 2nd gen functions/,
    sentence: () => failures.firstTime,
  },
  { pattern: /There was an error deploying functions/, sentence: () => failures.functions },
  {
    pattern:
      /Unable to deploy to Hosting as there is no Hosting site|Could not determine the default site/,
    sentence: failures.site,
  },
  { pattern: /Failed to make request/, sentence: () => failures.network },
  {
    pattern:
      /Failed to list Firebase |Failed to get Firebase project|Missing permissions required|Missing required permission|Authorization failed/,
    sentence: failures.notAllowed,
  },
];

const googleRefuses = /HTTP Error: 403|PERMISSION_DENIED/;

/** French sentence for a failed run of firebase-tools: the cause and the remedy. */
export function sentenceOf(log: string, project: string): string {
  const known = [...googleFailures, ...knownFailures].find((failure) =>
    failure.pattern.test(log),
  );
  if (known) return known.sentence(project);
  return googleRefuses.test(log) ? failures.notAllowed(project) : failures.other;
}

/** Output when all functions are online, but old images would accumulate. */
export const onlyImagesPileUp =
  /Functions successfully deployed but could not set up cleanup policy/;

/** Output when the rules are online, but lack their permission. */
export const crossServiceFailed =
  /Error checking or updating Cloud Storage for Firebase service account permissions/;
