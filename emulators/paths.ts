import { join } from 'node:path';

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '..');

/** Where the data live between two runs. */
export const dataFolder = join(import.meta.dirname, '.data');

/** Generated files, such as compiled programs and logs. */
export const cacheFolder = join(import.meta.dirname, '.cache');

export const logsFolder = join(cacheFolder, 'logs');
/** Screenshots and traces of the journeys that failed in the last run. */
export const failuresFolder = join(cacheFolder, 'failures');

/** Where a program of the suite with that distance between its ports and the usual ones writes. */
export function logFile(name: string, portOffset: number): string {
  return join(logsFolder, portOffset === 0 ? `${name}.log` : `${name}.${portOffset}.log`);
}

/** The installed firebase-tools. */
export const firebaseTools = join(root, 'node_modules', 'firebase-tools');
