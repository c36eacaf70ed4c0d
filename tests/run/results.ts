import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { concurrently, type CloseEvent } from 'concurrently';
import type { JsonTestResults } from 'vitest/node';
import { cacheFolder, root } from '../../emulators/paths.ts';
import { checks, commandOf, type Task } from './steps.ts';

/** Folder of the reports of Vitest and Playwright. */
const reportsFolder = join(cacheFolder, 'reports');

/** Environment for new random inputs, unless FAST_CHECK_SEED is set. */
const newSeed = { FAST_CHECK_SEED: 'random' };

/** Result of a test. A file that cannot be loaded, or a failing hook, counts as one. */
interface Outcome {
  readonly file: string;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'flaky' | 'leftOut';
  readonly seconds: number;
}

const ofVitest = ({ testResults }: JsonTestResults, isWhole: boolean): Outcome[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter(
        ({ status: one, tags }) => isWhole || one !== 'skipped' || !tags.includes('night'),
      )
      .map(({ fullName, status: one, duration }) => ({
        file,
        title: fullName,
        status: one === 'passed' || one === 'failed' ? one : ('leftOut' as const),
        seconds: (duration ?? 0) / 1000,
      }));
    const isUnsaid = status === 'failed' && tests.every((test) => test.status !== 'failed');
    return isUnsaid ? [...tests, { file, title: '', status: 'failed', seconds: 0 }] : tests;
  });

const ran = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' } as const;
const statuses = { ...ran, skipped: 'leftOut' } as const;

const ofPlaywright = (
  { specs, suites = [] }: JSONReportSuite,
  folder: string,
  above: readonly string[] = [],
): Outcome[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: relative(root, join(folder, file)),
      title: [...above, title].join(' › '),
      status: statuses[status],
      seconds: Math.max(0, ...results.map(({ duration }) => duration)) / 1000,
    })),
  ),
  ...suites.flatMap((suite) => ofPlaywright(suite, folder, [...above, suite.title])),
];

function outcomesIn(report: string, isWhole: boolean): Outcome[] {
  if (!existsSync(report)) return [];
  const parsed = JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults | JSONReport;
  return 'suites' in parsed
    ? parsed.suites.flatMap((suite) => ofPlaywright(suite, parsed.config.rootDir))
    : ofVitest(parsed, isWhole);
}

/** Runs tasks one after the other, even after a failed one. @returns their results */
export async function runAll(tasks: readonly Task[], isWhole: boolean) {
  if (tasks.length === 0) return [];
  const reportOf = (name: string) => join(reportsFolder, `${name}.json`);
  for (const { name } of tasks) rmSync(reportOf(name), { force: true });
  const commands = tasks.map((task) => ({
    name: task.name,
    command: commandOf(task)
      .map((word) => `'${word}'`)
      .join(' '),
    env: { ...(isWhole && { ...newSeed, ...process.env }), TEST_REPORT: reportOf(task.name) },
  }));
  const { result } = concurrently(commands, { maxProcesses: 1, cwd: root });
  // After a failed command, the promise rejects with the same events.
  const endings = await result.catch((events: unknown) => events as CloseEvent[]);
  return endings.map(({ command: { name }, exitCode, timings }) => {
    const outcomes = outcomesIn(reportOf(name), isWhole);
    const count = (...some: Outcome['status'][]) =>
      outcomes.filter(({ status }) => some.includes(status)).length;
    const [passed, failures, leftOut] = [
      count('passed', 'flaky'),
      count('failed'),
      count('leftOut'),
    ];
    // A task fails unless its report shows that all its tests ran.
    const ranAll = checks.includes(name) || (passed > 0 && leftOut === 0);
    const failed = Math.max(failures, exitCode === 0 && ranAll ? 0 : 1);
    const seconds = Math.round(timings.durationSeconds);
    return { name, seconds, passed, failed, leftOut, outcomes };
  });
}

export type Result = Awaited<ReturnType<typeof runAll>>[number];
