import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { ended, signal } from './processes.ts';

const guard = new URL('parent-guard.mjs', import.meta.url).href;

interface Launch {
  /** Script and arguments, run by this same Node.js. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** The file of its output. */
  readonly log: string;
  /** Whether it must get a SIGINT when the supervisor is killed; only long-lived children need it. */
  readonly guarded: boolean;
}

/** A child of the supervisor: a Node.js program whose output goes to a log. */
export class Child {
  readonly #process: ChildProcess;
  /** Exit code, 1 when a signal ended it. */
  readonly exit: Promise<number>;

  constructor({ args, cwd, env, log, guarded }: Launch) {
    mkdirSync(dirname(log), { recursive: true });
    const output = openSync(log, 'w');
    const guardArgs = guarded ? ['--import', guard] : [];
    this.#process = spawn(process.execPath, [...guardArgs, ...args], {
      cwd,
      env,
      stdio: ['ignore', output, output],
      windowsHide: true,
    });
    closeSync(output);
    this.exit = once(this.#process, 'exit').then(([code]: (number | null)[]) => code ?? 1);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  get running(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Asks it once to end, then makes it, after `graceMs`. */
  async stop(name: NodeJS.Signals, graceMs: number): Promise<void> {
    if (!this.running) return;
    signal(this.pid, name);
    if (!(await ended(this.pid, graceMs))) signal(this.pid, 'SIGKILL');
    await this.exit;
  }
}
