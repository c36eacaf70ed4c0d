type Named = Readonly<Record<'file' | 'title', string>> & { readonly seconds: number };

const nameOf = ({ file, title }: Named) => `${file} ${title}`.trim();

/** Terminal messages of `npm test`, and of other commands that start test emulators. */
export const messages = {
  unknownStep: (name: string, known: readonly string[]) =>
    `Étape inconnue : « ${name} ». Les étapes sont : ${known.join(', ')}.`,
  badOption: (reason: string) =>
    `Option inconnue (${reason}) ; les options sont --only ÉTAPE,ÉTAPE [FICHIERS], --quick et --all.`,
  filesNeedStep: 'Des fichiers se choisissent avec leur étape : --only ÉTAPE FICHIERS.',
  interrupted: '\nInterrompu : arrêt de ce qui a été démarré…',
  notBuilt: 'La construction a échoué.',
  noPorts:
    'Aucune plage de ports libre pour les émulateurs des tests : arrêtez d’autres essais en cours, puis relancez la commande.',
  noSuite: 'Les émulateurs des tests ne sont pas prêts, ou se sont arrêtés trop tôt.',
  installingBrowser: 'Aucun navigateur trouvé : téléchargement de Chromium…',
  noBrowser:
    'Aucun navigateur Chromium n’a été trouvé ni n’a pu être installé : installez Chromium ou Google Chrome, ou indiquez son chemin dans CHROMIUM_PATH, puis relancez « npm test ».',
  brokenBrowser: (path: string) =>
    `Le navigateur indiqué par CHROMIUM_PATH (${path}) ne démarre pas : corrigez ce chemin, puis relancez « npm test ».`,
  installingEngines: (packages: string) => `Installation de ${packages} par apt-get…`,
  noEngines: (packages: string) =>
    `L’étape engines a besoin de ${packages}, qui n’ont pas pu être installés : installez ces paquets de Debian, ou choisissez d’autres étapes avec --only.`,
  durations: '\nDurées / durations',
  notRun: (name: string) => `${name} (non lancé / not run)`,
  slowest: (tests: readonly Named[]) =>
    [
      'Les plus lents / slowest',
      ...tests.map((test) => `${test.seconds.toFixed(1)} s ${nameOf(test)}`),
    ].join('\n  '),
  red: (test: Named) => `  ✗ ${nameOf(test)}`,
  flaky: (files: readonly string[], isTooMany: boolean) =>
    `Instables / flaky (${files.length}${isTooMany ? ' : c’est un échec' : ''}) : ${files.join(' · ')} (emulators/.cache/failures)`,
  verdict: (steps: readonly string[]) =>
    steps.length > 0 ? `À corriger / to fix: ${steps.join(', ')}` : 'Tout est vert / all green',
} as const;
