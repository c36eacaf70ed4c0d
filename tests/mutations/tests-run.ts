import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { clientEnvironment } from '../../emulators/environment.ts';
import { root } from '../../emulators/paths.ts';
import { portsAt } from '../../emulators/ports.ts';
import { run } from '../run/program.ts';
import type { Round } from './likely-tests.ts';

/** The test that failed first. */
export interface Failure {
  /** Path from the folder of the project. */
  readonly file: string;
  readonly test: string;
  /** What vitest says of it. */
  readonly reason: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const guard = join(root, 'emulators/parent-guard.mjs');

/** Runs a round on the emulators at that offset, up to its first failure. */
export async function runRound(
  { project, files }: Round,
  portOffset: number,
  interrupted: AbortSignal,
): Promise<Failure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
  const report = join(folder, 'report.json');
  try {
    const ending = await run(
      {
        command: process.execPath,
        args: [
          ...['--import', guard, vitest, 'run', '--project', project, ...files],
          ...['--bail=1', '--passWithNoTests'],
          ...['--reporter=json', `--outputFile.json=${report}`],
        ],
        env: {
          ...(project === 'unit' ? {} : clientEnvironment(portsAt(portOffset))),
          PORT_OFFSET: String(portOffset),
          NODE_ENV: 'test',
        },
      },
      interrupted,
    );
    if (interrupted.aborted) return [];
    if (!existsSync(report)) return [{ file: 'vitest', test: '', reason: ending.output }];
    return failuresIn(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The file in which it began comes first: after a failure vitest calls all others failed. */
function failuresIn({ testResults }: Report): Failure[] {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message = '', assertionResults }) => {
      // None has failed in a file that could not even be loaded.
      const failed = assertionResults.find(({ status }) => status === 'failed');
      return {
        file: relative(root, name).replaceAll('\\', '/'),
        test: failed?.fullName ?? '',
        reason: failed?.failureMessages?.[0]?.split('\n')[0] ?? message,
      };
    });
  return failures.toSorted((a, b) => weight(b) - weight(a));
}

const weight = ({ test, reason }: Failure): number =>
  Number(test !== '') * 2 + Number(reason !== '');
