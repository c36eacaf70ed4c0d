import { onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { loadTimeLimitMs } from '../time-limit.ts';
import { askForRows } from './rows-first.ts';

interface Listener {
  readonly receive: (snapshot: QuerySnapshot) => void;
  /** Told why there is no answer; one that comes later is received all the same. */
  readonly fail: (reason: string) => void;
}

/**
 * Listens to what the server answers. What the browser's memory gives in the meantime is left
 * out: of another page it knows only the rows that were read for this one, which would look
 * like the whole of it. When the connection is lost, what was received last stays.
 */
export function listen(query: Query, { receive, fail }: Listener): () => void {
  const arrived = askForRows();
  const patience = setTimeout(() => {
    arrived();
    fail('no answer');
  }, loadTimeLimitMs);
  const settle = () => {
    clearTimeout(patience);
    arrived();
  };
  const stop = onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      settle();
      receive(snapshot);
    },
    (error) => {
      settle();
      fail(error.code);
    },
  );
  return () => {
    settle();
    stop();
  };
}
