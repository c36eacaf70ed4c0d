import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { concurrently, type CloseEvent } from 'concurrently';
import type { JsonTestResults } from 'vitest/node';
import { cacheFolder, root } from '../../emulators/paths.ts';
import { checks, type Task } from './steps.ts';

/** Where Vitest and Playwright write what came of a task. */
const reportsFolder = join(cacheFolder, 'reports');

/** New random inputs, and many more of them, unless the environment asks for others. */
const longForm = { FAST_CHECK_SEED: 'random', MODEL_SEED: 'random', MODEL_RUNS: '25' };

/** Numbers of tests, and files with tests that failed or passed at their second try. */
type Outcome = Readonly<
  Record<'passed' | 'failed' | 'leftOut', number> & Record<'red' | 'flaky', readonly string[]>
>;

function ofVitest({ testResults, ...sums }: JsonTestResults, isWhole: boolean): Outcome {
  const red = testResults.filter(({ status }) => status === 'failed');
  const leftOut = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .filter(({ tags }) => isWhole || !tags.includes('night'));
  return {
    passed: sums.numPassedTests,
    // A file that cannot be loaded, or a hook that fails, has no test that says so.
    failed: Math.max(sums.numFailedTests, red.length),
    leftOut: leftOut.length,
    red: red.map(({ name }) => relative(root, name)),
    flaky: [],
  };
}

const statusesIn = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ status }) => status)),
  ...suites.flatMap(statusesIn),
];

function ofPlaywright({ config, stats, suites }: JSONReport): Outcome {
  const filesWith = (status: string) =>
    suites
      .filter((suite) => statusesIn(suite).includes(status))
      .map(({ file }) => relative(root, join(config.rootDir, file)));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    leftOut: stats.skipped,
    red: filesWith('unexpected'),
    flaky: filesWith('flaky'),
  };
}

function outcomeIn(file: string, isWhole: boolean): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 0, leftOut: 0, red: [], flaky: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults | JSONReport;
  return 'suites' in report ? ofPlaywright(report) : ofVitest(report, isWhole);
}

/** Runs tasks one after the other, those behind a red one too. @returns what came of them */
export async function runAll(tasks: readonly Task[], isWhole: boolean) {
  if (tasks.length === 0) return [];
  const reportOf = (name: string) => join(reportsFolder, `${name}.json`);
  for (const { name } of tasks) rmSync(reportOf(name), { force: true });
  const commands = tasks.map(({ name, script, args }) => ({
    name,
    command: ['node --run', script, '--', ...args.map((arg) => `'${arg}'`)].join(' '),
    env: { ...(isWhole && { ...longForm, ...process.env }), TEST_REPORT: reportOf(name) },
  }));
  const { result } = concurrently(commands, { maxProcesses: 1, cwd: root });
  // Where one is red it rejects with the same.
  const endings = await result.catch((events: unknown) => events as CloseEvent[]);
  return endings.map(({ command: { name }, exitCode, timings }) => {
    const outcome = outcomeIn(reportOf(name), isWhole);
    // What cannot show that all of it ran well is red.
    const ranAll = checks.includes(name) || (outcome.passed > 0 && outcome.leftOut === 0);
    const failed = Math.max(outcome.failed, exitCode === 0 && ranAll ? 0 : 1);
    return { name, seconds: Math.round(timings.durationSeconds), ...outcome, failed };
  });
}

export type Result = Awaited<ReturnType<typeof runAll>>[number];
