import { rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { roleLabels } from '@centre/domain/permissions';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { startDevServers } from './dev-servers.ts';
import { startEmulators, type Emulators } from './emulators.ts';
import { messages } from './messages.ts';
import type { Options } from './options.ts';
import { logFile, root } from './paths.ts';
import { host, type Ports } from './ports.ts';
import { SuiteError } from './problem.ts';
import { AutoSave, SavedData } from './saved-data.ts';
import { seed, warmUp } from './seeding.ts';

/** All that is ready before the emulators start. */
export interface Prepared {
  readonly ports: Ports;
  readonly workFolder: string;
  readonly ui: boolean;
  /** Path of the derived firebase.json. */
  readonly config: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly firebaseEnvironment: NodeJS.ProcessEnv;
}

/** Programs beside the emulators, which end before them. */
interface Stoppable {
  stop(): Promise<void>;
}

/** Starts the emulators, fills them, waits for the end, saves and stops. */
export async function runUntilStopped(
  options: Options,
  prepared: Prepared,
  stopped: AbortSignal,
  onFirebase: (pid: number) => void,
): Promise<void> {
  const data = options.dataFolder === undefined ? undefined : new SavedData(options.dataFolder);
  const log = logFile('emulators', options.portOffset);
  const emulators = await startEmulators(
    {
      config: prepared.config,
      exportTo: data?.saving,
      workFolder: prepared.workFolder,
      environment: prepared.firebaseEnvironment,
      log,
    },
    data,
    stopped,
    onFirebase,
  );
  const companions: Stoppable[] = [];
  try {
    await fill(options, prepared, stopped);
    if (options.dev) {
      const { ports, environment } = prepared;
      companions.push(await startDevServers(ports, options.portOffset, environment));
    }
    stopped.throwIfAborted();
    if (data !== undefined) {
      // Only from here on do the emulators hold all there was, so only now is it worth saving.
      data.trust();
      companions.push(new AutoSave(prepared.ports, data));
    }
    welcome(options, prepared);
    if (options.readyFile !== undefined) {
      const ready = { ports: prepared.ports, supervisor: process.pid };
      writeFileSync(options.readyFile, JSON.stringify(ready));
    }
    await untilOver(emulators, stopped, log);
  } finally {
    if (options.readyFile !== undefined) rmSync(options.readyFile, { force: true });
    await stopAll(emulators, companions, data);
  }
}

async function fill(options: Options, prepared: Prepared, stopped: AbortSignal): Promise<void> {
  stopped.throwIfAborted();
  await warmUp(prepared.ports, stopped);
  stopped.throwIfAborted();
  if (!options.seed) return;
  const log = logFile('seed', options.portOffset);
  await seed(prepared.ports, prepared.environment, log, stopped);
  stopped.throwIfAborted();
}

/** Says where to click, who one can be, and how to stop. */
function welcome({ dev, dataFolder }: Options, { ports, ui }: Prepared): void {
  const url = (port: number, path = '') => `http://${host}:${port}${path}`;
  const places = [
    ...(dev ? [[messages.viteSite, url(ports.vite)]] : []),
    [messages.site, url(ports.hosting)],
    [messages.dashboard, url(ports.hosting, '/dashboard')],
    ...(ui ? [[messages.ui, url(ports.ui)]] : []),
  ];
  const width = Math.max(...places.map(([label = '']) => label.length));
  console.log();
  console.log(messages.ready);
  for (const [label = '', address = ''] of places) {
    console.log(`  ${label.padEnd(width)}  ${address}`);
  }
  console.log();
  console.log(`${messages.accounts} (${messages.samePassword(demoPassword)})`);
  for (const { username, role, isActive } of demoAccounts) {
    const note = isActive ? '' : ` (${messages.inactive})`;
    console.log(`  ${username.padEnd(12)}${role.padEnd(22)}${roleLabels[role].name}${note}`);
  }
  console.log();
  console.log(dataFolder === undefined ? messages.howToStopEphemeral : messages.howToStop);
}

/** Waits until the suite is stopped, or crashes. */
async function untilOver(
  emulators: Emulators,
  stopped: AbortSignal,
  log: string,
): Promise<void> {
  const asked = new Promise<'asked'>((resolve) => {
    if (stopped.aborted) resolve('asked');
    stopped.addEventListener('abort', () => resolve('asked'), { once: true });
  });
  const ending = await Promise.race([asked, emulators.exit.then(() => 'died' as const)]);
  if (ending === 'died') throw new SuiteError(messages.emulatorsDied(relative(root, log)));
}

async function stopAll(
  emulators: Emulators,
  companions: readonly Stoppable[],
  data: SavedData | undefined,
): Promise<void> {
  const orderly = emulators.running;
  if (orderly) console.log(data === undefined ? messages.stopping : messages.saving);
  await Promise.all(companions.map((companion) => companion.stop()));
  // Crashed emulators have saved nothing; the reason is reported elsewhere.
  if (!orderly) return;
  await emulators.stop();
  const outcome = data?.keep();
  if (outcome === 'refused') console.error(messages.notSaved);
  else console.log(outcome === 'kept' ? messages.saved : messages.stopped);
}
