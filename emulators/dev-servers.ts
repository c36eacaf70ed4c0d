import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Child } from './child.ts';
import { messages } from './messages.ts';
import { logsFolder, root } from './paths.ts';
import { type Ports } from './ports.ts';
import { isAnswering } from './port-checks.ts';
import { SuiteError } from './problem.ts';

/** How long Vite may take to answer, in milliseconds. */
const viteMs = 60_000;

async function answering(port: number, child: Child): Promise<boolean> {
  const deadline = Date.now() + viteMs;
  while (child.running && Date.now() < deadline) {
    if (await isAnswering(port)) return true;
    await sleep(200);
  }
  return false;
}

/**
 * Starts Vite in front of the suite, and the functions' watching build.
 * @throws SuiteError when Vite does not answer
 */
export async function startDevServers(
  ports: Ports,
  portOffset: number,
  environment: NodeJS.ProcessEnv,
): Promise<{ stop: () => Promise<void> }> {
  console.log(messages.startingVite);
  const launch = (args: readonly string[], cwd: string, name: string) =>
    new Child({
      args,
      cwd,
      env: { ...environment, VITE_PORT_OFFSET: String(portOffset) },
      log: join(logsFolder, `${name}.log`),
      guarded: true,
    });
  const viteScript = join(import.meta.dirname, 'vite-server.ts');
  const vite = launch(
    [viteScript, String(ports.vite), String(ports.hosting)],
    join(root, 'web'),
    'vite',
  );
  const functions = launch(['build.ts', '--watch'], join(root, 'functions'), 'functions-watch');
  const stop = async () => {
    stopping = true;
    await Promise.all([vite, functions].map((child) => child.stop('SIGTERM', 5_000)));
  };
  let stopping = false;
  if (!(await answering(ports.vite, vite))) {
    await stop();
    throw new SuiteError(messages.viteFailed(relative(root, join(logsFolder, 'vite.log'))));
  }
  void vite.exit.then(() => {
    if (!stopping) console.error(messages.helperDied('Vite', 'emulators/.cache/logs/vite.log'));
  });
  return { stop };
}
