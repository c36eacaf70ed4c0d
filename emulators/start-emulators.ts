import { relative } from 'node:path';
import { Emulators, type EmulatorLaunch } from './emulators.ts';
import { messages } from './messages.ts';
import { complain, say } from './output.ts';
import { root } from './paths.ts';
import { SuiteProblem } from './problem.ts';
import { savedAt, type SavedData } from './saved-data.ts';

/**
 * Starts from the newest export that the emulators accept, or from nothing.
 * @throws SuiteProblem when they do not start, AbortError when they are not wanted any more
 */
export async function startEmulators(
  launch: Omit<EmulatorLaunch, 'importFrom'>,
  data: SavedData | undefined,
  stopped: AbortSignal,
  onFirebase: (pid: number) => void,
): Promise<Emulators> {
  const found = data?.open() ?? { exports: [], damaged: undefined };
  if (found.damaged !== undefined)
    complain(messages.dataDamaged(relative(root, found.damaged)));
  for (const importFrom of [...found.exports, undefined]) {
    say(messages.starting);
    const emulators = new Emulators({ ...launch, importFrom });
    onFirebase(emulators.pid);
    if (await readyOrStopped(emulators, stopped)) {
      if (importFrom !== undefined) say(messages.dataRestored(savedAt(importFrom)));
      return emulators;
    }
    stopped.throwIfAborted();
    if (importFrom === undefined || data === undefined) break;
    complain(messages.dataDamaged(relative(root, data.setAside(importFrom))));
  }
  throw new SuiteProblem(messages.startFailed(relative(root, launch.log)));
}

/** Waits for either; when it is the order to stop, the emulators are gone before it returns. */
async function readyOrStopped(emulators: Emulators, stopped: AbortSignal): Promise<boolean> {
  const interrupt = () => void emulators.stop();
  stopped.addEventListener('abort', interrupt, { once: true });
  const ready = await emulators.ready();
  stopped.removeEventListener('abort', interrupt);
  if (stopped.aborted) await emulators.stop();
  return ready && !stopped.aborted;
}
