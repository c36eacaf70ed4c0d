import { rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { startDevServers } from './dev-servers.ts';
import type { Emulators } from './emulators.ts';
import { messages } from './messages.ts';
import type { Options } from './options.ts';
import { complain, say } from './output.ts';
import { logFile, root } from './paths.ts';
import type { Ports } from './ports.ts';
import { SuiteProblem } from './problem.ts';
import { SafetySave } from './safety-save.ts';
import { SavedData } from './saved-data.ts';
import { seed, warmUp } from './seeding.ts';
import { startEmulators } from './start-emulators.ts';
import { welcome } from './welcome.ts';

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

/** What runs beside the emulators and ends before them. */
interface Pwa {
  stop(): Promise<void>;
}

/** Starts the emulators, fills them, waits for the end, saves and stops. */
export async function liveUntilStopped(
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
  const companions: Pwa[] = [];
  try {
    await fill(options, prepared, stopped);
    if (options.dev) companions.push(await startDev(options, prepared));
    stopped.throwIfAborted();
    if (data !== undefined) {
      // Only from here on do the emulators hold all there was, so only now is it worth saving.
      data.trust();
      companions.push(new SafetySave(prepared.ports, data));
    }
    announce(options, prepared);
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

function startDev({ portOffset }: Options, { ports, environment }: Prepared): Promise<Pwa> {
  return startDevServers(ports, portOffset, environment);
}

function announce(options: Options, { ports, ui }: Prepared): void {
  welcome(ports, { ui, dev: options.dev, saves: options.dataFolder !== undefined });
  if (options.readyFile !== undefined) {
    writeFileSync(options.readyFile, JSON.stringify({ ports, keeper: process.pid }));
  }
}

/** Waits until someone stops the suite, or it ends by itself, which nobody wants. */
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
  if (ending === 'died') throw new SuiteProblem(messages.emulatorsDied(relative(root, log)));
}

async function stopAll(
  emulators: Emulators,
  companions: readonly Pwa[],
  data: SavedData | undefined,
): Promise<void> {
  const orderly = emulators.running;
  if (orderly) say(data === undefined ? messages.stopping : messages.saving);
  await Promise.all(companions.map((companion) => companion.stop()));
  // Emulators that fell have saved nothing; why they fell is told elsewhere.
  if (!orderly) return;
  await emulators.stop();
  const outcome = data?.keep();
  if (outcome === 'refused') complain(messages.notSaved);
  else say(outcome === 'kept' ? messages.saved : messages.stopped);
}
