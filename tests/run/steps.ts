/** What a step needs before it can run. */
type Need = 'nothing' | 'emulators' | 'browser';

interface StepFacts {
  /** As it is called at the terminal. */
  readonly title: string;
  readonly needs: Need;
  /** The script of package.json, where it is no project of Vitest or Playwright. */
  readonly script?: string;
  /** Whether it runs in `npm run test:all` only. */
  readonly isNightly?: boolean;
}

/** Every step by its name at the command line, in the order in which they run. */
export const facts = {
  format: { title: 'Mise en forme (oxfmt)', needs: 'nothing', script: 'format:check' },
  lint: { title: 'Types et règles de code (oxlint)', needs: 'nothing', script: 'lint' },
  unit: { title: 'Tests unitaires', needs: 'nothing' },
  components: { title: 'Écrans sans serveur', needs: 'nothing' },
  'firestore-rules': { title: 'Tests des règles de Firestore', needs: 'emulators' },
  'storage-rules': { title: 'Tests des règles de Storage', needs: 'emulators' },
  functions: { title: 'Tests des fonctions', needs: 'emulators' },
  site: { title: 'Pages servies (HTTP)', needs: 'emulators' },
  deployment: { title: 'Déploiement', needs: 'emulators', isNightly: true },
  data: { title: 'Données gardées et contrôlées', needs: 'emulators', isNightly: true },
  model: { title: 'Suites de commandes au hasard', needs: 'emulators', isNightly: true },
  accessibility: { title: 'Accessibilité des écrans', needs: 'browser' },
  journeys: { title: 'Parcours dans un navigateur', needs: 'browser' },
  steadiness: {
    title: 'Parcours de « npm test », cinq fois',
    needs: 'browser',
    isNightly: true,
  },
  oldest: {
    title: 'Parcours de « npm test », comme dans les plus anciens navigateurs',
    needs: 'browser',
    isNightly: true,
  },
  apart: {
    title: 'Parcours qui ont chacun leurs émulateurs',
    needs: 'browser',
    isNightly: true,
  },
  mutations: {
    title: 'Affaiblissements du code (Stryker)',
    needs: 'nothing',
    script: 'mutations',
    isNightly: true,
  },
  'mutations-rules': {
    title: 'Affaiblissements des règles de sécurité',
    needs: 'nothing',
    script: 'mutations:rules',
    isNightly: true,
  },
} as const satisfies Readonly<Record<string, StepFacts>>;

export type Step = keyof typeof facts;

export const steps = Object.keys(facts) as Step[];

export const factsOf = (step: Step): StepFacts => facts[step];

/** What `npm test` runs, each project without its tests for the night. */
export const gate: readonly Step[] = steps.filter((step) => !factsOf(step).isNightly);

/** The security rules, which need neither a site nor data. */
export const rulesSteps: readonly Step[] = ['firestore-rules', 'storage-rules'];

/** What `npm test -- --quick` runs. */
export const quickRun: readonly Step[] = [
  ...(['format', 'lint', 'unit'] as const),
  ...rulesSteps,
];

/**
 * Journeys that freeze the database, deploy another site, cut the network or crash the browser.
 * Each file has emulators that nothing else has used or will use.
 */
export const apart: readonly string[] = [
  'tests/journeys/arriving-page.test.ts',
  'tests/journeys/installable.test.ts',
  'tests/journeys/keyboard-site.test.ts',
  'tests/journeys/new-version.test.ts',
  'tests/journeys/slow-network.test.ts',
  'tests/journeys/unreachable.test.ts',
];
