import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { messages } from './messages.ts';
import { root } from './paths.ts';
import { host } from './ports.ts';
import { SuiteError } from './problem.ts';

const metadata = 'firebase-export-metadata.json';

/** Interval of the automatic exports and the time that one may take, in milliseconds. */
const autosave = { everyMs: 3 * 60_000, withinMs: 60_000 };

/**
 * The data between two runs: the export `saved` in a folder. firebase-tools replaces it whole, and
 * saves whenever it stops: until everything was loaded, a symbolic link leads that elsewhere.
 */
export class SavedData {
  readonly #folder: string;
  readonly #saved: string;
  #isTrusted = false;

  /** @param folder must exist */
  constructor(folder: string) {
    this.#folder = folder;
    this.#saved = join(folder, 'saved');
  }

  /** Where firebase-tools is to save. */
  get target(): string {
    return join(this.#folder, 'target', 'saved');
  }

  #leadTo(folder: string): void {
    const link = join(this.#folder, 'target');
    rmSync(link, { force: true });
    symlinkSync(folder, link);
  }

  /** Whether everything was loaded: before that, saving would lose data. */
  get isTrusted(): boolean {
    return this.#isTrusted;
  }

  /**
   * @param elsewhere folder that exists, for an export made before all data are loaded
   * @returns the export to load; undefined when there is none
   * @throws SuiteError when it is damaged
   */
  open(elsewhere: string): string | undefined {
    this.#leadTo(elsewhere);
    // An export is written into such a folder, which then replaces `saved`; a kill leaves it behind.
    for (const name of readdirSync(this.#folder)) {
      if (!name.startsWith('firebase-export-')) continue;
      const left = join(this.#folder, name);
      if (!existsSync(this.#saved) && isWhole(left)) renameSync(left, this.#saved);
      else rmSync(left, { recursive: true });
    }
    if (!existsSync(this.#saved)) return undefined;
    if (isWhole(this.#saved)) return this.#saved;
    throw new SuiteError(messages.dataDamaged(relative(root, this.#folder)));
  }

  /** Everything is loaded: from now on it is worth saving. */
  trust(): void {
    this.#isTrusted = true;
    this.#leadTo(this.#folder);
  }

  /** When the data were saved for the last time; undefined when they never were. */
  get savedAt(): Date | undefined {
    return statSync(join(this.#saved, metadata), { throwIfNoEntry: false })?.mtime;
  }

  /** Saves now and then. @returns what ends that, after a saving in progress */
  autosave(hubPort: number): () => Promise<void> {
    let underWay = Promise.resolve();
    const timer = setInterval(() => {
      underWay = underWay
        .then(() => this.#save(hubPort))
        .catch((error: unknown) => {
          console.error(messages.autosaveFailed(String(error)));
        });
    }, autosave.everyMs);
    return () => {
      clearInterval(timer);
      return underWay;
    };
  }

  async #save(hubPort: number): Promise<void> {
    const { ok, status } = await fetch(`http://${host}:${hubPort}/_admin/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: this.target, initiatedBy: 'autosave' }),
      signal: AbortSignal.timeout(autosave.withinMs),
    });
    if (!ok) throw new Error(String(status));
  }
}

/** Completeness of an export: firebase-tools loads an incomplete one without an error. */
function isWhole(folder: string): boolean {
  const parsed = (path: string) =>
    JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, { path: string }>;
  try {
    const { firestore, auth, storage } = parsed(metadata);
    if (!firestore || !auth || !storage) return false;
    parsed(join(auth.path, 'accounts.json'));
    parsed(join(storage.path, 'buckets.json'));
    return true;
  } catch {
    return false;
  }
}
