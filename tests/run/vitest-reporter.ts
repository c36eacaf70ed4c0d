import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** What came of one file of tests. */
export interface FileReport {
  readonly path: string;
  /** Milliseconds from its first line to its last. */
  readonly ms: number;
  readonly passed: number;
  /** Tests that failed, or the file itself, each with the first line of its error. */
  readonly failures: readonly string[];
  /** Tests that passed at their second try, each with why they failed before. */
  readonly flaky?: readonly string[];
}

/** What a run of one project came to, as it is handed over in a file. */
export interface TestReport {
  readonly files: readonly FileReport[];
  /** Tests that were left out although the run asked for them. */
  readonly skipped: number;
  /** Errors outside of every file. */
  readonly errors: number;
}

export const firstLine = (error: { readonly message?: string } | undefined) =>
  stripVTControlCharacters(error?.message?.split('\n')[0] ?? '');

function fileReport(module: TestModule): FileReport {
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === 'failed');
  const failures = failed.map(
    (test) => `${test.fullName}: ${firstLine(test.result().errors?.[0])}`,
  );
  // A file that cannot be loaded, or a hook that fails, has no test that says so.
  const isBroken = module.state() === 'failed' && failures.length === 0;
  const hooks = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const { collectDuration, duration } = module.diagnostic();
  return {
    path: module.relativeModuleId,
    ms: collectDuration + duration,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: isBroken ? [firstLine([...module.errors(), ...hooks][0])] : failures,
  };
}

/** Writes a `TestReport` to the file that `TEST_REPORT` names. */
export default class DurationsReporter implements Reporter {
  #isFiltered = false;

  onInit(vitest: Vitest): void {
    this.#isFiltered = (vitest.config.tagsFilter ?? []).length > 0;
  }

  #isLeftOut(test: TestCase): boolean {
    const isNightly = this.#isFiltered && test.tags.includes('night');
    return !isNightly && ['skipped', 'pending'].includes(test.result().state);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    // Files of which every test is for the night ran nothing.
    const files = modules
      .map(fileReport)
      .filter((file) => file.passed + file.failures.length > 0);
    const report: TestReport = {
      files,
      skipped: tests.filter((test) => this.#isLeftOut(test)).length,
      errors: unhandled.length,
    };
    const file = process.env['TEST_REPORT'];
    if (file === undefined) throw new Error('TEST_REPORT names no file');
    writeFileSync(file, JSON.stringify(report));
  }
}
