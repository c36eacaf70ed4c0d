import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Child } from './child.ts';
import { messages } from './messages.ts';
import { logsFolder, root } from './paths.ts';
import { isAnswering } from './port-checks.ts';
import type { Ports } from './ports.ts';
import { SuiteError } from './problem.ts';

/** Start-up time limit of Vite, in milliseconds. */
const viteMs = 60_000;

/**
 * Starts Vite and the functions' build in watch mode.
 * @returns a function that stops both
 * @throws SuiteError when Vite does not answer
 */
export async function startDevServers(
  ports: Ports,
  portOffset: number,
  environment: NodeJS.ProcessEnv,
): Promise<() => Promise<unknown>> {
  console.log(messages.startingVite);
  const env = { ...environment, VITE_PORT_OFFSET: String(portOffset) };
  const launch = (workspace: string, log: string, ...args: string[]) =>
    new Child({ args, cwd: join(root, workspace), env, log: join(logsFolder, log) });
  const script = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const vite = launch('web', 'vite.log', script, '--port', String(ports.vite));
  const functions = launch('functions', 'functions-watch.log', 'build.ts', '--watch');
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    return Promise.all([vite, functions].map((child) => child.stop('SIGTERM', 5_000)));
  };
  const deadline = Date.now() + viteMs;
  while (!(await isAnswering(ports.vite))) {
    if (vite.running && Date.now() < deadline) await sleep(200);
    else {
      await stop();
      throw new SuiteError(messages.viteFailed(relative(root, join(logsFolder, 'vite.log'))));
    }
  }
  void vite.exit.then(() => {
    if (!isStopping)
      console.error(messages.viteDied(relative(root, join(logsFolder, 'vite.log'))));
  });
  return stop;
}
