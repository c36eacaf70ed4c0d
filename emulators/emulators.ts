import { join } from 'node:path';
import { Child } from './child.ts';
import { project } from './environment.ts';
import { meaningOf } from './emulator-log.ts';
import { LogFollower } from './log-follower.ts';
import { complain } from './output.ts';
import { firebaseTools } from './paths.ts';

/** How long the emulators may take to save and stop, in milliseconds. */
const stopMs = 120_000;

export interface EmulatorLaunch {
  readonly config: string;
  /** Export to load at the start. */
  readonly importFrom: string | undefined;
  /** Where the data go at the end. */
  readonly exportTo: string | undefined;
  /** firebase-tools drops its logs and unfinished exports here. */
  readonly workFolder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly log: string;
}

/** firebase-tools and all the emulators below it. */
export class Emulators {
  readonly #child: Child;
  readonly #follower: LogFollower;
  readonly #ready = Promise.withResolvers<true>();
  #quiet = false;

  constructor(launch: EmulatorLaunch) {
    const { importFrom, exportTo } = launch;
    this.#child = new Child({
      args: [
        join(firebaseTools, 'lib/bin/firebase.js'),
        'emulators:start',
        ...['--project', project, '--config', launch.config],
        ...(importFrom === undefined ? [] : ['--import', importFrom]),
        ...(exportTo === undefined ? [] : ['--export-on-exit', exportTo]),
      ],
      cwd: launch.workFolder,
      env: launch.environment,
      log: launch.log,
      guarded: true,
    });
    this.#follower = new LogFollower(launch.log, (line) => this.#hear(line));
    void this.#child.exit.then(() => this.#follower.close());
  }

  get pid(): number {
    return this.#child.pid;
  }

  get running(): boolean {
    return this.#child.running;
  }

  get exit(): Promise<number> {
    return this.#child.exit;
  }

  #hear(line: string): void {
    const meaning = meaningOf(line);
    if (meaning === 'ready') this.#ready.resolve(true);
    if (meaning === 'trouble' && !this.#quiet) complain(line);
  }

  /** Whether every emulator answers; false when firebase-tools ended instead. */
  ready(): Promise<boolean> {
    return Promise.race([this.#ready.promise, this.#child.exit.then(() => false)]);
  }

  /** The one SIGINT: firebase-tools saves if told so at the start, and stops every emulator. */
  async stop(): Promise<void> {
    this.#quiet = true;
    await this.#child.stop('SIGINT', stopMs);
  }
}
