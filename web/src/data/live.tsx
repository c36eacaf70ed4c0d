import type { Query } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestoreCollection } from 'reactfire';
import { fieldsOf } from './documents.ts';
import { app } from './firebase.ts';
import { store } from './store.ts';

interface LiveDataProps {
  /** The connected member: what one saw must not be shown to the next. */
  readonly account: string;
  readonly children: ReactNode;
}

/** Gives live data to everything below, for one account. */
export function LiveData({ account, children }: LiveDataProps) {
  return (
    <FirebaseAppProvider key={account} firebaseApp={app} suspense={false}>
      <FirestoreProvider sdk={store}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}

/**
 * Forgets every list that was shown. ReactFire keeps its listeners for the life of the page:
 * without this, the next account would be given the errors or the data of the former one.
 */
export function forgetLiveData(): void {
  const globals = globalThis as {
    _reactFirePreloadedObservables?: Map<string, { unsubscribe?: () => void }>;
  };
  globals._reactFirePreloadedObservables?.clear();
}

export type LiveList<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error | undefined }
  | { readonly status: 'success'; readonly items: readonly Item[] };

/** The documents of `query` as `toItem` reads them, kept up to date. */
export function useLiveList<Item>(
  query: Query,
  toItem: (fields: Record<string, unknown>) => Item,
): LiveList<Item> {
  const { status, data, error } = useFirestoreCollection(query);
  if (status === 'error') return { status, error };
  if (status === 'loading') return { status };
  return { status, items: data.docs.map((document) => toItem(fieldsOf(document))) };
}
