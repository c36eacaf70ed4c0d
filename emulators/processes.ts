import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const hasProc = existsSync('/proc/self/stat');

interface Relation {
  readonly pid: number;
  readonly parent: number;
}

/** State and parent of a process, from Linux' own files; `undefined` once it is gone. */
function procStat(pid: number): { state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name, may itself hold spaces and parentheses.
    const [state = '', parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

function ps(...args: readonly string[]): string {
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8' });
  return typeof stdout === 'string' ? stdout.trim() : '';
}

/** Whether the process still runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  if (hasProc) {
    const stat = procStat(pid);
    return stat !== undefined && stat.state !== 'Z' && stat.state !== 'X';
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The command line of a process, empty once it is gone. */
export function commandOf(pid: number): string {
  if (!hasProc) return ps('-o', 'command=', '-p', String(pid));
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function parentOf(pid: number): number {
  if (hasProc) return procStat(pid)?.parent ?? 0;
  return Number(ps('-o', 'ppid=', '-p', String(pid)));
}

/**
 * The ancestors of this process up to npm. When one of them exits, this process is orphaned and
 * must stop.
 */
export function launchers(): number[] {
  const byNpm =
    process.env['npm_lifecycle_event'] !== undefined && process.platform !== 'win32';
  const pids = [process.ppid];
  for (let pid = parentOf(process.ppid); byNpm && pid > 1; pid = parentOf(pid)) {
    pids.push(pid);
    if (/(^|[\s/])npm(-cli\.js)?(\s|$)/.test(commandOf(pid))) return pids;
  }
  return [process.ppid];
}

/** How often watched processes are looked at, in milliseconds. */
const watchMs = 500;

/** Calls `onGone` once as soon as one of the processes has ended, however it ended. */
export function watchProcesses(pids: readonly number[], onGone: () => void): void {
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, watchMs);
  timer.unref();
}

function relations(): Relation[] {
  if (hasProc) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({ pid: Number(name), parent: procStat(Number(name))?.parent ?? 0 }));
  }
  return ps('-A', '-o', 'pid=,ppid=')
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent };
    });
}

/** Every process below `ancestor`, among `all`. */
export function below(ancestor: number, all: readonly Relation[]): number[] {
  const children = all.filter(({ parent }) => parent === ancestor).map(({ pid }) => pid);
  return children.flatMap((child) => [child, ...below(child, all)]);
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}

/** Aborted when somebody ends this process, which then has to end what it has started. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stopping.abort());
  }
  return stopping.signal;
}

/** Waits for a process to end. @returns whether it did within `timeoutMs` */
export async function ended(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(100);
  }
  return true;
}

/** How often the list of descendants is renewed, in milliseconds. */
const lookMs = 1_000;

/**
 * Remembers every descendant, so that none survives: Firestore's Java leaves the process group,
 * and a killed firebase-tools leaves orphans.
 */
export class ProcessTree {
  readonly #commands = new Map<number, string>();
  readonly #timer: NodeJS.Timeout;

  /** @param onChange called with all processes whenever there are new ones */
  constructor(onChange: (pids: readonly number[]) => void) {
    this.#timer = setInterval(() => {
      if (this.#look()) onChange(this.pids);
    }, lookMs);
  }

  get pids(): number[] {
    return [...this.#commands.keys()];
  }

  #look(): boolean {
    const added = below(process.pid, relations()).filter((pid) => !this.#commands.has(pid));
    for (const pid of this.pids) if (!isAlive(pid)) this.#commands.delete(pid);
    for (const pid of added) this.#commands.set(pid, commandOf(pid));
    return added.length > 0;
  }

  /** Kills the processes that are left, unless the id has been reused by another command. */
  kill(): void {
    clearInterval(this.#timer);
    this.#look();
    for (const [pid, command] of this.#commands) {
      if (isAlive(pid) && commandOf(pid) === command) signal(pid, 'SIGKILL');
    }
  }
}
