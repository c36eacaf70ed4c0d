/** The fields of a document, every point in time as a Date. */
export type Fields = Readonly<Record<string, unknown>>;

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

/** What the audit reads, and nothing more: it cannot change anything. */
export interface Source {
  /** In the order of their ids, or of the values of a text field; bytes compared. */
  readonly documents: (collection: string, field?: string) => AsyncIterable<Stored>;
  /** Those of these ids that exist. */
  readonly named: (
    collection: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Stored>>;
  readonly accounts: () => AsyncIterable<Account>;
  /** In the order of their paths. */
  readonly files: (prefix: string) => AsyncIterable<StoredFile>;
}
