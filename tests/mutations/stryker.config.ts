import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run mutations`: changes what decides who may do what and what is accepted, and says what no
 * unit test notices.
 */
export default {
  // What has unit tests. `functions/src/data` has its own on the emulators, which run other code
  // than Stryker's copy.
  mutate: [
    'domain/src/{permissions,schema,content/picture-file}.ts',
    'domain/src/*/*schema.ts',
    'functions/src/{incident,source-address}.ts',
    'functions/src/{api,auth,commands,limits}/*.ts',
    'functions/src/images/decode.ts',
    'functions/src/data/{inscription/personal-data,member/sessions}.ts',
    '!**/*.test.ts',
  ],
  // What people read is nobody's protection.
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutations/vitest.config.ts' },
  // Not in the project, whose own tests would find the copy.
  tempDirName: join(tmpdir(), 'stryker'),
  ignorePatterns: ['emulators/.cache', 'emulators/.data', 'functions/lib', 'web/dist'],
  // The step that rewrites it speaks to a compiler older than TypeScript 7, and nothing reads it.
  tsconfigFile: 'none',
  timeoutMS: 2000,
  // Most of what a command does is noticed on the emulators alone.
  thresholds: { high: 80, low: 60, break: 50 },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
