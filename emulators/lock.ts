import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from './messages.ts';
import { isRunning } from './processes.ts';
import { SuiteError } from './problem.ts';

/** The lock file of a running suite, in its data folder. */
interface Lock {
  readonly launcher: number;
  readonly firebase: number;
  /** Its temporary folder, which a killed launcher leaves behind. */
  readonly temporary: string;
}

/** How long the emulators of a killed launcher may take to save their data, in seconds. */
const graceSeconds = 60;

const fileIn = (folder: string) => join(folder, 'lock.json');

function readLock(folder: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Lock;
  } catch {
    // There is none, or its writer was killed.
    return undefined;
  }
}

const hasFirebase = (lock: Lock) => isRunning(lock.firebase, 'firebase');

/** The process id of the suite that has this data folder; undefined when none has. */
export function lockedBy(folder: string): number | undefined {
  const lock = readLock(folder);
  if (lock === undefined) return undefined;
  if (isRunning(lock.launcher, 'start.ts')) return lock.launcher;
  return hasFirebase(lock) ? lock.firebase : undefined;
}

/**
 * Takes the data folder for this process, after the emulators of a killed launcher have saved.
 * @throws SuiteError when another suite has it
 */
export async function takeLock(folder: string, temporary: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const old = readLock(folder);
  if (old !== undefined && !isRunning(old.launcher, 'start.ts')) {
    if (hasFirebase(old)) console.log(messages.stillSaving);
    for (let i = 0; i < graceSeconds && hasFirebase(old); i++) await sleep(1_000);
    rmSync(old.temporary, { recursive: true, force: true });
  }
  const holder = lockedBy(folder);
  if (holder !== undefined) throw new SuiteError(messages.alreadyRunning(holder));
  updateLock(folder, { launcher: process.pid, firebase: 0, temporary });
}

/** Replaces what the lock says. */
export function updateLock(folder: string, lock: Lock): void {
  writeFileSync(fileIn(folder), JSON.stringify(lock));
}

/** Releases the data folder, if this process has it. */
export function releaseLock(folder: string): void {
  if (readLock(folder)?.launcher === process.pid) rmSync(fileIn(folder));
}
