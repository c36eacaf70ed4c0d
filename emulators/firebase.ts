import { once } from 'node:events';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Child } from './child.ts';
import { project } from './environment.ts';
import { messages } from './messages.ts';
import { firebaseTools, root } from './paths.ts';
import { SuiteError } from './problem.ts';

/** What a line of firebase-tools means for the person at the terminal. */
type LineMeaning = 'ready' | 'download' | 'trouble' | 'noise';

/**
 * Harmless warnings: about our own choices (a program given by path, no UI, a `demo-` project),
 * and about requests that rules refuse. Also the crash of an emulator, reported elsewhere.
 */
const harmless = [
  /Env variable override detected/,
  /Unable to fetch the CLI MOTD/,
  /You are not currently authenticated/,
  /not running, calls to these services .* will affect production/,
  /Picked up (JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS)/,
  /\[rules\]/,
  /Application Default Credentials/i,
  /Detected non-HTTP|supports only the latest/,
  /Your requested "node" version/,
  /Emulator UI is not starting/,
  /outdated version of firebase-functions/,
  /CI environment/,
  /Fatal error occurred/,
];

/** Sorts one line of firebase-tools' output. */
export function meaningOf(coloured: string): LineMeaning {
  const line = stripVTControlCharacters(coloured).trim();
  if (line.includes('All emulators ready!')) return 'ready';
  if (/^i +\w+: downloading /.test(line)) return 'download';
  const troubled =
    /^(⚠|Error:|✖|!)/u.test(line) ||
    /^>.*"severity":"(ERROR|CRITICAL|ALERT|EMERGENCY)"/.test(line);
  return troubled && !harmless.some((pattern) => pattern.test(line)) ? 'trouble' : 'noise';
}

/** How long the emulators may take to save and stop, in milliseconds. */
const stopMs = 120_000;

interface EmulatorLaunch {
  /** Path of the derived firebase.json. */
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

/** The one SIGINT: firebase-tools saves if told so at the start, and stops every emulator. */
export const stopEmulators = (firebase: Child) => firebase.stop('SIGINT', stopMs, 'process');

/**
 * Starts firebase-tools and all the emulators below it.
 * @param onStarted is told its process id
 * @returns once every emulator answers
 * @throws SuiteError when they do not start, AbortError when they are not wanted any more
 */
export async function startEmulators(
  { config, importFrom, exportTo, workFolder, environment, log }: EmulatorLaunch,
  stopped: AbortSignal,
  onStarted: (pid: number) => void,
): Promise<Child> {
  console.log(messages.starting);
  const ready = Promise.withResolvers<true>();
  const firebase = new Child({
    args: [
      join(firebaseTools, 'lib/bin/firebase.js'),
      'emulators:start',
      ...['--project', project, '--config', config],
      ...(importFrom === undefined ? [] : ['--import', importFrom]),
      ...(exportTo === undefined ? [] : ['--export-on-exit', exportTo]),
    ],
    cwd: workFolder,
    env: environment,
    log,
    onLine: (line) => {
      const meaning = meaningOf(line);
      if (meaning === 'ready') ready.resolve(true);
      if (meaning === 'download') console.log(messages.downloading);
      if (meaning === 'trouble' && !stopped.aborted) console.error(line);
    },
  });
  onStarted(firebase.pid);
  const isReady = await Promise.race([
    ready.promise,
    firebase.exit.then(() => false),
    once(stopped, 'abort').then(() => false),
  ]);
  if (stopped.aborted) {
    console.log(messages.stopping);
    await stopEmulators(firebase);
    stopped.throwIfAborted();
  }
  if (isReady) return firebase;
  const place = relative(root, log);
  throw new SuiteError(
    importFrom === undefined
      ? messages.startFailed(place)
      : messages.importFailed(relative(root, importFrom), place),
  );
}
