import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { LogFollower } from '../../emulators/log-follower.ts';
import { logsFolder } from '../../emulators/paths.ts';
import { host, portsAt, type Ports } from '../../emulators/ports.ts';
import { buildOptions } from '../../functions/build.ts';

const reloadMs = 60_000;

/** How the running emulators take what was changed; both say whether it can be run at all. */
export class Emulated {
  readonly #ports: Ports;
  readonly #follower: LogFollower;
  #loads = 0;
  #failedLoads = 0;

  constructor(portOffset: number) {
    this.#ports = portsAt(portOffset);
    const log = join(logsFolder, `emulators.${portOffset}.log`);
    this.#follower = new LogFollower(log, (line) => {
      if (line.includes('Loaded functions definitions')) this.#loads++;
      if (line.includes('Failed to load function definition')) this.#failedLoads++;
    });
  }

  /** Whether the rules are rules. The tests load them by themselves. */
  async compilesRules(file: string, content: string): Promise<boolean> {
    const { firestore, storage } = this.#ports;
    const url =
      file === 'firestore.rules'
        ? `http://${host}:${firestore}/emulator/v1/projects/demo-mutations:securityRules`
        : `http://${host}:${storage}/internal/setRules`;
    const response = await fetch(url, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: file, content }] } }),
    });
    await response.arrayBuffer();
    return response.ok;
  }

  /**
   * Builds the functions as they are written now, and waits until every call is answered by
   * them: firebase-tools ends all former processes when it says that it has loaded the new ones.
   *
   * @returns false when they cannot be built or loaded.
   */
  async rebuildFunctions(): Promise<boolean> {
    const [loads, failedLoads] = [this.#loads, this.#failedLoads];
    try {
      await build({ ...buildOptions, logLevel: 'silent' });
    } catch {
      return false;
    }
    const deadline = Date.now() + reloadMs;
    while (this.#loads === loads && this.#failedLoads === failedLoads) {
      if (Date.now() > deadline) throw new Error('the functions were not loaded again');
      await wait(50);
    }
    return this.#failedLoads === failedLoads;
  }

  close(): void {
    this.#follower.close();
  }
}
