import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder, root } from '../../emulators/paths.ts';
import { host, portsAt, usedPorts } from '../../emulators/ports.ts';
import { checkPorts } from '../../emulators/port-checks.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { messages } from './messages.ts';

/**
 * Finds ports that nobody uses, between those of `npm start` and those that systems hand out, and
 * keeps them until this process ends.
 *
 * @returns how far they are moved from the ports of `npm start`
 * @throws SuiteError when all of them are taken
 */
export async function reservePorts(): Promise<number> {
  for (let offset = 10_000; offset < 24_000; offset += 1000) {
    const ports = portsAt(offset);
    try {
      await checkPorts(ports, usedPorts({ ui: false, dev: true }));
      // No suite of the tests has a Vite server: whoever listens at its port has the suite's ports.
      const mark = createServer().listen({ host, port: ports.vite });
      await once(mark, 'listening');
      mark.unref();
      return offset;
    } catch {
      // Taken: the next ones may be free.
    }
  }
  throw new SuiteError(messages.noPorts);
}

/** Emulators of the tests' own, on ports from `reservePorts`. */
export class TestEmulators {
  readonly #offset: number;
  readonly #stopped: AbortSignal;
  #launcher: ChildProcess | undefined;

  constructor(offset: number, stopped: AbortSignal) {
    this.#offset = offset;
    this.#stopped = stopped;
  }

  get #isRunning(): boolean {
    return this.#launcher?.exitCode === null && this.#launcher.signalCode === null;
  }

  /**
   * Starts new ones, in place of those that run. They have the demonstration data unless told
   * otherwise, and forget all at the end unless `data` is a folder for it.
   *
   * @throws SuiteError when they do not become ready; they have said why
   */
  async start({ data, isSeeded = true }: { data?: string; isSeeded?: boolean } = {}) {
    await this.stop();
    mkdirSync(cacheFolder, { recursive: true });
    const ready = join(cacheFolder, `ready.${this.#offset}.json`);
    rmSync(ready, { force: true });
    const args = [
      // Where this process is killed, they end as cleanly as after Ctrl-C.
      ...['--import', new URL('../../emulators/parent-guard.mjs', import.meta.url).href],
      ...['emulators/launch.mjs', 'emulators/start.ts', '--port-offset', String(this.#offset)],
      ...['--ready-file', ready],
      ...(data === undefined ? ['--ephemeral'] : ['--data', data]),
      ...['--skip-build', '--no-ui', ...(isSeeded ? [] : ['--no-seed'])],
    ];
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    this.#launcher = spawn(process.execPath, args, { cwd: root, stdio: [...stdio] });
    const giveUp = AbortSignal.any([this.#stopped, AbortSignal.timeout(8 * 60_000)]);
    while (!existsSync(ready)) {
      if (giveUp.aborted || !this.#isRunning) throw new SuiteError(messages.noSuite);
      await sleep(200);
    }
  }

  /** Ends them and waits until all of their processes are gone. */
  async stop(): Promise<void> {
    if (!this.#launcher || !this.#isRunning) return;
    const exit = once(this.#launcher, 'exit');
    this.#launcher.kill('SIGINT');
    await exit;
  }
}
