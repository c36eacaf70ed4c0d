import { onSnapshot, queryEqual, type Query, type QuerySnapshot } from 'firebase/firestore';
import { useMemo, useState, type ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useObservable } from 'reactfire';
import { Observable } from 'rxjs';
import { fieldsOf } from './documents.ts';
import { app } from './firebase.ts';
import { onSignOut } from './session-cleanup.ts';
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

/** A list that somebody has asked for in this session. */
interface KnownList {
  readonly query: Query;
  /** What ReactFire calls it. */
  readonly id: string;
  readonly source: Observable<QuerySnapshot | Error>;
  stop: () => void;
}

let lists: readonly KnownList[] = [];
let listsMade = 0;

function listOf(query: Query): KnownList {
  return lists.find((list) => queryEqual(list.query, query)) ?? begin(query);
}

const noAnswer = 'The server does not answer, and nothing of the list is known.';

/** Whether the SDK gave up waiting for the server: its empty memory is no empty list. */
function isUnheard({ empty, metadata }: QuerySnapshot): boolean {
  return empty && metadata.fromCache;
}

/** @param former what is shown until the first answer. */
function begin(query: Query, former?: QuerySnapshot): KnownList {
  listsMade += 1;
  const list: KnownList = {
    query,
    id: `list:${listsMade}`,
    // An error is a value here: ReactFire would throw it while rendering, and blank the page.
    source: new Observable((subscriber) => {
      if (former) subscriber.next(former);
      list.stop = onSnapshot(
        query,
        (snapshot) => subscriber.next(isUnheard(snapshot) ? new Error(noAnswer) : snapshot),
        (error) => subscriber.next(error),
      );
    }),
    stop: () => undefined,
  };
  lists = [...lists, list];
  return list;
}

// ReactFire keeps its listeners for the life of the page, and offers no way to end them.
const reactFire = globalThis as {
  readonly _reactFirePreloadedObservables?: Map<string, unknown>;
};

function forget(list: KnownList): void {
  list.stop();
  lists = lists.filter((other) => other !== list);
  reactFire._reactFirePreloadedObservables?.delete(list.id);
}

/**
 * Ends and forgets every list that was shown. Without this, the next account would be given
 * the errors or the data of the former one.
 */
function forgetLiveData(): void {
  lists.forEach(forget);
}

onSignOut(forgetLiveData);

export type LiveList<Item> = (
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | { readonly status: 'success'; readonly items: readonly Item[] }
) & {
  /** Asks for the list again; what there was stays until the answer comes. */
  readonly reload: () => void;
};

/**
 * The documents of `query` as `toItem` reads them, kept up to date.
 *
 * @param toItem the same function at every call: what it made of a snapshot is kept.
 */
export function useLiveList<Item>(
  query: Query,
  toItem: (fields: Record<string, unknown>) => Item,
): LiveList<Item> {
  const [, setReloads] = useState(0);
  const list = listOf(query);
  const status = useObservable(list.id, list.source);
  const snapshot = status.status === 'loading' ? undefined : status.data;
  const items = useMemo(
    () =>
      snapshot instanceof Error
        ? undefined
        : snapshot?.docs.map((document) => toItem(fieldsOf(document))),
    [snapshot, toItem],
  );
  const reload = () => {
    forget(list);
    begin(query, snapshot instanceof Error ? undefined : snapshot);
    setReloads((count) => count + 1);
  };
  if (snapshot instanceof Error) return { status: 'error', error: snapshot, reload };
  return items ? { status: 'success', items, reload } : { status: 'loading', reload };
}
