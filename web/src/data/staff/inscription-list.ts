import {
  planOf,
  type InscriptionFilters,
  type InscriptionSort,
} from '@centre/domain/inscription/query';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import {
  onSnapshot,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { pageQuery, queryOf, rowsIn } from './inscription-queries.ts';
import { growthOf, type KnownRows } from './list-growth.ts';
import { countOf } from './queries.ts';
import { recountMs, Throttle } from '../throttle.ts';
import { loadTimeLimitMs } from '../time-limit.ts';

export const pageSize = 50;

/**
 * Documents among which a search that the database answers in part only looks unasked: the
 * first time, and at most.
 */
const firstWindow = 100;
const widestUnasked = 400;

/** How many applications there are to the filters. */
export interface InscriptionCount {
  readonly value: number;
  /**
   * `exact`: counted by the server within the last minute, with what came and went since then at
   * the head of the list. `atLeast`: found so far by a search of several words
   * that has not looked at everything.
   */
  readonly kind: 'exact' | 'atLeast';
}

/** A page of the list, kept up to date, and the ways to the others. */
export interface InscriptionPage {
  readonly rows: readonly InscriptionRecord[];
  /** From 1. Another filter or order begins at 1 again. */
  readonly number: number;
  /** Undefined while it is being counted; null when counting failed, which was logged. */
  readonly count: InscriptionCount | undefined | null;
  readonly previous: (() => void) | undefined;
  /** Undefined on the last page, or when only `searchOn` can tell whether there is another. */
  readonly next: (() => void) | undefined;
  /**
   * Searches on. Present when a search of several words has reached its limit before the page was
   * full.
   */
  readonly searchOn: (() => void) | undefined;
  /** Whether other rows are being fetched, for another page or by `searchOn`. */
  readonly isFetching: boolean;
}

/** The rows. With other filters it is `loading` again. */
export type InscriptionList =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | { readonly status: 'success'; readonly page: InscriptionPage };

/** The server's answer and the limit it was asked with. */
interface Answer {
  readonly snapshot: QuerySnapshot;
  readonly limit: number;
}

/**
 * Shows the list to some filters, one page at a time, over one listener, until the returned
 * function is called. What the database answers fully is paged by cursor. Where it answers in
 * part, the listener covers a window from the beginning that grows until the page is full, and
 * no further than was asked for.
 */
export function subscribeToList(
  store: Firestore,
  filters: InscriptionFilters,
  sort: InscriptionSort,
  show: (list: InscriptionList) => void,
): () => void {
  const plan = planOf(filters, sort);
  const isPartial = plan.keep !== undefined || plan.compare !== undefined;
  /** Where each page after the first begins. */
  const cursors: DocumentSnapshot[] = [];
  let unsubscribe = () => undefined as unknown;
  let latest: Answer | undefined;
  /** What this listener has told so far. */
  let known: KnownRows | undefined;
  const counting = new Throttle(recountMs);
  let count: InscriptionCount | undefined | null;
  let number = 1;
  let windowSize = firstWindow;
  let allowed = widestUnasked;
  let isFetching = false;
  let isOver = false;

  function subscribe(): void {
    unsubscribe();
    known = undefined;
    isFetching = true;
    const limit = isPartial ? windowSize : pageSize + 1;
    const after = isPartial ? undefined : cursors[number - 2];
    unsubscribe = subscribeToServer(
      pageQuery(store, plan, limit, after),
      (snapshot) => receive({ snapshot, limit }),
      (reason) => {
        console.error('The applications cannot be read.', reason);
        show({
          status: 'error',
          retry: () => {
            show({ status: 'loading' });
            subscribe();
          },
        });
      },
    );
  }

  function receive(answer: Answer): void {
    latest = answer;
    if (isPartial && isShort(answer) && windowSize < allowed) {
      widen();
      return;
    }
    isFetching = false;
    const isChanged = adjustCount(answer);
    present();
    if (!isPartial && (!count || isChanged)) void counting.request(recount);
  }

  /** Adds to the count what the rows tell. @returns whether they tell of any change. */
  function adjustCount({ snapshot, limit }: Answer): boolean {
    const rows = { ids: snapshot.docs.map(({ id }) => id), isWhole: snapshot.size < limit };
    const growth = known ? growthOf(known, rows) : 0;
    known = rows;
    if (count) count = { ...count, value: count.value + growth };
    return growth !== 0;
  }

  /** Whether the page is not full and there is more to look at. */
  function isShort({ snapshot, limit }: Answer): boolean {
    return snapshot.size >= limit && rowsIn(snapshot, plan).length <= number * pageSize;
  }

  function widen(): void {
    // Searches up to the limit at once, because each round reads everything again.
    windowSize = Math.max(2 * windowSize, widestUnasked);
    subscribe();
  }

  function searchOn(): void {
    allowed = windowSize * 2;
    widen();
    present();
  }

  function turnTo(page: number): void {
    if (!isPartial && page > number) {
      // The next page begins where this one ends, which must be there first.
      const last = isFetching ? undefined : latest?.snapshot.docs[pageSize - 1];
      if (!last) return;
      cursors[page - 2] = last;
    }
    number = page;
    if (!isPartial) subscribe();
    else if (latest && isShort(latest)) widen();
    present();
  }

  async function recount(): Promise<void> {
    try {
      count = { value: await countOf(queryOf(store, plan)), kind: 'exact' };
    } catch (error) {
      console.warn('The applications could not be counted.', error);
      count = null;
    }
    present();
  }

  function present(): void {
    if (!latest || isOver) return;
    const all = rowsIn(latest.snapshot, plan);
    const from = isPartial ? (number - 1) * pageSize : 0;
    const isWhole = latest.snapshot.size < latest.limit;
    const hasMore = all.length > from + pageSize;
    const current = number;
    show({
      status: 'success',
      page: {
        rows: all.slice(from, from + pageSize),
        number,
        count: isPartial ? { value: all.length, kind: isWhole ? 'exact' : 'atLeast' } : count,
        previous: current > 1 ? () => turnTo(current - 1) : undefined,
        next: hasMore ? () => turnTo(current + 1) : undefined,
        searchOn: isPartial && !isWhole && !hasMore && !isFetching ? searchOn : undefined,
        isFetching,
      },
    });
  }

  subscribe();
  return () => {
    isOver = true;
    counting.stop();
    unsubscribe();
  };
}

/**
 * Subscribes to what the server answers. What the browser's memory gives in the meantime is left
 * out: of another page it knows only the rows that were read for this one, which would look
 * like the whole of it. When the connection is lost, what was received last stays.
 *
 * Not by ReactFire, which does not tell answers of the server from the memory's, and listens to
 * each query for as long as the page lasts: every search and every page turned would stay open.
 *
 * @param fail told why there is no answer; one that comes later is received all the same.
 */
function subscribeToServer(
  query: Query,
  receive: (snapshot: QuerySnapshot) => void,
  fail: (reason: string) => void,
): () => void {
  const patience = setTimeout(() => fail('no answer'), loadTimeLimitMs);
  const unsubscribe = onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      clearTimeout(patience);
      receive(snapshot);
    },
    ({ code }) => {
      clearTimeout(patience);
      fail(code);
    },
  );
  return () => {
    clearTimeout(patience);
    unsubscribe();
  };
}
