import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { failuresFolder } from '../../emulators/paths.ts';
import { messages } from './messages.ts';
import { run } from './program.ts';
import type { FileReport, TestReport } from './vitest-reporter.ts';

/** What became of a step. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Why this is a failure although no test failed. */
  readonly complaint?: string;
  /** What it said, where that was not shown while it ran. */
  readonly output?: string;
  readonly files?: readonly FileReport[];
}

interface ProjectRun {
  readonly env: NodeJS.ProcessEnv;
  /** Parts of paths; all files of the project when empty. */
  readonly files: readonly string[];
  /** Whether tests for the night run too. */
  readonly isWhole: boolean;
  /** Shows what it says as it says it. */
  readonly shown: boolean;
  /** Ends it at the first failure. */
  readonly endsEarly?: boolean;
}

const packageFolder = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const vitest = join(packageFolder('vitest'), 'vitest.mjs');
const playwright = join(packageFolder('@playwright/test'), 'cli.js');
const guard = new URL('../../emulators/parent-guard.mjs', import.meta.url).href;
const reporter = join(import.meta.dirname, 'vitest-reporter.ts');

/** Runs the tests of one project of vitest.config.ts. */
export function runProject(
  project: string,
  { files, isWhole, endsEarly = false, ...how }: ProjectRun,
  interrupted: AbortSignal,
): Promise<Tally> {
  const args = [
    ...[vitest, 'run', '--project', project, ...files],
    ...(isWhole ? [] : ['--tags-filter=!night']),
    ...(endsEarly ? ['--bail=1'] : []),
    ...['--reporter=default', `--reporter=${reporter}`],
  ];
  return reported(args, how, interrupted);
}

/** Runs a program that writes a `TestReport`. */
async function reported(
  args: readonly string[],
  { env, shown }: Pick<ProjectRun, 'env' | 'shown'>,
  interrupted: AbortSignal,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await run(
      {
        command: process.execPath,
        // Without its parent it would wait for emulators that are gone.
        args: ['--import', guard, ...args],
        env: { ...env, NODE_ENV: 'test', TEST_REPORT: report },
        shown,
      },
      interrupted,
    );
    return { ...tallyOf(report, code), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const passedIn = (files: readonly FileReport[]) =>
  files.reduce((sum, { passed }) => sum + passed, 0);

const failedIn = (files: readonly FileReport[]) =>
  files.reduce((sum, { failures }) => sum + failures.length, 0);

function tallyOf(file: string, code: number): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, complaint: messages.noReport };
  const { files, skipped, errors } = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  const [passed, failed] = [passedIn(files), failedIn(files)];
  const complaint =
    errors > 0
      ? messages.errors(errors)
      : failed > 0
        ? undefined
        : passed === 0
          ? messages.noTests
          : skipped > 0
            ? messages.leftOut(skipped)
            : code !== 0
              ? messages.badExit(code)
              : undefined;
  return complaint === undefined
    ? { passed, failed, files }
    : { passed, failed: failed + 1, files, complaint };
}

/** Files that may hold a flaky test in one run; with more of them something is wrong. */
export const mostFlaky = 2;

interface BrowserRun extends ProjectRun {
  /** How often each test runs. */
  readonly times?: number;
}

/** Runs the tests of one project of playwright.config.ts. */
export function runInBrowser(
  project: string,
  { files, isWhole, times = 1, ...how }: BrowserRun,
  interrupted: AbortSignal,
): Promise<Tally> {
  mkdirSync(failuresFolder, { recursive: true });
  const args = [
    // Written with a space, the option would take the files for projects.
    ...[playwright, 'test', `--project=${project}`, ...files],
    // It empties the folder first, where earlier runs may have left something.
    ...['--output', mkdtempSync(join(failuresFolder, `${project}-`))],
    ...(isWhole ? [] : ['--grep-invert=@night', `--max-failures=${mostFlaky + 1}`]),
    ...(times === 1 ? [] : [`--repeat-each=${times}`]),
  ];
  return reported(args, how, interrupted);
}
