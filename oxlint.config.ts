import es from 'eslint-plugin-es-x';
import { defineConfig, type OxlintConfig } from 'oxlint';

type Rules = NonNullable<OxlintConfig['rules']>;

/** A package that only the files of `home` may import; the others are told where to go. */
const gateway = (name: string, home: string[], message: string) => ({
  home,
  pattern: { regex: `^${name}(?:/|$)`, message },
});

const gateways = [
  gateway(
    'firebase',
    ['web/src/data/**', 'web/src/env.d.ts', 'tests/**', 'emulators/**'],
    'Only web/src/data speaks to Firebase: add what you need there.',
  ),
  gateway(
    'reactfire',
    ['web/src/data/**'],
    'ReactFire stays behind web/src/data/staff/live.tsx.',
  ),
  gateway(
    'firebase-admin',
    ['functions/src/data/**', 'tests/**', 'emulators/**'],
    'Only functions/src/data holds the Admin SDK.',
  ),
  gateway('jspdf', ['web/src/pdf/**'], 'Only web/src/pdf makes PDFs: add what you need there.'),
  gateway(
    'write-excel-file',
    ['web/src/exports/**'],
    'Only web/src/exports writes XLSX files: add what you need there.',
  ),
  gateway(
    'zod',
    ['domain/**', 'tests/**', 'emulators/**'],
    'Schemas live in domain: import one of @centre/domain/*/schema.',
  ),
];

const domainInside = {
  group: ['**/domain/src/**'],
  message: 'Import @centre/domain/<notion> instead of reaching into its folder.',
};

const severity = (names: readonly string[], level: 'error' | 'off'): Rules =>
  Object.fromEntries(names.map((name) => [name, level]));
const errors = (names: readonly string[]) => severity(names, 'error');
const off = (names: readonly string[]) => severity(names, 'off');

/** What the files of `folder` may not import; without one, what no file may. */
const restrictedImports = (folder?: string): Rules => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        ...gateways
          .filter(({ home }) => folder === undefined || !home.includes(folder))
          .map(({ pattern }) => pattern),
        ...(folder === 'domain/**' ? [] : [domainInside]),
      ],
    },
  ],
});

/** What came into the language after ES2022. */
const laterSyntax = Object.keys(es.configs['flat/restrict-to-es2022'].rules ?? {});

/** Everything in `correctness`, and of the other categories what is named here. */
export default defineConfig({
  options: { typeAware: true, typeCheck: true },
  plugins: ['typescript', 'import', 'oxc'],
  jsPlugins: ['eslint-plugin-compat', 'eslint-plugin-es-x'],
  env: { builtin: true },
  categories: { correctness: 'error' },
  ignorePatterns: [
    '**/node_modules/',
    'functions/lib/',
    'web/dist/',
    'emulators/.data*/',
    'emulators/.cache/',
  ],
  rules: {
    ...errors([
      'import/no-default-export',
      'no-array-constructor',
      'no-case-declarations',
      'no-empty',
      'no-empty-function',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-regex-spaces',
      'no-useless-assignment',
      'no-useless-constructor',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'preserve-caught-error',
      'typescript/adjacent-overload-signatures',
      'typescript/array-type',
      'typescript/class-literal-property-style',
      'typescript/consistent-generic-constructors',
      'typescript/consistent-indexed-object-style',
      'typescript/consistent-type-assertions',
      'typescript/consistent-type-definitions',
      'typescript/dot-notation',
      'typescript/no-confusing-non-null-assertion',
      'typescript/no-deprecated',
      'typescript/no-dynamic-delete',
      'typescript/no-empty-object-type',
      'typescript/no-explicit-any',
      'typescript/no-extraneous-class',
      'typescript/no-inferrable-types',
      'typescript/no-invalid-void-type',
      'typescript/no-misused-promises',
      'typescript/no-mixed-enums',
      'typescript/no-namespace',
      'typescript/no-non-null-asserted-nullish-coalescing',
      'typescript/no-non-null-assertion',
      'typescript/no-require-imports',
      'typescript/no-unnecessary-boolean-literal-compare',
      'typescript/no-unnecessary-condition',
      'typescript/no-unnecessary-template-expression',
      'typescript/no-unnecessary-type-arguments',
      'typescript/no-unnecessary-type-assertion',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unnecessary-type-conversion',
      'typescript/no-unnecessary-type-parameters',
      'typescript/no-unsafe-argument',
      'typescript/no-unsafe-assignment',
      'typescript/no-unsafe-call',
      'typescript/no-unsafe-enum-comparison',
      'typescript/no-unsafe-function-type',
      'typescript/no-unsafe-member-access',
      'typescript/no-unsafe-return',
      'typescript/non-nullable-type-assertion-style',
      'typescript/only-throw-error',
      'typescript/prefer-find',
      'typescript/prefer-for-of',
      'typescript/prefer-function-type',
      'typescript/prefer-includes',
      'typescript/prefer-nullish-coalescing',
      'typescript/prefer-optional-chain',
      'typescript/prefer-promise-reject-errors',
      'typescript/prefer-reduce-type-parameter',
      'typescript/prefer-regexp-exec',
      'typescript/prefer-return-this-type',
      'typescript/prefer-string-starts-ends-with',
      'typescript/related-getter-setter-pairs',
      'typescript/require-await',
      'typescript/return-await',
      'typescript/unified-signatures',
      'typescript/use-unknown-in-catch-callback-variable',
    ]),
    ...restrictedImports(),
    // A default export may stand in a namespace.
    'import/namespace': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  },
  overrides: [
    ...[...new Set(gateways.flatMap(({ home }) => home))].map((folder) => ({
      files: [folder],
      rules: restrictedImports(folder),
    })),
    {
      files: ['web/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: {
        ...errors([
          'react/rules-of-hooks',
          'react/exhaustive-deps',
          'react/error-boundaries',
          'react/globals',
          'react/immutability',
          'react/incompatible-library',
          'react/preserve-manual-memoization',
          'react/refs',
          'react/set-state-in-effect',
          'react/set-state-in-render',
          'react/static-components',
          'react/unsupported-syntax',
          'react/use-memo',
          'react/void-use-memo',
        ]),
        // Forms show today's date.
        'react/purity': 'off',
      },
    },
    {
      // What the oldest browsers lack: `browserslist` in package.json.
      files: ['web/src/**', 'domain/src/**'],
      rules: {
        ...errors(['compat/compat', 'es-x/no-regexp-lookbehind-assertions', ...laterSyntax]),
        // The bundler puts such files into the scripts.
        ...off(['es-x/no-import-attributes', 'es-x/no-json-modules']),
      },
    },
    // The dashboard brings what they lack of the language.
    { files: ['web/src/dashboard/**'], rules: off(laterSyntax) },
    {
      // The tests beside the sources run in Node.js.
      files: ['**/*.test.{ts,tsx}'],
      rules: off(['compat/compat', 'es-x/no-regexp-lookbehind-assertions', ...laterSyntax]),
    },
    {
      // Programs that run before anything is installed have no types.
      files: ['**/*.mjs'],
      rules: off([
        'typescript/no-unnecessary-condition',
        'typescript/no-unsafe-argument',
        'typescript/no-unsafe-assignment',
        'typescript/no-unsafe-member-access',
        'typescript/no-unsafe-return',
        'typescript/no-unsafe-unary-minus',
      ]),
    },
    {
      files: ['**/*.config.{js,ts}', '**/*.d.ts', 'web/.size-limit.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
