import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @returns {{parent: number, command: string} | undefined} nothing when the process is gone */
function describe(pid) {
  if (existsSync('/proc/self/stat')) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field, the name, may itself hold spaces and parentheses.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return { parent, command };
    } catch {
      return undefined;
    }
  }
  const ps = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, command] = /^\s*(\d+)\s+(.*)$/m.exec(ps.stdout ?? '') ?? [];
  return parent === undefined ? undefined : { parent: Number(parent), command: command ?? '' };
}

/**
 * The processes between this one and the npm that launched it, npm included: when one of them is
 * gone, nobody waits for the emulators any more.
 * @returns {number[]} empty when npm did not launch this
 */
export function ancestorsUpToNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return [];
  const pids = [];
  for (let pid = process.ppid; pid > 1;) {
    const found = describe(pid);
    if (found === undefined) return pids;
    pids.push(pid);
    if (/(^|[\s/])npm(-cli\.js)?(\s|$)/.test(found.command)) return pids;
    pid = found.parent;
  }
  // No npm above: what launched this is not ours to watch.
  return [];
}
