import { build } from 'esbuild';
import { host, portsAt, type Ports } from '../../emulators/ports.ts';
import { buildOptions } from '../../functions/build.ts';
import { FunctionReloads } from '../run/function-reloads.ts';

/** How the running emulators take what was changed; both say whether it can be run at all. */
export class Emulated {
  readonly #ports: Ports;
  readonly #reloads: FunctionReloads;

  constructor(portOffset: number) {
    this.#ports = portsAt(portOffset);
    this.#reloads = new FunctionReloads(portOffset);
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
   * them.
   *
   * @returns false when they cannot be built or loaded.
   */
  async rebuildFunctions(): Promise<boolean> {
    try {
      return await this.#reloads.after(() => build({ ...buildOptions, logLevel: 'silent' }));
    } catch (error) {
      if (error instanceof Error && 'errors' in error) return false;
      throw error;
    }
  }

  close(): void {
    this.#reloads.close();
  }
}
