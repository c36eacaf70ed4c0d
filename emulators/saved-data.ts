import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { messages } from './messages.ts';
import { host, type Ports } from './ports.ts';

/**
 * The data between two runs. An export goes into `saving`; once complete it becomes `current`,
 * and `current` becomes `previous`. `trusted` exists from the moment when everything was loaded:
 * before that, saving would lose data.
 */
export class SavedData {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  get saving(): string {
    return join(this.folder, 'saving');
  }

  get #trusted(): string {
    return join(this.folder, 'trusted');
  }

  #named(name: 'current' | 'previous' | 'damaged'): string {
    return join(this.folder, name);
  }

  trust(): void {
    writeFileSync(this.#trusted, '');
  }

  /**
   * Makes a finished `saving` the current data.
   * @returns `nothing` when there was nothing worth keeping, `refused` when it is incomplete
   */
  keep(): 'kept' | 'nothing' | 'refused' {
    const worthKeeping = existsSync(this.#trusted);
    if (!worthKeeping || !isWhole(this.saving)) {
      rmSync(this.saving, { recursive: true, force: true });
      return worthKeeping ? 'refused' : 'nothing';
    }
    const current = this.#named('current');
    if (isWhole(current)) {
      rmSync(this.#named('previous'), { recursive: true, force: true });
      renameSync(current, this.#named('previous'));
    } else {
      rmSync(current, { recursive: true, force: true });
    }
    renameSync(this.saving, current);
    return 'kept';
  }

  /**
   * Exports to start from, best first, after a run that may have crashed. `damaged` is the folder
   * of a newer export that cannot be used.
   */
  open(): { readonly exports: readonly string[]; readonly damaged: string | undefined } {
    this.keep();
    rmSync(this.#trusted, { force: true });
    this.#removeUnfinished();
    const present = (['current', 'previous'] as const)
      .map((name) => this.#named(name))
      .filter(existsSync);
    const exports = present.filter(isWhole);
    const [newest] = present;
    const usable = newest === undefined || isWhole(newest);
    return { exports, damaged: usable ? undefined : this.setAside(newest) };
  }

  /** Sets an export aside that the emulators could not load. @returns where it is now */
  setAside(folder: string): string {
    const damaged = this.#named('damaged');
    rmSync(damaged, { recursive: true, force: true });
    renameSync(folder, damaged);
    return damaged;
  }

  /** firebase-tools exports into such a folder first; an interrupted one stays behind. */
  #removeUnfinished(): void {
    if (!existsSync(this.folder)) return;
    for (const name of readdirSync(this.folder)) {
      if (name.startsWith('firebase-export-')) {
        rmSync(join(this.folder, name), { recursive: true, force: true });
      }
    }
  }
}

/** When the export was finished. */
export function savedAt(folder: string): Date {
  return statSync(join(folder, 'firebase-export-metadata.json')).mtime;
}

function parsed(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

interface Metadata {
  readonly firestore?: { readonly metadata_file: string };
  readonly auth?: { readonly path: string };
  readonly storage?: { readonly path: string };
}

/** Whether an export is complete, as far as its files can tell. */
export function isWhole(folder: string): boolean {
  try {
    const { firestore, auth, storage } = parsed(
      join(folder, 'firebase-export-metadata.json'),
    ) as Metadata;
    if (firestore === undefined || auth === undefined || storage === undefined) return false;
    const accounts = join(folder, auth.path, 'accounts.json');
    const buckets = join(folder, storage.path, 'buckets.json');
    return (
      statSync(join(folder, firestore.metadata_file)).size > 0 &&
      [accounts, buckets].every((file) => parsed(file) !== null)
    );
  } catch {
    return false;
  }
}

/** How often the data are saved while the suite runs, in milliseconds. */
const everyMs = 3 * 60_000;

/** How long one saving may take, in milliseconds. */
const oneSaveMs = 60_000;

/** Saves now and then, so that a power cut costs minutes of work and not all of it. */
export class AutoSave {
  readonly #timer: NodeJS.Timeout;
  #underWay: Promise<void> = Promise.resolve();

  constructor(ports: Ports, data: SavedData) {
    const hub = `http://${host}:${ports.hub}/_admin/export`;
    this.#timer = setInterval(() => {
      this.#underWay = this.#underWay.then(() => save(hub, data));
    }, everyMs);
  }

  /** Stops saving, after one in progress. */
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
    // Reported below.
  }
  console.error(messages.safetySaveFailed);
}
