import { messages } from './messages.ts';
import { complain } from './output.ts';
import { host, type Ports } from './ports.ts';
import type { SavedData } from './saved-data.ts';

/** How often the data are saved while the suite runs, in milliseconds. */
const everyMs = 3 * 60_000;

/** How long one saving may take, in milliseconds. */
const oneSaveMs = 60_000;

/** Saves now and then, so that a power cut costs minutes of work and not all of it. */
export class SafetySave {
  readonly #timer: NodeJS.Timeout;
  #underWay: Promise<void> = Promise.resolve();

  constructor(ports: Ports, data: SavedData) {
    const hub = `http://${host}:${ports.hub}/_admin/export`;
    this.#timer = setInterval(() => {
      this.#underWay = this.#underWay.then(() => save(hub, data));
    }, everyMs);
  }

  /** No saving any more, and none half done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
  }
}

async function save(hub: string, data: SavedData): Promise<void> {
  try {
    const answer = await fetch(hub, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: data.saving, initiatedBy: 'safety' }),
      signal: AbortSignal.timeout(oneSaveMs),
    });
    if (answer.ok && data.keep() === 'kept') return;
  } catch {
    // Told below, whatever the reason.
  }
  complain(messages.safetySaveFailed);
}
