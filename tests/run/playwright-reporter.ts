import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../emulators/paths.ts';
import { firstLine, type FileReport, type TestReport } from './vitest-reporter.ts';

/** Where a test belongs; another file may have written it. */
const fileOf = (suite: Suite): string =>
  suite.type === 'file' || !suite.parent ? (suite.location?.file ?? '') : fileOf(suite.parent);

function failureOf(test: TestCase): string {
  const failed = test.results.find(({ status }) => status !== 'passed');
  // The first names are those of the root, the project and the file.
  return `${test.titlePath().slice(3).join(' > ')}: ${firstLine(failed?.error)}`;
}

function fileReport(path: string, tests: readonly TestCase[]): FileReport {
  const those = (outcome: ReturnType<TestCase['outcome']>) =>
    tests.filter((test) => test.outcome() === outcome);
  const ms = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
  return {
    path,
    ms: ms.reduce((sum, each) => sum + each, 0),
    passed: those('expected').length + those('flaky').length,
    failures: those('unexpected').map(failureOf),
    flaky: those('flaky').map(failureOf),
  };
}

/** Writes a `TestReport` of tests in a browser to the file that `TEST_REPORT` names. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd(): void {
    const file = process.env['TEST_REPORT'];
    if (file === undefined) return;
    const tests = this.#suite?.allTests() ?? [];
    const byPath = Map.groupBy(tests, ({ parent }) => relative(root, fileOf(parent)));
    const report: TestReport = {
      files: [...byPath].map(([path, ofFile]) => fileReport(path, ofFile)),
      skipped: tests.filter((test) => test.outcome() === 'skipped').length,
      errors: this.#errors,
    };
    writeFileSync(file, JSON.stringify(report));
  }
}
