import { defineConfig } from 'vitest/config';

const minute = 60_000;

/** What the emulators answer, alone or in a browser, takes longer than the usual second. */
const expect = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
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
            'tests/factories/**/*.test.ts',
            'tests/mutations/**/*.test.ts',
            'tests/project/**/*.test.ts',
            'tests/screens/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: minute,
          // The files share one Firestore project, which each of them empties first.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'functions',
          expect,
          environment: 'node',
          include: [
            'tests/functions/**/*.test.ts',
            'tests/api/**/*.test.ts',
            'tests/attacks/**/*.test.ts',
            'tests/deployment/**/*.test.ts',
          ],
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'faults',
          expect,
          environment: 'node',
          include: ['tests/model/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'journeys',
          expect,
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          // A browser shares the machine with six emulators and may once be too slow for a wait.
          retry: 1,
          testTimeout: 2 * minute,
          hookTimeout: 2 * minute,
          fileParallelism: false,
          // Pages of one file that are looked at side by side; a machine has few processors.
          maxConcurrency: 2,
        },
      },
    ],
  },
});
