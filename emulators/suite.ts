/**
 * The keeper: builds, starts the emulators, loads the data, and stays until it is told to stop or
 * whoever launched it is gone. start.mjs runs it in a process group of its own.
 */
import { join } from 'node:path';
import { Family } from './process-tree.ts';
import { parseOptions } from './options.ts';
import { complain, outliveTerminal } from './output.ts';
import { SuiteProblem } from './problem.ts';
import { runSuite } from './run-suite.ts';
import { watchLaunchers } from './watch-launchers.ts';

outliveTerminal();

const stopping = new AbortController();
const stop = () => stopping.abort();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
process.once('disconnect', stop);

let firebase = 0;
const tellLauncher = (all: readonly number[]) => {
  if (process.connected) process.send?.({ firebase, all }, () => undefined);
};
const family = new Family(tellLauncher);

try {
  const options = parseOptions(process.argv.slice(2), join(import.meta.dirname, '.data'));
  watchLaunchers(options.watchedPids, stop);
  await runSuite(options, stopping.signal, (pid) => {
    firebase = pid;
    tellLauncher(family.pids);
  });
  process.exitCode = 0;
} catch (error) {
  complain(error instanceof SuiteProblem ? error.message : String(error));
  process.exitCode = 1;
} finally {
  family.clear();
}
process.exit();
