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
 * Data between two runs: the export `saved` in a folder. firebase-tools replaces the whole export
 * whenever it stops: until all data are loaded, a symbolic link redirects it to another folder.
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

  /** Export path for firebase-tools. */
  get target(): string {
    return join(this.#folder, 'target', 'saved');
  }

  #leadTo(folder: string): void {
    const link = join(this.#folder, 'target');
    rmSync(link, { force: true });
    symlinkSync(folder, link);
  }

  /** Whether all data are loaded; an earlier export would lose data. */
  get isTrusted(): boolean {
    return this.#isTrusted;
  }

  /**
   * @param elsewhere existing folder, for exports made before all data are loaded
   * @returns the export to load; undefined when there is none
   * @throws SuiteError when it is damaged
   */
  open(elsewhere: string): string | undefined {
    this.#leadTo(elsewhere);
    // firebase-tools exports into such a folder, which then replaces `saved`; a kill leaves it behind.
    for (const name of readdirSync(this.#folder)) {
      if (!name.startsWith('firebase-export-')) continue;
      const path = join(this.#folder, name);
      if (!existsSync(this.#saved) && isComplete(path)) renameSync(path, this.#saved);
      else rmSync(path, { recursive: true });
    }
    if (!existsSync(this.#saved)) return undefined;
    if (isComplete(this.#saved)) return this.#saved;
    throw new SuiteError(messages.dataDamaged(relative(root, this.#folder)));
  }

  /** Marks all data as loaded: exports go to `saved` from then on. */
  trust(): void {
    this.#isTrusted = true;
    this.#leadTo(this.#folder);
  }

  /** Time of the last export; undefined when there is none. */
  get savedAt(): Date | undefined {
    return statSync(join(this.#saved, metadata), { throwIfNoEntry: false })?.mtime;
  }

  /** Exports at intervals. @returns a function that stops this, after an export in progress */
  autosave(hubPort: number): () => Promise<void> {
    let exporting = Promise.resolve();
    const timer = setInterval(() => {
      exporting = exporting
        .then(() => this.#save(hubPort))
        .catch((error: unknown) => {
          console.error(messages.autosaveFailed(String(error)));
        });
    }, autosave.everyMs);
    return () => {
      clearInterval(timer);
      return exporting;
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

/** Whether an export is complete; firebase-tools loads an incomplete one without an error. */
function isComplete(folder: string): boolean {
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
