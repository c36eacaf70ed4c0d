import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Configuration of `npm run mutations`, which changes the code of permissions and validation
 * and reports the changes that no unit test detects.
 */
export default {
  // These files have unit tests. Other tests of `functions/src/data` use the emulators, which
  // run other code than Stryker's copy.
  mutate: [
    'domain/src/{permissions,schema,content/picture-file}.ts',
    'domain/src/*/*schema.ts',
    'functions/src/{incident,source-address}.ts',
    'functions/src/{api,auth,commands,limits}/*.ts',
    'functions/src/images/decode.ts',
    'functions/src/data/{inscription/personal-data,member/sessions}.ts',
    '!**/*.test.ts',
  ],
  // Mutated texts for readers weaken no protection.
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutations/vitest.config.ts' },
  // The copy is outside the project, because the project's own tests would find the copy.
  tempDirName: join(tmpdir(), 'stryker'),
  ignorePatterns: ['emulators/.cache', 'emulators/.data', 'functions/lib', 'web/dist'],
  // Stryker's rewriting step needs a compiler before TypeScript 7, and nothing reads the file.
  tsconfigFile: 'none',
  timeoutMS: 2000,
  // The thresholds are low: only tests on the emulators cover most effects of a command.
  thresholds: { high: 80, low: 60, break: 50 },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
