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

/** Whether the process still runs; one that only waits to be buried does not. */
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
  if (hasProc) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return typeof ps.stdout === 'string' ? ps.stdout.trim() : '';
}

function relations(): Relation[] {
  if (hasProc) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({ pid: Number(name), parent: procStat(Number(name))?.parent ?? 0 }));
  }
  const ps = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const lines = typeof ps.stdout === 'string' ? ps.stdout.trim().split('\n') : [];
  return lines.map((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent };
  });
}

/** Every process below `ancestor`, among `all`. */
export function below(ancestor: number, all: readonly Relation[]): number[] {
  const children = all.filter(({ parent }) => parent === ancestor).map(({ pid }) => pid);
  return children.flatMap((child) => [child, ...below(child, all)]);
}

/** Every process that this one started, directly or not. */
export function descendants(): number[] {
  return below(process.pid, relations());
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
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
