import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Child } from './child.ts';
import { clientEnvironment } from './environment.ts';
import { messages } from './messages.ts';
import { root } from './paths.ts';
import { host, type Ports } from './ports.ts';
import { SuiteError } from './problem.ts';

/** Time limit of the first call of the functions, in milliseconds. */
const warmUpMs = 60_000;

/** Calls the API until it answers: the functions' first start is slow. */
export async function warmUp(ports: Ports, stopped: AbortSignal): Promise<void> {
  console.log(messages.warmingUp);
  const giveUp = AbortSignal.any([stopped, AbortSignal.timeout(warmUpMs)]);
  while (!giveUp.aborted) {
    try {
      await fetch(`http://${host}:${ports.hosting}/api/health`, { signal: giveUp });
      return;
    } catch {
      await sleep(300);
    }
  }
}

/**
 * Creates the demonstration data, unless there are data already.
 * @throws SuiteError after printing the seed's output, AbortError
 */
export async function seed(
  ports: Ports,
  environment: NodeJS.ProcessEnv,
  log: string,
  stopped: AbortSignal,
): Promise<void> {
  console.log(messages.seeding);
  const child = new Child({
    args: [join(import.meta.dirname, 'seed', 'seed.ts')],
    cwd: root,
    env: { ...environment, ...clientEnvironment(ports) },
    log,
    onLine: (line) => console.log(`  ${line}`),
  });
  if ((await child.finish(stopped)) === 0) return;
  throw new SuiteError(messages.seedFailed(relative(root, log)));
}
