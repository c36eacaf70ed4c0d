import { once } from 'node:events';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Child } from './child.ts';
import { project } from './environment.ts';
import { messages } from './messages.ts';
import { firebaseTools, root } from './paths.ts';
import { SuiteError } from './problem.ts';

/** Category of a line of firebase-tools' output. */
type LineMeaning = 'ready' | 'download' | 'trouble' | 'noise';

/**
 * Patterns of warnings to hide: about our own choices (a program given by path, no UI, a `demo-`
 * project), requests that rules refuse, and the crash of an emulator, reported elsewhere.
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

/** Classifies a line of firebase-tools' output. */
export function categoryOf(coloured: string): LineMeaning {
  const line = stripVTControlCharacters(coloured).trim();
  if (line.includes('All emulators ready!')) return 'ready';
  if (/^i +\w+: downloading /.test(line)) return 'download';
  const isTrouble =
    /^(⚠|Error:|✖|!)/u.test(line) ||
    /^>.*"severity":"(ERROR|CRITICAL|ALERT|EMERGENCY)"/.test(line);
  return isTrouble && !harmless.some((pattern) => pattern.test(line)) ? 'trouble' : 'noise';
}

/** Time limit for the emulators to save and stop, in milliseconds. */
const stopMs = 120_000;

interface EmulatorLaunch {
  /** Path of the derived firebase.json. */
  readonly config: string;
  /** Export to load at the start. */
  readonly importFrom: string | undefined;
  /** Folder of the export at the end. */
  readonly exportTo: string | undefined;
  /** Working folder, in which firebase-tools leaves its logs and unfinished exports. */
  readonly workFolder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly log: string;
}

/** Sends one SIGINT: firebase-tools exports the data if so configured, and stops every emulator. */
export const stopEmulators = (firebase: Child) => firebase.stop('SIGINT', stopMs, 'process');

/**
 * Starts firebase-tools and all the emulators below it.
 * @param onStarted called with the process id
 * @returns the process, once every emulator answers
 * @throws SuiteError when they do not start, AbortError when `stopped` aborts
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
      const meaning = categoryOf(line);
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
  const logPath = relative(root, log);
  throw new SuiteError(
    importFrom === undefined
      ? messages.startFailed(logPath)
      : messages.importFailed(relative(root, importFrom), logPath),
  );
}
