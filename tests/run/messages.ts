import type { FileReport } from './vitest-reporter.ts';

/** What is said at the terminal by `npm test`, and by what builds and starts as it does. */
export const messages = {
  unknownStep: (name: string, known: readonly string[]) =>
    `Étape inconnue : « ${name} ». Les étapes sont : ${known.join(', ')}.`,
  badOption: (reason: string) =>
    `Option inconnue (${reason}) ; les options sont --only ÉTAPE,ÉTAPE [FICHIERS], --quick et --all.`,
  filesNeedStep: 'Des fichiers se choisissent avec leur étape : --only ÉTAPE FICHIERS.',
  interrupted: 'Interrompu : arrêt de ce qui a été démarré…',
  skipped: (name: string, because: string) => `${name} : non lancé, ${because} a échoué`,
  noTests: 'aucun test n’a été trouvé',
  leftOut: (count: number) => `${count} test(s) laissés de côté`,
  errors: (count: number) => `${count} erreur(s) en dehors des tests`,
  badExit: (code: number) => `les tests ont fini avec le code ${code}`,
  noReport: 'les tests n’ont pas rendu compte',
  build: { functions: 'Construction des fonctions', web: 'Construction du site' },
  emulators: 'Émulateurs des tests',
  newEmulators: 'Émulateurs neufs',
  durations: 'Durées / durations',
  total: 'En tout, sans l’installation',
  slowest: (count: number) => `Les ${count} fichiers les plus lents / slowest files`,
  building: (part: string) => `Construction : ${part}…`,
  buildFailed: (part: string, output: string) =>
    `La construction a échoué : ${part}\n${output.trimEnd()}`,
  notReloaded: 'Les fonctions n’ont pas été rechargées à temps.',
  noPorts:
    'Aucune plage de ports libre pour les émulateurs des tests : arrêtez d’autres essais en cours, puis relancez la commande.',
  suiteEnded: 'Les émulateurs des tests se sont arrêtés trop tôt :',
  suiteSlow: (minutes: number) =>
    `Les émulateurs des tests ne sont pas prêts après ${minutes} minutes.`,
  installingBrowser: 'Aucun navigateur trouvé : téléchargement de Chromium…',
  noBrowser:
    'Aucun navigateur Chromium n’a été trouvé ni n’a pu être installé : installez Chromium ou Google Chrome, ou indiquez son chemin dans CHROMIUM_PATH, puis relancez « npm test ».',
  brokenBrowser: (path: string) =>
    `Le navigateur indiqué par CHROMIUM_PATH (${path}) ne démarre pas : corrigez ce chemin, puis relancez « npm test ».`,
  /** Files with tests that passed at their second try, what had failed, and how many may. */
  flaky: (files: readonly FileReport[], most: number) => {
    const named = files.map(({ path, flaky = [] }) => `${path}: ${flaky.join('; ')}`);
    const verdict = files.length > most ? `, plus de ${most} : c’est un échec` : '';
    return `Instables / flaky (${files.length}${verdict}) : ${named.join(' · ')} (emulators/.cache/failures)`;
  },
  /** For the titles of the steps that failed, if any did. */
  verdict: (failed: string) =>
    failed ? `À corriger / to fix: ${failed}` : 'Tout est vert / all green',
} as const;
