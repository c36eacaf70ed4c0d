import { setTimeout as wait } from 'node:timers/promises';
import { LogFollower } from '../../emulators/log-follower.ts';
import { logFile } from '../../emulators/paths.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { messages } from './messages.ts';

const reloadMs = 60_000;

/** Follows when the functions emulator loads the functions, which its log says. */
export class FunctionReloads {
  readonly #follower: LogFollower;
  #loads = 0;
  #failures = 0;

  constructor(portOffset: number) {
    this.#follower = new LogFollower(logFile('emulators', portOffset), (line) => {
      if (line.includes('Loaded functions definitions')) this.#loads++;
      if (line.includes('Failed to load function definition')) this.#failures++;
    });
  }

  /**
   * Waits until the functions were loaded again after `change`: every former process is gone
   * then, and every call is answered by the new ones.
   *
   * @returns false when they could not be loaded.
   * @throws SuiteError when nothing was loaded within a minute
   */
  async after(change: () => Promise<unknown>): Promise<boolean> {
    // The first look reads what stood in the log already.
    await wait(500);
    const [loads, failures] = [this.#loads, this.#failures];
    await change();
    const deadline = Date.now() + reloadMs;
    while (this.#loads === loads && this.#failures === failures) {
      if (Date.now() > deadline) throw new SuiteError(messages.notReloaded);
      await wait(50);
    }
    return this.#failures === failures;
  }

  close(): void {
    this.#follower.close();
  }
}
