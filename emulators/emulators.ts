import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Child } from './child.ts';
import { project } from './environment.ts';
import { LogFollower } from './log-follower.ts';
import { messages } from './messages.ts';
import { firebaseTools, root } from './paths.ts';
import { SuiteError } from './problem.ts';
import { savedAt, type SavedData } from './saved-data.ts';

/** What a line of firebase-tools means for the person at the terminal. */
type LineMeaning = 'ready' | 'trouble' | 'noise';

/**
 * Harmless warnings: about our own choices (a program given by path, no UI, a `demo-` project),
 * about requests that rules refuse, and about a clean stop. Also the crash of an emulator, which
 * the supervisor reports itself.
 */
const harmless = [
  /Env variable override detected/,
  /It seems that you are running multiple instances/,
  /Unable to fetch the CLI MOTD/,
  /You are not currently authenticated/,
  /not running, calls to these services .* will affect production/,
  /Picked up (JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS)/,
  /\[rules\]/,
  /Application Default Credentials/i,
  /has exited upon receiving signal/,
  /Detected non-HTTP|supports only the latest/,
  /Emulator UI is not starting/,
  /Your requested "node" version/,
  /outdated version of firebase-functions/,
  /CI environment/,
  /Fatal error occurred/,
];

/** Sorts one line of firebase-tools' output. */
export function meaningOf(coloured: string): LineMeaning {
  const line = stripVTControlCharacters(coloured).trim();
  if (line.includes('All emulators ready!')) return 'ready';
  const troubled =
    /^(⚠|Error:|✖|!)/u.test(line) ||
    /^>.*"severity":"(ERROR|CRITICAL|ALERT|EMERGENCY)"/.test(line);
  return troubled && !harmless.some((pattern) => pattern.test(line)) ? 'trouble' : 'noise';
}

/** How long the emulators may take to save and stop, in milliseconds. */
const stopMs = 120_000;

interface EmulatorLaunch {
  readonly config: string;
  /** Export to load at the start. */
  readonly importFrom: string | undefined;
  /** Where the data go at the end. */
  readonly exportTo: string | undefined;
  /** firebase-tools drops its logs and unfinished exports here. */
  readonly workFolder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly log: string;
}

/** firebase-tools and all the emulators below it. */
export class Emulators {
  readonly #child: Child;
  readonly #follower: LogFollower;
  readonly #ready = Promise.withResolvers<true>();
  #quiet = false;

  constructor(launch: EmulatorLaunch) {
    const { importFrom, exportTo } = launch;
    this.#child = new Child({
      args: [
        join(firebaseTools, 'lib/bin/firebase.js'),
        'emulators:start',
        ...['--project', project, '--config', launch.config],
        ...(importFrom === undefined ? [] : ['--import', importFrom]),
        ...(exportTo === undefined ? [] : ['--export-on-exit', exportTo]),
      ],
      cwd: launch.workFolder,
      env: launch.environment,
      log: launch.log,
      guarded: true,
    });
    this.#follower = new LogFollower(launch.log, (line) => this.#hear(line));
    void this.#child.exit.then(() => this.#follower.close());
  }

  get pid(): number {
    return this.#child.pid;
  }

  get running(): boolean {
    return this.#child.running;
  }

  get exit(): Promise<number> {
    return this.#child.exit;
  }

  #hear(line: string): void {
    const meaning = meaningOf(line);
    if (meaning === 'ready') this.#ready.resolve(true);
    if (meaning === 'trouble' && !this.#quiet) console.error(line);
  }

  /** Whether every emulator answers; false when firebase-tools ended instead. */
  ready(): Promise<boolean> {
    return Promise.race([this.#ready.promise, this.#child.exit.then(() => false)]);
  }

  /** The one SIGINT: firebase-tools saves if told so at the start, and stops every emulator. */
  async stop(): Promise<void> {
    this.#quiet = true;
    await this.#child.stop('SIGINT', stopMs);
  }
}

/**
 * Starts from the newest export that the emulators accept, or from nothing.
 * @throws SuiteError when they do not start, AbortError when they are not wanted any more
 */
export async function startEmulators(
  launch: Omit<EmulatorLaunch, 'importFrom'>,
  data: SavedData | undefined,
  stopped: AbortSignal,
  onFirebase: (pid: number) => void,
): Promise<Emulators> {
  const found = data?.open() ?? { exports: [], damaged: undefined };
  if (found.damaged !== undefined)
    console.error(messages.dataDamaged(relative(root, found.damaged)));
  for (const importFrom of [...found.exports, undefined]) {
    console.log(messages.starting);
    const emulators = new Emulators({ ...launch, importFrom });
    onFirebase(emulators.pid);
    if (await readyOrStopped(emulators, stopped)) {
      if (importFrom !== undefined) console.log(messages.dataRestored(savedAt(importFrom)));
      return emulators;
    }
    stopped.throwIfAborted();
    if (importFrom === undefined || data === undefined) break;
    console.error(messages.dataDamaged(relative(root, data.setAside(importFrom))));
  }
  throw new SuiteError(messages.startFailed(relative(root, launch.log)));
}

/** Waits for either; after an order to stop it returns once the emulators are gone. */
async function readyOrStopped(emulators: Emulators, stopped: AbortSignal): Promise<boolean> {
  const interrupt = () => void emulators.stop();
  stopped.addEventListener('abort', interrupt, { once: true });
  const ready = await emulators.ready();
  stopped.removeEventListener('abort', interrupt);
  if (stopped.aborted) await emulators.stop();
  return ready && !stopped.aborted;
}
