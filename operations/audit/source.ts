import { withDates, type Fields } from '@centre/domain/content/stored-documents';
import {
  documentsNamed,
  everyAccount,
  everyDocument,
  everyObject,
} from '../../functions/src/data/every-document.ts';

export interface Stored {
  readonly id: string;
  readonly fields: Fields;
  /** When it was made, for records that do not say it themselves. */
  readonly createdAt: Date;
}

/** A Firebase account. */
export interface Account {
  readonly uid: string;
  readonly email: string | undefined;
  readonly disabled: boolean;
  readonly claims: Fields;
  readonly createdAt: Date;
}

export interface StoredFile {
  readonly path: string;
  readonly createdAt: Date;
}

/** The read-only access of the audit. */
export interface Source {
  readonly documents: (collection: string) => AsyncIterable<Stored>;
  /** Those of these ids that exist. */
  readonly named: (
    collection: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Stored>>;
  readonly accounts: () => AsyncIterable<Account>;
  /** In the order of their paths. */
  readonly files: (prefix: string) => AsyncIterable<StoredFile>;
}

/** The project that this process works for, as the audit reads it. */
export const firebaseSource: Source = { documents, named, accounts, files };

type Snapshot =
  Awaited<ReturnType<typeof documentsNamed>> extends Map<string, infer Found> ? Found : never;

const storedIn = (snapshot: Snapshot): Stored => ({
  id: snapshot.id,
  fields: withDates(snapshot.data()),
  createdAt: snapshot.createTime.toDate(),
});

async function* documents(collection: string): AsyncGenerator<Stored> {
  for await (const snapshot of everyDocument(collection)) yield storedIn(snapshot);
}

async function named(
  collection: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const found = await documentsNamed(collection, ids);
  return new Map([...found].map(([id, snapshot]) => [id, storedIn(snapshot)]));
}

async function* accounts(): AsyncGenerator<Account> {
  for await (const { uid, email, disabled, customClaims, metadata } of everyAccount()) {
    const createdAt = new Date(metadata.creationTime);
    yield { uid, email, disabled, claims: customClaims ?? {}, createdAt };
  }
}

async function* files(prefix: string): AsyncGenerator<StoredFile> {
  for await (const { name, metadata } of everyObject(prefix)) {
    yield { path: name, createdAt: new Date(metadata.timeCreated ?? Date.now()) };
  }
}
