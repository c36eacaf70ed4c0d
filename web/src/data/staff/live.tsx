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
 * Reads documents as their fields. ReactFire caches the answer to a query for as long as the page
 * lasts; a query with another converter has another cache.
 */
const newConverter = (): Converter => ({
  toFirestore: (fields) => fields,
  fromFirestore: (snapshot) => withDates(snapshot.data()),
});

interface Live {
  /** Another one for each account and after each reload: ReactFire remembers answers by names. */
  readonly name: string;
  readonly converter: Converter;
  readonly reload: () => void;
}

let named = 0;
const newNamed = () => ({ name: String(named++), converter: newConverter() });

const LiveContext = createContext<Live | undefined>(undefined);

interface LiveDataProps {
  /** The connected member: another one must not see the cached lists. */
  readonly account: string;
  readonly children: ReactNode;
}

/** Gives live data to everything below, for one account. */
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
  const [{ name, converter }, setNamed] = useState(newNamed);
  const live = useMemo(
    () => ({ name, converter, reload: () => setNamed(newNamed()) }),
    [name, converter],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
}

export const noAnswer = 'The server does not answer, and nothing of the list is known.';

export type LiveList<Item> = (
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | {
      readonly status: 'success';
      readonly items: readonly Item[];
      /** Whether an earlier query gave them: this one has no answer yet. */
      readonly isFormer: boolean;
    }
) & {
  /** Asks for every live list again; what there was stays until the answer comes. */
  readonly reload: () => void;
};

export function useLive(): Live {
  const live = use(LiveContext);
  if (!live) throw new Error('Live lists are only to be had inside of LiveData.');
  return live;
}

/**
 * The documents of `query` as `parse` reads them, kept up to date.
 *
 * @param query the same one for the same list.
 * @param parse the same function at every call: what it made of a snapshot is kept.
 */
export function useLiveList<Item>(query: Query, parse: Parser<Item>): LiveList<Item> {
  const { converter, reload } = useLive();
  const converted = useMemo(() => query.withConverter(converter), [query, converter]);
  const found = useAnswer(useFirestoreCollection<Fields>, converted);
  const answer = isUnknown(found) ? new Error(noAnswer) : found;
  const [former, setFormer] = useState<QuerySnapshot<Fields>>();
  const snapshot = answer instanceof Error ? undefined : (answer ?? former);
  if (snapshot && snapshot !== former) setFormer(snapshot);
  const items = useMemo(
    () => snapshot?.docs.map((document) => parse(document.id, document.data())),
    [snapshot, parse],
  );
  if (answer instanceof Error) return { status: 'error', error: answer, reload };
  if (!items) return { status: 'loading', reload };
  return { status: 'success', items, isFormer: answer === undefined, reload };
}

/** Whether the SDK gave up waiting for the server: its empty memory is no empty list. */
const isUnknown = (found: QuerySnapshot | Error | undefined) =>
  !(found instanceof Error) && found?.empty === true && found.metadata.fromCache;

/**
 * What a hook of ReactFire brings: undefined while there is no answer yet. ReactFire throws its
 * failures while rendering, which would blank the section.
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
