import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createHash } from 'node:crypto';
import type { PasswordHashing, SavedAccount } from '../../functions/src/data/restoring.ts';
import type { Json } from '../../functions/src/data/stored-values.ts';
import { messages } from '../messages.ts';
import { OperationProblem } from '../problem.ts';
import { digestOf, type Entry, type FileContent, type Holdings } from './records.ts';

/** Lines that a file has, and what they are recognised by. */
export interface Listing {
  readonly count: number;
  readonly sha256: string;
}

/** What a backup says about itself; written last, so that one without it is not whole. */
export interface Manifest {
  readonly format: 1;
  readonly project: string;
  /** ISO 8601. */
  readonly date: string;
  readonly collections: Readonly<Record<string, Listing>>;
  readonly accounts: Listing & { readonly withPassword: number };
  readonly files: Listing & { readonly bytes: number };
  readonly hashing: PasswordHashing | undefined;
}

const manifestName = 'manifeste.json';

// Whoever reads a backup reads the applicants' data: nobody else of this machine may.
const ownerOnly = 0o700;
const ownerOnlyFile = 0o600;

/** A folder that holds a backup, or is to hold one. */
export class BackupFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** @throws OperationProblem when something stands there already. */
  async prepare(): Promise<void> {
    if (existsSync(this.path) && readdirSync(this.path).length > 0) {
      throw new OperationProblem(messages.backup.folderNotEmpty(this.path));
    }
    for (const folder of ['documents', 'fichiers']) {
      await mkdir(join(this.path, folder), { recursive: true, mode: ownerOnly });
    }
  }

  /** Writes entries one a line. */
  async write(name: string, entries: AsyncIterable<Entry<unknown>>): Promise<Listing> {
    const stream = createWriteStream(this.#list(name), { mode: ownerOnlyFile });
    const hash = createHash('sha256');
    let count = 0;
    for await (const entry of entries) {
      const line = `${JSON.stringify(entry)}\n`;
      hash.update(line);
      count++;
      if (!stream.write(line)) await once(stream, 'drain');
    }
    stream.end();
    await once(stream, 'close');
    return { count, sha256: hash.digest('hex') };
  }

  /** Names are digests: paths of the bucket may be none of a disk, or differ by case alone. */
  async writeBytes(sha256: string, bytes: Buffer): Promise<void> {
    const file = this.#bytes(sha256);
    if (existsSync(file)) return;
    await writeFile(file, bytes, { mode: ownerOnlyFile });
  }

  async writeManifest(manifest: Manifest): Promise<void> {
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(this.path, manifestName), text, { mode: ownerOnlyFile });
  }

  /** @throws OperationProblem when there is no whole backup, or a list is not as written. */
  async readManifest(): Promise<Manifest> {
    const file = join(this.path, manifestName);
    if (!existsSync(file)) throw new OperationProblem(messages.backup.notWhole(this.path));
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    const lists: [string, Listing][] = [
      ...Object.entries(manifest.collections).map(([name, listing]): [string, Listing] => [
        `documents/${name}`,
        listing,
      ]),
      ['comptes', manifest.accounts],
      ['fichiers', manifest.files],
    ];
    for (const [name, { sha256 }] of lists) {
      if ((await this.#digest(name)) !== sha256) {
        throw new OperationProblem(messages.backup.damaged(this.#list(name)));
      }
    }
    return manifest;
  }

  /** @throws OperationProblem when the bytes are not those that were saved. */
  async readBytes(sha256: string): Promise<Buffer> {
    const file = this.#bytes(sha256);
    const bytes = existsSync(file) ? await readFile(file) : undefined;
    if (!bytes || digestOf(bytes) !== sha256) {
      throw new OperationProblem(messages.backup.damaged(file));
    }
    return bytes;
  }

  /** What the backup holds. */
  holdings(manifest: Manifest): Holdings {
    return {
      collections: () => Promise.resolve(Object.keys(manifest.collections)),
      documents: (name) =>
        Object.hasOwn(manifest.collections, name)
          ? this.#entries<Json>(`documents/${name}`)
          : nothing(),
      accounts: () => this.#entries<SavedAccount>('comptes'),
      files: () => this.#entries<FileContent>('fichiers'),
    };
  }

  async *#entries<Content>(name: string): AsyncGenerator<Entry<Content>> {
    const lines = createInterface({ input: createReadStream(this.#list(name), 'utf8') });
    for await (const line of lines) yield JSON.parse(line) as Entry<Content>;
  }

  async #digest(name: string): Promise<string> {
    const hash = createHash('sha256');
    if (!existsSync(this.#list(name))) return '';
    for await (const chunk of createReadStream(this.#list(name))) hash.update(chunk as Buffer);
    return hash.digest('hex');
  }

  #list(name: string): string {
    return join(this.path, `${name}.jsonl`);
  }

  #bytes(sha256: string): string {
    return join(this.path, 'fichiers', sha256);
  }
}

// eslint-disable-next-line @typescript-eslint/require-await -- a stream like the others, without items
async function* nothing(): AsyncGenerator<never> {
  yield* [];
}
