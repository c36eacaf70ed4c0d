import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { messages } from './messages.ts';
import { run } from './program.ts';
import type { VitestReport } from './reporter.ts';

/** What became of a step. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Why this is a failure although no test failed. */
  readonly complaint?: string;
  /** What it said, where that was not shown while it ran. */
  readonly output?: string;
  readonly files?: VitestReport['files'];
  readonly failures?: readonly string[];
}

interface ProjectRun {
  readonly env: NodeJS.ProcessEnv;
  /** Parts of paths; all files of the project when empty. */
  readonly files: readonly string[];
  /** Shows what it says as it says it. */
  readonly shown: boolean;
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
  { env, files, shown }: ProjectRun,
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

function tallyOf(file: string, code: number): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, complaint: messages.noReport };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const { passed, failed, skipped, errors } = report;
  if (failed > 0) return report;
  const complaint =
    passed === 0
      ? messages.noTests
      : skipped > 0
        ? messages.leftOut(skipped)
        : code !== 0 || errors > 0
          ? messages.errors(errors)
          : undefined;
  return complaint === undefined ? report : { ...report, failed: 1, complaint };
}
