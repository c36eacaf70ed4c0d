import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { messages } from './messages.ts';
import { run } from './program.ts';
import type { FileReport, VitestReport } from './reporter.ts';

/** What became of a step. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Why this is a failure although no test failed. */
  readonly complaint?: string;
  /** What it said, where that was not shown while it ran. */
  readonly output?: string;
  readonly files?: readonly FileReport[];
  /** Files that failed and then passed, each with what had failed. */
  readonly flaky?: readonly FileReport[];
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

const vitest = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
const guard = new URL('../../emulators/parent-guard.mjs', import.meta.url).href;
const reporter = join(import.meta.dirname, 'reporter.ts');

/** Runs the tests of one project of vitest.config.ts. */
export async function runProject(
  project: string,
  { env, files, isWhole, shown, endsEarly = false }: ProjectRun,
  interrupted: AbortSignal,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await run(
      {
        command: process.execPath,
        args: [
          // Without its parent it would wait for emulators that are gone.
          ...['--import', guard, vitest, 'run', '--project', project, ...files],
          ...(isWhole ? [] : ['--tags-filter=!night']),
          ...(endsEarly ? ['--bail=1'] : []),
          ...['--reporter=default', `--reporter=${reporter}`],
        ],
        env: { ...env, NODE_ENV: 'test', VITEST_REPORT: report },
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

const hasFailed = ({ failures }: FileReport) => failures.length > 0;

function tallyOf(file: string, code: number): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, complaint: messages.noReport };
  const { files, skipped, errors } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
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

/** Files that may pass at their second try in one run; with more of them something is wrong. */
export const mostFlaky = 2;

/**
 * Gives each file that failed a second try: when all of it passes then, it is flaky.
 *
 * @param again runs one file alone, in a new process with a new browser and restored records
 */
export async function withSecondTry(
  first: Tally,
  again: (path: string) => Promise<Tally>,
): Promise<Tally> {
  const { files = [], complaint } = first;
  if (complaint !== undefined) return first;
  const last = new Map(files.map((file) => [file.path, file]));
  const flaky: FileReport[] = [];
  for (const file of files.filter(hasFailed)) {
    const second = await again(file.path);
    if (second.complaint !== undefined) continue;
    for (const each of second.files ?? []) last.set(each.path, each);
    if (second.failed === 0) flaky.push(file);
  }
  const all = [...last.values()];
  return { ...first, passed: passedIn(all), failed: failedIn(all), files: all, flaky };
}

/** Runs a project in a browser, with a second try for files that failed. */
export async function runInBrowser(
  project: string,
  how: ProjectRun,
  interrupted: AbortSignal,
): Promise<Tally> {
  const first = await runProject(project, how, interrupted);
  const isHopeless = (first.files ?? []).filter(hasFailed).length > mostFlaky && !how.isWhole;
  if (isHopeless) return first;
  return withSecondTry(first, (path) => {
    console.log(messages.onceMore(path));
    return runProject(project, { ...how, files: [path] }, interrupted);
  });
}

/** Runs a project several times. What failed in some of them is flaky, in all of them broken. */
export async function runRepeatedly(
  times: number,
  project: string,
  how: ProjectRun,
  interrupted: AbortSignal,
): Promise<Tally> {
  const failures = new Map<string, FileReport[]>();
  let last: Tally = { passed: 0, failed: 0 };
  for (let time = 0; time < times && !interrupted.aborted; time++) {
    last = await runProject(project, how, interrupted);
    if (last.complaint !== undefined) return last;
    for (const file of (last.files ?? []).filter(hasFailed)) {
      failures.set(file.path, [...(failures.get(file.path) ?? []), file]);
    }
  }
  const all = [...failures.values()];
  const flaky = all.flatMap((found) => (found.length < times ? found.slice(0, 1) : []));
  const broken = all.flatMap((found) => (found.length < times ? [] : found.slice(0, 1)));
  return { ...last, failed: failedIn(broken), flaky };
}
