import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Child } from './child.ts';
import { clientEnvironment } from './environment.ts';
import { messages } from './messages.ts';
import { root } from './paths.ts';
import { host, type Ports } from './ports.ts';
import { SuiteError } from './problem.ts';

/** How long the first call of the functions may take, in milliseconds. */
const warmUpMs = 60_000;

/** First call of the API, repeated until an answer comes: the functions start slowly once. */
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
 * Makes the demonstration's data; does nothing when there are data already.
 * @throws SuiteError after showing what the seed said, AbortError
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
