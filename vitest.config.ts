import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const minute = 60_000;

/** Where `npm test` reads what came of a run. */
const outputFile = process.env['TEST_REPORT'];

/** What the emulators answer takes longer than the usual second. */
const expect = { poll: { timeout: 30_000 } };

/** Tests that speak to the emulators at `PORT_OFFSET`, one file after the other. */
const onEmulators = (name: string, minutes: number, ...include: string[]) => ({
  test: {
    name,
    setupFiles: ['tests/emulated-environment.ts', 'tests/fixed-seed.ts'],
    include,
    expect,
    environment: 'node' as const,
    // One process and one module graph for all files: loading them anew costs minutes.
    isolate: false,
    maxWorkers: 1,
    testTimeout: minutes * minute,
    hookTimeout: minutes * minute,
  },
});

/** The same order in every run, wherever and however fast. */
class ByPath extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)));
  }
}

/** The same where the demonstration's records are there, and are brought back after the run. */
const onRecords = (name: string, minutes: number, ...include: string[]) => ({
  test: {
    ...onEmulators(name, minutes, ...include).test,
    globalSetup: ['tests/restore-records.ts'],
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: ByPath },
    // What the functions log on the way is of use beside a failure only.
    silent: 'passed-only',
    reporters: [
      'default',
      ...(outputFile ? [['json', { outputFile }] satisfies [string, object]] : []),
    ],
    tags: [{ name: 'night', description: 'Only in `npm run test:all`.' }],
    // A test that was left out, or the only one left in, must not look like success.
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'domain/src/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'emulators/**/*.test.ts',
            'operations/**/*.test.ts',
            'tests/docs/**/*.test.ts',
            'tests/project/**/*.test.ts',
            'tests/run/**/*.test.ts',
            'tests/screens/**/*.test.ts',
          ],
          setupFiles: ['tests/fixed-seed.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        // Screens whose calls a test answers itself. What layout decides is looked at in `journeys`.
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: ['tests/components/setup.ts'],
          testTimeout: 20_000,
        },
      },
      onEmulators('firestore-rules', 1, 'tests/rules/firestore/*.test.ts'),
      onEmulators('storage-rules', 1, 'tests/rules/storage/*.test.ts'),
      onRecords(
        'functions',
        3,
        'tests/functions/**/*.test.ts',
        'tests/api/**/*.test.ts',
        'tests/security/**/*.test.ts',
      ),
      onRecords('site', 1, 'tests/site/**/*.test.ts'),
      onEmulators('deployment', 3, 'tests/deployment/**/*.test.ts'),
      onEmulators('data', 5, 'tests/data/**/*.test.ts'),
      onRecords('engines', 5, 'tests/engines/**/*.test.ts'),
    ],
  },
});
