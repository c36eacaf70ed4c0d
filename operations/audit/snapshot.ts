import { withDates } from '@centre/domain/content/stored-documents';
import type { StoredApplication } from '@centre/domain/registre/differences';
import { everyDocument, everyObject } from '../../functions/src/data/every-document.ts';
import { staffAccounts } from '../../functions/src/data/member/accounts.ts';

/** Collections in reading order: registers before applications, usernames before members. */
const collections = [
  'registres',
  'references',
  'inscriptionsSupprimees',
  'inscriptions',
  'usernames',
  'users',
  'articles',
  'galerie',
  'temoignages',
  'reglages',
] as const;

/** Firebase account of a member. */
export interface Account {
  readonly uid: string;
  readonly email: string | undefined;
  readonly disabled: boolean;
  readonly role: unknown;
  readonly createdAt: Date;
}

/** Stored data of a project, in memory. */
export interface Snapshot {
  readonly documents: Readonly<
    Record<(typeof collections)[number], readonly StoredApplication[]>
  >;
  readonly accounts: readonly Account[];
  /** Creation times of the files below `public/`, by path. */
  readonly files: ReadonlyMap<string, Date>;
}

/** Reads a snapshot of the Admin SDK's project. */
export async function readSnapshot(): Promise<Snapshot> {
  const documents = {} as Record<(typeof collections)[number], StoredApplication[]>;
  for (const collection of collections) {
    const snapshots = await Array.fromAsync(everyDocument(collection));
    documents[collection] = snapshots.map((snapshot) => ({
      id: snapshot.id,
      fields: withDates(snapshot.data()),
      createdAt: snapshot.createTime.toDate(),
    }));
  }
  const accounts = await Array.fromAsync(staffAccounts(), (account) => ({
    uid: account.uid,
    email: account.email,
    disabled: account.disabled,
    role: account.customClaims?.['role'] as unknown,
    createdAt: new Date(account.metadata.creationTime),
  }));
  const files = await Array.fromAsync(
    everyObject('public/'),
    ({ name, metadata }) => [name, new Date(metadata.timeCreated ?? Date.now())] as const,
  );
  return { documents, accounts, files: new Map(files) };
}
