import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What a run of one project of vitest.config.ts came to, as it is handed over in a file. */
export interface VitestReport {
  readonly passed: number;
  readonly failed: number;
  /** Tests that were left out. */
  readonly skipped: number;
  /** Files that could not be loaded, and errors outside of every test. */
  readonly errors: number;
  /** Milliseconds from the first line of a file to its last, by its path. */
  readonly files: readonly { readonly path: string; readonly ms: number }[];
  /** Tests that failed, each with the first line of its error. */
  readonly failures: readonly string[];
}

/** Writes a `VitestReport` to the file that `VITEST_REPORT` names. */
export default class DurationsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) =>
      tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0);
    const report: VitestReport = {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped') + count('pending'),
      errors: broken.length + unhandled.length,
      files: modules.map((module) => {
        const { collectDuration, duration } = module.diagnostic();
        return { path: module.relativeModuleId, ms: collectDuration + duration };
      }),
      failures: tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => {
          const error = test.result().errors?.[0]?.message.split('\n')[0] ?? '';
          return `${test.module.relativeModuleId}: ${test.fullName}: ${error}`;
        }),
    };
    const file = process.env['VITEST_REPORT'];
    if (file === undefined) throw new Error('VITEST_REPORT names no file');
    writeFileSync(file, JSON.stringify(report));
  }
}
