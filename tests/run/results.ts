import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { concurrently, type CloseEvent } from 'concurrently';
import type { JsonTestResults } from 'vitest/node';
import { cacheFolder, root } from '../../emulators/paths.ts';
import { checks, commandOf, type Task } from './steps.ts';

/** Folder of the reports of Vitest and Playwright. */
const reportsFolder = join(cacheFolder, 'reports');

/** New random inputs, unless the environment asks for others. */
const longForm = { FAST_CHECK_SEED: 'random' };

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
  const said = JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults | JSONReport;
  return 'suites' in said
    ? said.suites.flatMap((suite) => ofPlaywright(suite, said.config.rootDir))
    : ofVitest(said, isWhole);
}

/** Runs tasks one after the other, those behind a red one too. @returns what came of them */
export async function runAll(tasks: readonly Task[], isWhole: boolean) {
  if (tasks.length === 0) return [];
  const reportOf = (name: string) => join(reportsFolder, `${name}.json`);
  for (const { name } of tasks) rmSync(reportOf(name), { force: true });
  const commands = tasks.map((task) => ({
    name: task.name,
    command: commandOf(task)
      .map((word) => `'${word}'`)
      .join(' '),
    env: { ...(isWhole && { ...longForm, ...process.env }), TEST_REPORT: reportOf(task.name) },
  }));
  const { result } = concurrently(commands, { maxProcesses: 1, cwd: root });
  // Where one is red it rejects with the same.
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
    // What cannot show that all of it ran well is red.
    const ranAll = checks.includes(name) || (passed > 0 && leftOut === 0);
    const failed = Math.max(failures, exitCode === 0 && ranAll ? 0 : 1);
    const seconds = Math.round(timings.durationSeconds);
    return { name, seconds, passed, failed, leftOut, outcomes };
  });
}

export type Result = Awaited<ReturnType<typeof runAll>>[number];
