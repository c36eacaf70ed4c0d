import { useCallback, useEffect, useRef, useState } from 'react';
import type { Page, PageCursor } from '../../data/staff/firestore.ts';

/** Where the pages of a list come from; the same object for the same list. */
export interface PageSource<Item, Cursor = PageCursor> {
  /** Reads the page after `after`, or the first; `missing` items are still wanted. */
  readonly read: (after: Cursor | undefined, missing: number) => Promise<Page<Item, Cursor>>;
  /** Keeps the items for days without a connection. */
  readonly keep?: (items: readonly Item[]) => void;
  readonly seen?: () => readonly Item[] | undefined;
  /** Whether a browser's memory should take no more than that. */
  readonly isFull?: (items: readonly Item[]) => boolean;
}

/** The part of a list that was read so far. */
interface Pages<Item, Cursor> {
  readonly source: PageSource<Item, Cursor>;
  readonly items: readonly Item[] | undefined;
  readonly next: Cursor | undefined;
  readonly isReading: boolean;
  readonly failure: unknown;
  /** Whether `items` are those of an earlier day, because nothing could be read. */
  readonly isLastSeen: boolean;
}

const unread = <Item, Cursor>(source: PageSource<Item, Cursor>): Pages<Item, Cursor> => ({
  source,
  items: undefined,
  next: undefined,
  isReading: true,
  failure: undefined,
  isLastSeen: false,
});

/** The list of `source`, read page after page; the first at once. */
export function usePages<Item extends { readonly id: string }, Cursor>(
  source: PageSource<Item, Cursor>,
) {
  const [latest, setLatest] = useState(() => unread(source));
  // The items of another list do not count.
  const pages = latest.source === source ? latest : unread(source);
  const turns = useRef(0);

  const change = useCallback(
    (changes: (known: Pages<Item, Cursor>) => Partial<Pages<Item, Cursor>>) =>
      setLatest((latest) => {
        const known = latest.source === source ? latest : unread(source);
        return { ...known, ...changes(known) };
      }),
    [source],
  );

  const load = useCallback(
    async (
      { read, keep, isFull }: typeof source,
      wanted: number,
      from?: Page<Item, Cursor>,
    ) => {
      const turn = ++turns.current;
      // A reading that was overtaken by a later one is stale.
      const isStale = () => turn !== turns.current;
      try {
        let all = from ?? { items: [] };
        do {
          const page = await read(all.next, Math.max(wanted - all.items.length, 1));
          if (isStale()) return;
          all = joined(all, page);
          const { items, next } = all;
          if (from) change(() => ({ items, next }));
        } while (all.next && all.items.length < wanted && !isFull?.(all.items));
        const { items, next } = all;
        change(() => ({
          items,
          next,
          isReading: false,
          failure: undefined,
          isLastSeen: false,
        }));
        keep?.(items);
      } catch (failure) {
        console.warn('A list could not be read.', failure);
        if (isStale()) return;
        change(({ items, isLastSeen }) => {
          const shown = items ?? source.seen?.();
          return {
            items: shown,
            isLastSeen: isLastSeen || shown !== items,
            isReading: false,
            failure,
          };
        });
      }
    },
    [source, change],
  );

  // oxlint-disable-next-line react/set-state-in-effect -- `load` sets state once the pages are read
  useEffect(() => void load(source, 1), [source, load]);

  return {
    ...pages,
    /** Reads the next page, or on until `wanted` items are there. */
    readOn: (wanted = 1, by = source) => {
      change(() => ({ isReading: true }));
      return load(by, wanted, { items: pages.items ?? [], next: pages.next });
    },
    /** Reads from the beginning; what there is stays until then. */
    readAnew: useCallback(
      (wanted = 1, by = source) => {
        change(() => ({ isReading: true }));
        return load(by, wanted);
      },
      [source, change, load],
    ),
    /** Has the list show other items than were read. */
    setItems: useCallback(
      (next: (items: readonly Item[]) => readonly Item[]) =>
        change(({ items = [] }) => ({ items: next(items) })),
      [change],
    ),
    dismissFailure: () => change(() => ({ failure: undefined })),
  };
}

/** An item that moved while the pages were read may be on two of them. */
function joined<Item extends { readonly id: string }, Cursor>(
  { items }: Page<Item, Cursor>,
  page: Page<Item, Cursor>,
): Page<Item, Cursor> {
  const known = new Set(items.map(({ id }) => id));
  return { ...page, items: [...items, ...page.items.filter(({ id }) => !known.has(id))] };
}
