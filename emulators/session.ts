import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from './messages.ts';
import { commandOf, isAlive } from './processes.ts';
import { SuiteError } from './problem.ts';

/** The lock file of a running suite, in its data folder. */
export interface Session {
  readonly supervisor: number;
  readonly firebase: number;
  readonly hubPort: number;
  /** Its temporary folder, which a killed supervisor leaves behind. */
  readonly temporary: string;
}

function fileIn(folder: string): string {
  return join(folder, 'session.json');
}

export function readSession(folder: string): Session | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Session;
  } catch {
    return undefined;
  }
}

/** The id may have been reused; the command tells. */
export function isRunning(session: Session): boolean {
  const runs = (pid: number, command: string) =>
    pid > 0 && isAlive(pid) && commandOf(pid).includes(command);
  return runs(session.supervisor, 'suite.ts') || runs(session.firebase, 'firebase');
}

/**
 * Takes the data folder for this process.
 * @throws SuiteError when another suite has it
 */
export function openSession(folder: string, session: Session): void {
  mkdirSync(folder, { recursive: true });
  const other = readSession(folder);
  if (other !== undefined && other.supervisor !== session.supervisor && isRunning(other)) {
    throw new SuiteError(messages.alreadyRunning(other.supervisor));
  }
  if (other !== undefined && other.temporary !== session.temporary) {
    rmSync(other.temporary, { recursive: true, force: true });
  }
  writeFileSync(fileIn(folder), JSON.stringify(session));
}

/** Releases the data folder, if `supervisor` holds it. */
export function closeSession(folder: string, supervisor: number): void {
  if (readSession(folder)?.supervisor !== supervisor) return;
  rmSync(fileIn(folder), { force: true });
}
