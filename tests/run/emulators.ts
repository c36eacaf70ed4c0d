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
 * Reserves free ports until this process ends, between those of `npm start` and those that
 * operating systems assign.
 *
 * @returns the offset from the ports of `npm start`
 * @throws SuiteError when no range of ports is free
 */
export async function reservePorts(): Promise<number> {
  for (let offset = 10_000; offset < 24_000; offset += 1000) {
    const ports = portsAt(offset);
    try {
      await checkPorts(ports, usedPorts({ ui: false, dev: true }));
      // Test suites have no Vite server, so a listener on its port marks the range as taken.
      const mark = createServer().listen({ host, port: ports.vite });
      await once(mark, 'listening');
      mark.unref();
      return offset;
    } catch {
      // The range is taken, but the next one may be free.
    }
  }
  throw new SuiteError(messages.noPorts);
}

/** Emulators for tests, on ports from `reservePorts`. */
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
   * Starts new emulators in place of running ones, by default with the demonstration's data.
   * Data are lost at the end, unless `data` is a folder for them.
   *
   * @throws SuiteError when the emulators do not become ready; they print the cause
   */
  async start({ data, isSeeded = true }: { data?: string; isSeeded?: boolean } = {}) {
    await this.stop();
    mkdirSync(cacheFolder, { recursive: true });
    const ready = join(cacheFolder, `ready.${this.#offset}.json`);
    rmSync(ready, { force: true });
    const args = [
      // The guard stops the emulators as cleanly as Ctrl-C, even if this process is killed.
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

  /** Stops the emulators and waits until all of their processes have ended. */
  async stop(): Promise<void> {
    if (!this.#launcher || !this.#isRunning) return;
    const exit = once(this.#launcher, 'exit');
    this.#launcher.kill('SIGINT');
    await exit;
  }
}
