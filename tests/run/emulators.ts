import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utimes } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../emulators/paths.ts';
import { host, portsAt, usedPorts } from '../../emulators/ports.ts';
import { checkPorts } from '../../emulators/port-checks.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { FunctionReloads } from './function-reloads.ts';
import { messages } from './messages.ts';

/** Offsets that keep every port between those of `npm start` and those that systems hand out. */
const offsets = Array.from({ length: 14 }, (_, index) => 10_000 + 1000 * index);

/**
 * Finds ports for a suite of emulators that nobody uses, and keeps them from other runs until
 * this process ends.
 *
 * @returns how far they are moved from the ports of `npm start`
 * @throws SuiteError when all of them are taken
 */
export async function reservePorts(): Promise<number> {
  for (const offset of offsets) {
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

const startMinutes = 8;

/** Lines of the launcher that are shown when it fails. */
const shownLines = 15;

interface TestSuiteOptions {
  /** From `reservePorts`. */
  readonly offset: number;
  /** A folder that keeps the data until the next start; they are forgotten without it. */
  readonly data?: string;
  /** Whether the demonstration data are loaded. */
  readonly isSeeded?: boolean;
}

/** Emulators of the tests' own, with the demonstration data and nothing kept at the end. */
export class TestEmulators {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tests-'));
  readonly #process: ChildProcess;
  readonly #exit: Promise<unknown>;
  #output = '';

  constructor({ offset, data, isSeeded = true }: TestSuiteOptions) {
    this.#process = spawn(
      process.execPath,
      [
        ...[join(root, 'emulators/start.mjs'), '--port-offset', String(offset)],
        ...(data === undefined ? ['--ephemeral'] : ['--data', data]),
        ...(isSeeded ? [] : ['--no-seed']),
        ...['--skip-build', '--no-ui', '--ready-file', this.#readyFile],
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true },
    );
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    }
    this.#exit = once(this.#process, 'exit');
  }

  get #readyFile(): string {
    return join(this.#folder, 'ready.json');
  }

  get #running(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** @throws SuiteError with the launcher's last words when it gives up */
  async ready(interrupted: AbortSignal): Promise<void> {
    const deadline = Date.now() + startMinutes * 60_000;
    while (!existsSync(this.#readyFile)) {
      if (interrupted.aborted) return;
      if (!this.#running) {
        throw new SuiteError(`${messages.suiteEnded}\n${this.#lastWords()}`);
      }
      if (Date.now() > deadline) {
        throw new SuiteError(`${messages.suiteSlow(startMinutes)}\n${this.#lastWords()}`);
      }
      await sleep(200);
    }
  }

  #lastWords(): string {
    return this.#output.trimEnd().split('\n').slice(-shownLines).join('\n');
  }

  /** Ends them and waits until all of their processes are gone. */
  async stop(): Promise<void> {
    // The launcher passes one signal on and makes sure that nothing is left.
    if (this.#running) this.#process.kill('SIGINT');
    await this.#exit;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/**
 * Ends the functions' idle processes, of which an emulator keeps one for each function and call
 * that ran at the same time: it ends them when it loads the functions again.
 *
 * @throws SuiteError when they are not loaded again
 */
export async function releaseIdleFunctions(offset: number): Promise<void> {
  const reloads = new FunctionReloads(offset);
  try {
    const isLoaded = await reloads.after(async () => {
      const now = new Date();
      await utimes(join(root, 'functions/lib/index.js'), now, now);
    });
    if (!isLoaded) throw new SuiteError(messages.notReloaded);
  } finally {
    reloads.close();
  }
}
