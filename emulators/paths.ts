import { join } from 'node:path';

/** Root folder of the project. */
export const root = join(import.meta.dirname, '..');

/** Folder of the data between two runs. */
export const dataFolder = join(import.meta.dirname, '.data');

/** Folder of generated files, such as compiled programs and logs. */
export const cacheFolder = join(import.meta.dirname, '.cache');

export const logsFolder = join(cacheFolder, 'logs');
/** Screenshots and traces of the journeys that failed in the last run. */
export const failuresFolder = join(cacheFolder, 'failures');

/** Log file of a program of the suite with this port offset. */
export function logFile(name: string, portOffset: number): string {
  return join(logsFolder, portOffset === 0 ? `${name}.log` : `${name}.${portOffset}.log`);
}

/** Folder of the installed firebase-tools. */
export const firebaseTools = join(root, 'node_modules', 'firebase-tools');
