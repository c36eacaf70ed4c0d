import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

/** A package that only the files of `home` may import; the others are told where to go. */
const gateway = (name, home, message) => ({
  home,
  pattern: { group: [name, `${name}/*`], message },
});

const gateways = [
  gateway(
    'firebase',
    ['web/src/data/**', 'web/src/env.d.ts', 'tests/**', 'emulators/**'],
    'Only web/src/data speaks to Firebase: add what you need there.',
  ),
  gateway('reactfire', ['web/src/data/**'], 'ReactFire stays behind web/src/data/live.tsx.'),
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
    'Schemas live in domain: import one of @centre/domain/*-schema.',
  ),
];

const domainInside = {
  group: ['**/domain/src/**'],
  message: 'Import @centre/domain/<notion> instead of reaching into its folder.',
};

const withoutOthers = (folder) => ({
  ...(folder && { files: [folder] }),
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...gateways
            .filter(({ home }) => !home.includes(folder))
            .map(({ pattern }) => pattern),
          ...(folder === 'domain/**' ? [] : [domainInside]),
        ],
      },
    ],
  },
});

/** `target` may not import `from`, save what `except` names. */
const oneWay = (target, from, message, except = []) => ({ target, from, message, except });

const screens = ['web/src/app', 'web/src/site', 'web/src/dashboard'];

export default ts.config(
  {
    ignores: [
      '**/node_modules/',
      'functions/lib/',
      'web/dist/',
      'emulators/.data*/',
      'emulators/.cache/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.js', '*/*.mjs', 'operations/prove/probe/*.js'],
        },
      },
    },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true },
      ],
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            oneWay(
              'domain',
              ['web', 'functions', 'emulators', 'operations', 'tests'],
              'domain is what everything else rests on: it imports nobody.',
            ),
            oneWay(
              'functions',
              ['web', 'emulators', 'operations', 'tests'],
              'functions shares code with the others through domain.',
            ),
            oneWay(
              'web',
              ['functions', 'emulators', 'operations', 'tests'],
              'web shares code with the functions through domain.',
            ),
            oneWay(
              'web/src/ui',
              [...screens, 'web/src/data'],
              'ui knows neither data nor screens: pass it what it shows.',
            ),
            oneWay(
              'web/src/inscription-form',
              [...screens, 'web/src/data'],
              'inscription-form is the fields of the form: who shows them says what becomes of them.',
            ),
            oneWay(
              'web/src/data',
              [...screens, 'web/src/ui'],
              'data is used by screens, not the other way round.',
            ),
            oneWay(
              'web/src/content',
              [...screens, 'web/src/data'],
              'content is words: it imports domain at most.',
            ),
            oneWay(
              'web/src/pdf',
              [...screens, 'web/src/data', 'web/src/ui'],
              'pdf knows neither data nor screens: pass it what it prints.',
            ),
            oneWay(
              'web/src/exports',
              [...screens, 'web/src/data', 'web/src/ui', 'web/src/pdf'],
              'exports knows neither data nor screens: pass it what it writes.',
            ),
            oneWay(
              ['web/src/site', 'web/src/dashboard'],
              'web/src/app',
              'app puts screens together: what a screen needs goes to ui, data or content.',
            ),
            oneWay(
              'web/src/site',
              'web/src/dashboard',
              'The public site must not pull in the dashboard.',
            ),
            oneWay(
              'web/src/dashboard',
              'web/src/site',
              'The dashboard must not pull in the public site: share through ui.',
            ),
            oneWay(
              [...screens, 'web/src/data', 'web/src/ui'],
              'web/src/design',
              'The page of the design system is for developers: no screen may need it.',
            ),
          ],
        },
      ],
    },
  },
  withoutOthers(),
  ...[...new Set(gateways.flatMap(({ home }) => home))].map(withoutOthers),
  {
    files: ['web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    // What the oldest browsers lack: `browserslist` in package.json.
    files: ['web/src/**', 'domain/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { compat, 'es-x': es },
    rules: { 'compat/compat': 'error', 'es-x/no-regexp-lookbehind-assertions': 'error' },
  },
  {
    // The dashboard brings what they lack of the language; the other pages do without.
    files: ['web/src/**', 'domain/src/**'],
    ignores: ['web/src/dashboard/**', '**/*.test.{ts,tsx}'],
    plugins: { 'es-x': es },
    rules: {
      ...es.configs['flat/restrict-to-es2022'].rules,
      // The bundler puts such files into the scripts.
      'es-x/no-import-attributes': 'off',
      'es-x/no-json-modules': 'off',
    },
  },
  {
    // The tests beside the sources share what the other tests make.
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['**/*.{js,mjs}', '**/*.config.ts'],
    ...ts.configs.disableTypeChecked,
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.config.{js,ts}', '**/*.d.ts', 'tests/run/reporter.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
