import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from './messages.ts';
import { isRunning } from './processes.ts';
import { SuiteError } from './problem.ts';

/** Content of a running suite's lock file, in its data folder. */
interface Lock {
  readonly launcher: number;
  readonly firebase: number;
  /** Temporary folder of the suite, which a killed launcher leaves behind. */
  readonly temporary: string;
}

/** Time for the emulators of a killed launcher to save their data, in seconds. */
const graceSeconds = 60;

const fileIn = (folder: string) => join(folder, 'lock.json');

function readLock(folder: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Lock;
  } catch {
    // No lock file, or a partial one whose writer was killed.
    return undefined;
  }
}

const hasFirebase = (lock: Lock) => isRunning(lock.firebase, 'firebase');

/** Process id of the suite that holds a data folder; undefined when it is free. */
export function lockHolder(folder: string): number | undefined {
  const lock = readLock(folder);
  if (lock === undefined) return undefined;
  if (isRunning(lock.launcher, 'start.ts')) return lock.launcher;
  return hasFirebase(lock) ? lock.firebase : undefined;
}

/**
 * Locks the data folder, once the emulators of a killed launcher have saved their data.
 * @throws SuiteError when another suite holds it
 */
export async function takeLock(folder: string, temporary: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const old = readLock(folder);
  if (old !== undefined && !isRunning(old.launcher, 'start.ts')) {
    if (hasFirebase(old)) console.log(messages.stillSaving);
    for (let i = 0; i < graceSeconds && hasFirebase(old); i++) await sleep(1_000);
    rmSync(old.temporary, { recursive: true, force: true });
  }
  const holder = lockHolder(folder);
  if (holder !== undefined) throw new SuiteError(messages.alreadyRunning(holder));
  updateLock(folder, { launcher: process.pid, firebase: 0, temporary });
}

/** Overwrites the lock file. */
export function updateLock(folder: string, lock: Lock): void {
  writeFileSync(fileIn(folder), JSON.stringify(lock));
}

/** Unlocks the data folder, if this process holds it. */
export function releaseLock(folder: string): void {
  if (readLock(folder)?.launcher === process.pid) rmSync(fileIn(folder));
}
