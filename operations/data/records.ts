import { createHash } from 'node:crypto';
import {
  collectionNames,
  everyAccount,
  everyDocument,
  everyObject,
  type StoredObject,
} from '../../functions/src/data/every-document.ts';
import type { SavedAccount, SavedFile } from '../../functions/src/data/restoring.ts';
import { toJson, type Json } from '../../functions/src/data/stored-values.ts';
import { inGroups } from '../../functions/src/jobs/clean-pictures.ts';
import { compareKeys } from '../audit/align.ts';

/** One thing of a project as a backup holds it, and the key by which it is found again. */
export interface Entry<Content> {
  readonly key: string;
  readonly content: Content;
}

/** A file's entry: its bytes are told by their digest. */
export interface FileContent {
  readonly saved: SavedFile;
  readonly bytes: number;
  readonly sha256: string;
}

/** All that a project holds, in the order of the keys. Read from a project or from a folder. */
export interface Holdings {
  readonly collections: () => Promise<readonly string[]>;
  readonly documents: (collection: string) => AsyncIterable<Entry<Json>>;
  readonly accounts: () => AsyncIterable<Entry<SavedAccount>>;
  readonly files: () => AsyncIterable<Entry<FileContent>>;
}

/** What the project that this process works for holds at this moment. */
export function holdingsOfProject(onFile?: OnFile): Holdings {
  return { collections: collectionNames, documents, accounts, files: () => files(onFile) };
}

/** Told the bytes of each file that is read. */
type OnFile = (sha256: string, bytes: Buffer) => Promise<void>;

async function* documents(collection: string): AsyncGenerator<Entry<Json>> {
  for await (const snapshot of everyDocument(collection)) {
    yield { key: snapshot.id, content: toJson(snapshot.data()) };
  }
}

/** The service gives no order that can be relied upon; accounts of a staff fit in memory. */
async function* accounts(): AsyncGenerator<Entry<SavedAccount>> {
  const all: Entry<SavedAccount>[] = [];
  for await (const account of everyAccount()) {
    all.push({ key: account.uid, content: savedAccount(account) });
  }
  yield* all.toSorted((a, b) => compareKeys(a.key, b.key));
}

type Account =
  ReturnType<typeof everyAccount> extends AsyncGenerator<infer Found> ? Found : never;

function savedAccount(account: Account): SavedAccount {
  const { uid, email, emailVerified, displayName, disabled, customClaims, metadata } = account;
  const { passwordHash, passwordSalt } = account;
  // Absent is how the service says that nobody has signed in yet.
  const lastSignIn = metadata.lastSignInTime as string | null | undefined;
  return {
    uid,
    ...(email !== undefined && { email }),
    emailVerified,
    ...(displayName !== undefined && { displayName }),
    disabled,
    claims: toJson(customClaims ?? {}),
    createdAt: metadata.creationTime,
    ...(lastSignIn ? { lastSignInAt: lastSignIn } : {}),
    ...(passwordHash !== undefined && { passwordHash }),
    ...(passwordSalt !== undefined && { passwordSalt }),
  };
}

/** Files that are read at one time: what the network lets through, and memory holds. */
export const filesAtOnce = 8;

async function* files(onFile: OnFile | undefined): AsyncGenerator<Entry<FileContent>> {
  for await (const group of inGroups(everyObject(), filesAtOnce)) {
    yield* await Promise.all(group.map((object) => fileEntry(object, onFile)));
  }
}

async function fileEntry(
  object: StoredObject,
  onFile: OnFile | undefined,
): Promise<Entry<FileContent>> {
  const [bytes] = await object.download({ decompress: false });
  const sha256 = digestOf(bytes);
  await onFile?.(sha256, bytes);
  const content = { saved: savedFile(object), bytes: bytes.length, sha256 };
  return { key: object.name, content };
}

const kept = ['contentType', 'cacheControl', 'contentEncoding', 'contentDisposition'] as const;

function savedFile({ name, metadata }: StoredObject): SavedFile {
  const headers = kept.map((header) => [header, metadata[header]] as const);
  return {
    path: name,
    ...Object.fromEntries(headers.filter(([, value]) => value)),
    custom: toJson(metadata.metadata ?? {}),
  };
}

export function digestOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
