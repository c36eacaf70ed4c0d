import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of a process, its arguments apart by spaces; empty once it is gone. */
function commandOf(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Whether that process runs that program: the id alone may have been given to another. */
export function isRunning(pid: number, program: string): boolean {
  return pid > 0 && commandOf(pid).includes(program);
}

/** Aborted when a signal ends this process, which then has to end what it has started. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stopping.abort());
  }
  return stopping.signal;
}
