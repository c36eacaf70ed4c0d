import { useCallback, useEffect, useRef, useState } from 'react';
import type { Page, PageCursor } from '../../data/staff/firestore.ts';

/** Source of a paged list; the same object for the same list. */
export interface PageSource<Item, Cursor = PageCursor> {
  /** Reads the page after the cursor, or the first; `missing` is the number of items still wanted. */
  readonly read: (after: Cursor | undefined, missing: number) => Promise<Page<Item, Cursor>>;
  /** Stores the items in this browser, for days without a connection. */
  readonly keep?: (items: readonly Item[]) => void;
  readonly cached?: () => readonly Item[] | undefined;
  /** Whether to stop reading, to spare the browser's memory. */
  readonly isFull?: (items: readonly Item[]) => boolean;
}

/** Items read so far. */
interface Pages<Item, Cursor> {
  readonly source: PageSource<Item, Cursor>;
  readonly items: readonly Item[] | undefined;
  readonly next: Cursor | undefined;
  readonly isReading: boolean;
  readonly failure: unknown;
  /** Whether `items` are cached, because reading failed. */
  readonly isFromCache: boolean;
}

const unread = <Item, Cursor>(source: PageSource<Item, Cursor>): Pages<Item, Cursor> => ({
  source,
  items: undefined,
  next: undefined,
  isReading: true,
  failure: undefined,
  isFromCache: false,
});

/** Paged list of `source`, whose first page is read at once. */
export function usePages<Item extends { readonly id: string }, Cursor>(
  source: PageSource<Item, Cursor>,
) {
  const [latest, setLatest] = useState(() => unread(source));
  // Items of the previous source are dropped.
  const pages = latest.source === source ? latest : unread(source);
  const latestReadId = useRef(0);

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
      const readId = ++latestReadId.current;
      // A later read replaces this one.
      const isStale = () => readId !== latestReadId.current;
      try {
        let all = from ?? { items: [] };
        do {
          const page = await read(all.next, Math.max(wanted - all.items.length, 1));
          if (isStale()) return;
          all = append(all, page);
          const { items, next } = all;
          if (from) change(() => ({ items, next }));
        } while (all.next && all.items.length < wanted && !isFull?.(all.items));
        const { items, next } = all;
        change(() => ({
          items,
          next,
          isReading: false,
          failure: undefined,
          isFromCache: false,
        }));
        keep?.(items);
      } catch (failure) {
        console.warn('A list could not be read.', failure);
        if (isStale()) return;
        change(({ items, isFromCache }) => {
          const shown = items ?? source.cached?.();
          return {
            items: shown,
            isFromCache: isFromCache || shown !== items,
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
    /** Reads the next page, or further until `wanted` items are there. */
    readMore: (wanted = 1, pageSource = source) => {
      change(() => ({ isReading: true }));
      return load(pageSource, wanted, { items: pages.items ?? [], next: pages.next });
    },
    /** Reads from the first page; the present items stay until it arrives. */
    readAgain: useCallback(
      (wanted = 1, pageSource = source) => {
        change(() => ({ isReading: true }));
        return load(pageSource, wanted);
      },
      [source, change, load],
    ),
    /** Changes the items without reading. */
    setItems: useCallback(
      (next: (items: readonly Item[]) => readonly Item[]) =>
        change(({ items = [] }) => ({ items: next(items) })),
      [change],
    ),
    dismissFailure: () => change(() => ({ failure: undefined })),
  };
}

/** Appends a page, without the items that moved onto it since an earlier page was read. */
function append<Item extends { readonly id: string }, Cursor>(
  { items }: Page<Item, Cursor>,
  page: Page<Item, Cursor>,
): Page<Item, Cursor> {
  const known = new Set(items.map(({ id }) => id));
  return { ...page, items: [...items, ...page.items.filter(({ id }) => !known.has(id))] };
}
