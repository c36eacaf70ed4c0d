/** What a step needs before it can run. */
type Need = 'nothing' | 'emulators' | 'browser';

interface StepFacts {
  /** As it is called at the terminal. */
  readonly title: string;
  readonly needs: Need;
  /** The script of package.json, where it is no project of vitest.config.ts. */
  readonly script?: string;
  /** Among how many suites its files are shared out; one when nothing is said. */
  readonly suites?: number;
  /** Whether it only runs in `npm run test:all`, or when a change calls for it. */
  readonly isLong?: boolean;
}

/** Every step by its name at the command line, in the order in which they run. */
export const facts = {
  format: { title: 'Mise en forme (prettier)', needs: 'nothing', script: 'format:check' },
  types: { title: 'Types (tsc)', needs: 'nothing', script: 'types' },
  lint: { title: 'Règles de code (eslint)', needs: 'nothing', script: 'lint' },
  unit: { title: 'Tests unitaires', needs: 'nothing' },
  recipes: { title: 'Recettes de CONTRIBUTING.md', needs: 'nothing', isLong: true },
  rules: { title: 'Tests des règles de sécurité', needs: 'emulators' },
  functions: { title: 'Tests des fonctions', needs: 'emulators' },
  deployment: { title: 'Déploiement', needs: 'emulators', isLong: true },
  data: { title: 'Données gardées et contrôlées', needs: 'emulators', isLong: true },
  model: { title: 'Suites de commandes au hasard', needs: 'emulators' },
  accessibility: {
    title: 'Accessibilité de chaque état',
    needs: 'browser',
    isLong: true,
  },
  journeys: { title: 'Parcours dans un navigateur', needs: 'browser' },
  mutations: {
    title: 'Affaiblissements (mutations)',
    needs: 'nothing',
    script: 'mutations',
    isLong: true,
  },
  screenshots: {
    title: 'Images de tous les écrans',
    needs: 'nothing',
    script: 'screenshots',
    isLong: true,
  },
} as const satisfies Readonly<Record<string, StepFacts>>;

export type Step = keyof typeof facts;

export const steps = Object.keys(facts) as Step[];

export const factsOf = (step: Step): StepFacts => facts[step];

export const suitesFor = (step: Step): number => factsOf(step).suites ?? 1;

/** What `npm test` runs. */
export const shortRun = steps.filter((step) => !factsOf(step).isLong);

/** What `npm test -- --quick` runs. */
export const quickRun: readonly Step[] = ['format', 'types', 'lint', 'unit', 'rules'];

/** What a change of files under these paths adds to the short run. */
const addedBy: readonly (readonly [path: RegExp, added: readonly Step[]])[] = [
  [/^operations\//, ['data', 'deployment']],
  [/^functions\/(package\.json|build\.ts|src\/index\.ts)$/, ['deployment']],
  [/^(firebase|firestore\.indexes)\.json$/, ['deployment']],
  [/^emulators\/(?!seed\/)/, ['data']],
  [/^tests\/data\//, ['data']],
  [/^(tests\/(accessibility|screens)|web\/src)\//, ['accessibility']],
  [/^tests\/deployment\//, ['deployment']],
  [/^(CONTRIBUTING\.md|tests\/project\/recipe)/, ['recipes']],
];

/** The long steps that a change of these files calls for. Paths have slashes. */
export function stepsFor(changed: readonly string[]): ReadonlySet<Step> {
  const called = addedBy.filter(([path]) => changed.some((file) => path.test(file)));
  return new Set(called.flatMap(([, added]) => added));
}
