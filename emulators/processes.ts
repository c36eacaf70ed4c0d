import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Command line of a process, with spaces between arguments; empty when it has ended. */
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

/** Whether a process runs `program`; its id alone may have been reused. */
export function isRunning(pid: number, program: string): boolean {
  return pid > 0 && commandOf(pid).includes(program);
}

/** Abort signal of SIGINT, SIGTERM and SIGHUP; the process must then stop its children and end. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => controller.abort());
  }
  return controller.signal;
}
