import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Child } from './child.ts';
import { clientEnvironment } from './environment.ts';
import { LogFollower } from './log-follower.ts';
import { messages } from './messages.ts';
import { root } from './paths.ts';
import { host, type Ports } from './ports.ts';
import { SuiteError } from './problem.ts';

/** How long the first call of the functions may take, in milliseconds. */
const warmUpMs = 60_000;

/** Calls the API until it answers anything at all, so that nobody waits for its first start. */
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
 * Lets the seed make the demonstration's data; it does nothing when there are data already.
 * @throws SuiteError after showing what the seed said
 */
export async function seed(
  ports: Ports,
  environment: NodeJS.ProcessEnv,
  log: string,
  stopped: AbortSignal,
): Promise<void> {
  const script = join(import.meta.dirname, 'seed', 'seed.ts');
  console.log(messages.seeding);
  const child = new Child({
    args: [script],
    cwd: root,
    env: { ...environment, ...clientEnvironment(ports) },
    log,
    guarded: true,
  });
  const follower = new LogFollower(log, (line) => {
    if (line.trim() !== '') console.log(`  ${line}`);
  });
  const interrupt = () => void child.stop('SIGTERM', 2_000);
  stopped.addEventListener('abort', interrupt, { once: true });
  const code = await child.exit;
  stopped.removeEventListener('abort', interrupt);
  follower.close();
  if (code === 0 || stopped.aborted) return;
  throw new SuiteError(messages.seedFailed(relative(root, log)));
}
