import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { messages } from './messages.ts';
import { run } from './program.ts';

/** What became of the tests of one project. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Why this is a failure although no test failed. */
  readonly complaint?: string;
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
}

const vitest = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);

const guard = new URL('../../emulators/parent-guard.mjs', import.meta.url).href;

/** Runs the tests of one project of vitest.config.ts, its output shown. */
export async function runProject(
  project: string,
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
  const file = join(folder, 'report.json');
  try {
    const { code } = await run(
      {
        command: process.execPath,
        args: [
          // Without its parent it would wait for emulators that are gone.
          ...['--import', guard, vitest, 'run', '--project', project],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        ],
        env: { ...env, NODE_ENV: 'test' },
        shown: true,
      },
      interrupted,
    );
    return tallyOf(file, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tallyOf(file: string, code: number): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, complaint: messages.noReport };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const { numPassedTests: passed, numFailedTests: failed } = report;
  if (failed > 0) return { passed, failed };
  if (report.numTotalTests === 0) return { passed, failed: 1, complaint: messages.noTests };
  const leftOut = report.numPendingTests + report.numTodoTests;
  if (leftOut > 0) return { passed, failed: 1, complaint: messages.leftOut(leftOut) };
  // A file that could not be loaded, or an error outside every test.
  if (code !== 0 || !report.success) return { passed, failed: 1 };
  return { passed, failed };
}
