import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

const guard = new URL('parent-guard.mjs', import.meta.url).href;

interface Launch {
  /** Script and arguments, run by this same Node.js. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Log file of the program's output. */
  readonly log: string;
  readonly onLine?: (line: string) => void;
}

/**
 * Node.js program in its own process group, which Ctrl-C does not reach: it gets exactly one
 * stop signal, or stops when this process is killed.
 */
export class Child {
  readonly #process: ChildProcess;
  /** Exit code, 1 when a signal ended it. */
  readonly exit: Promise<number>;

  constructor({ args, cwd, env, log, onLine }: Launch) {
    mkdirSync(dirname(log), { recursive: true });
    const child = spawn(process.execPath, ['--import', guard, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const output = createWriteStream(log);
    for (const stream of [child.stdout, child.stderr]) {
      stream.pipe(output, { end: false });
      if (onLine) createInterface({ input: stream }).on('line', onLine);
    }
    this.#process = child;
    this.exit = once(child, 'close').then(([code]: (number | null)[]) => code ?? 1);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  get running(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /**
   * Sends one signal, and kills the process group if it does not end in time.
   * @param graceMs time to end, in milliseconds
   * @param target of the signal: the process alone, or its children too
   */
  async stop(name: NodeJS.Signals, graceMs: number, target: 'process' | 'group' = 'group') {
    if (!this.running) return;
    process.kill(target === 'group' ? -this.pid : this.pid, name);
    const timer = setTimeout(() => this.running && process.kill(-this.pid, 'SIGKILL'), graceMs);
    await this.exit;
    clearTimeout(timer);
  }

  /** @returns the exit code; stops the program when `stopped` aborts */
  async finish(stopped?: AbortSignal): Promise<number> {
    const stop = () => void this.stop('SIGTERM', 2_000);
    stopped?.addEventListener('abort', stop, { once: true });
    const code = await this.exit;
    stopped?.removeEventListener('abort', stop);
    stopped?.throwIfAborted();
    return code;
  }
}
