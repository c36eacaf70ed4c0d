import { withDates, type Fields, type Parser } from '@centre/domain/content/stored-documents';
import type { FirestoreDataConverter, Query, QuerySnapshot } from 'firebase/firestore';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import {
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestoreCollection,
  type ObservableStatus,
} from 'reactfire';
import { app } from '../firebase.ts';
import { store } from './firestore.ts';

type Converter = FirestoreDataConverter<Fields>;

/**
 * Converter of documents to their fields. ReactFire caches a query's answer until the page is
 * reloaded; a query with another converter has another cache.
 */
const newConverter = (): Converter => ({
  toFirestore: (fields) => fields,
  fromFirestore: (snapshot) => withDates(snapshot.data()),
});

interface Live {
  /** Cache key for ReactFire, new for each account and after each reload. */
  readonly name: string;
  readonly converter: Converter;
  readonly reload: () => void;
}

let count = 0;
const newCacheKey = () => ({ name: String(count++), converter: newConverter() });

const LiveContext = createContext<Live | undefined>(undefined);

interface LiveDataProps {
  /** Id of the connected member; another member must not see the cached lists. */
  readonly account: string;
  readonly children: ReactNode;
}

/** Provides live data of one account to its descendants. */
export function LiveData({ account, children }: LiveDataProps) {
  return (
    <FirebaseAppProvider firebaseApp={app} suspense={false}>
      <FirestoreProvider sdk={store}>
        <LiveSession key={account}>{children}</LiveSession>
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

function LiveSession({ children }: { readonly children: ReactNode }) {
  const [{ name, converter }, setCacheKey] = useState(newCacheKey);
  const live = useMemo(
    () => ({ name, converter, reload: () => setCacheKey(newCacheKey()) }),
    [name, converter],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
}

export const noAnswer = 'The server does not answer, and the list is not cached.';

export type LiveList<Item> = (
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | {
      readonly status: 'success';
      readonly items: readonly Item[];
      /** Whether the items are from the previous query, because this one has no answer yet. */
      readonly isPrevious: boolean;
    }
) & {
  /** Reloads every live list; the current items stay until the answer comes. */
  readonly reload: () => void;
};

export function useLive(): Live {
  const live = use(LiveContext);
  if (!live) throw new Error('Live lists need a LiveData above them.');
  return live;
}

/**
 * Live list of the documents of `query`, read by `parse`.
 *
 * @param query a memoized query.
 * @param parse a stable function, because parsed snapshots are memoized.
 */
export function useLiveList<Item>(query: Query, parse: Parser<Item>): LiveList<Item> {
  const { converter, reload } = useLive();
  const converted = useMemo(() => query.withConverter(converter), [query, converter]);
  const result = useAnswer(useFirestoreCollection<Fields>, converted);
  const answer = isUnknown(result) ? new Error(noAnswer) : result;
  const [previous, setPrevious] = useState<QuerySnapshot<Fields>>();
  const snapshot = answer instanceof Error ? undefined : (answer ?? previous);
  if (snapshot && snapshot !== previous) setPrevious(snapshot);
  const items = useMemo(
    () => snapshot?.docs.map((document) => parse(document.id, document.data())),
    [snapshot, parse],
  );
  if (answer instanceof Error) return { status: 'error', error: answer, reload };
  if (!items) return { status: 'loading', reload };
  return { status: 'success', items, isPrevious: answer === undefined, reload };
}

/** Whether the SDK gave up on the server: its empty cache does not mean an empty list. */
const isUnknown = (result: QuerySnapshot | Error | undefined) =>
  !(result instanceof Error) && result?.empty === true && result.metadata.fromCache;

/**
 * Result of a ReactFire hook, undefined while loading. ReactFire throws its errors during
 * rendering, which would blank the section: they are returned instead.
 */
export function useAnswer<Input extends unknown[], Data>(
  useReactFire: (...input: Input) => ObservableStatus<Data>,
  ...input: Input
): Data | Error | undefined {
  try {
    // oxlint-disable-next-line react/rules-of-hooks -- every hook of ReactFire has run before it throws, so their order never changes
    const { status, data } = useReactFire(...input);
    return status === 'loading' ? undefined : data;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
