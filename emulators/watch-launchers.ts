import { isAlive } from './processes.ts';

/** How often the launchers are looked at, in milliseconds. */
const pollMs = 500;

/** Calls `onGone` once as soon as one of the processes has ended, however it ended. */
export function watchLaunchers(pids: readonly number[], onGone: () => void): void {
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, pollMs);
  timer.unref();
}
