/**
 * `npm run mutations`: makes each rule and each guard weaker, one at a time, and says which test
 * notices. What the browser checks for its user's comfort protects nothing and is not weakened.
 * All of it happens in a copy of the project, on emulators of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../emulators/paths.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { allMutants } from './generate.ts';
import { matching } from './matching.ts';
import { messages } from './messages.ts';
import { parseOptions } from './options.ts';
import { listOf } from './report.ts';
import { makeWorkingCopy, removeWorkingCopy } from '../working-copy.ts';

/** Runs the trials in a copy. @returns the exit code, 1 when a signal ended it */
async function inWorkingCopy(args: readonly string[]): Promise<number> {
  const folder = makeWorkingCopy();
  try {
    const script = join(folder, 'tests/mutations/in-working-copy.ts');
    const trials = spawn(process.execPath, [script, ...args], {
      cwd: folder,
      stdio: 'inherit',
    });
    // Ctrl-C reaches it by itself; this process only has to outlive it. A kill does not.
    process.on('SIGINT', () => undefined);
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => trials.kill(signal));
    }
    const [code] = (await once(trials, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    removeWorkingCopy(folder);
  }
}

const args = process.argv.slice(2);
try {
  const options = parseOptions(args);
  if (options.list) {
    console.log(listOf(matching(allMutants(root, options.groups), options)));
  } else {
    console.log(messages.copying);
    process.exitCode = await inWorkingCopy(args);
  }
} catch (error) {
  if (!(error instanceof SuiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
