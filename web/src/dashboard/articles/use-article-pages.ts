import { defaultArticleSort, isSameSort, type ArticleSort } from '@centre/domain/article-list';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type ArticleRow,
  keepSeenArticles,
  seenArticles,
  type StaffArticleCursor,
  staffArticlePage,
} from '../../data/staff-articles.ts';

/** Rows of a page; what is read when the section opens, with one more to know of the next. */
export const articlesPerPage = 50;

/** A search reads the rest in larger pages, as far as a browser's memory should be used. */
const searching = { page: 250, articles: 2000, characters: 10_000_000 } as const;

/** As many articles as a search looks through. */
export const allArticles = searching.articles;

interface Loaded {
  readonly rows: readonly ArticleRow[];
  readonly next?: StaffArticleCursor;
}

const nothing: Loaded = { rows: [] };

/** The part of the collection that was read so far. */
export interface ArticlePages {
  /** Undefined until the first page is there. */
  readonly loaded: Loaded | undefined;
  readonly isReading: boolean;
  /** Whether the last reading failed. */
  readonly hasFailed: boolean;
  /** Whether `loaded` is what this browser saw another day, because nothing could be read. */
  readonly isLastSeen: boolean;
  /** Whether there are more articles than memory is given to. */
  readonly isCut: boolean;
  /** Reads on until `wanted` rows are there. */
  readonly readOn: (sort: ArticleSort, wanted: number) => Promise<void>;
  /** Reads `wanted` rows anew; the former ones stay until then. */
  readonly readAnew: (sort: ArticleSort, wanted: number) => Promise<void>;
  /** Takes out a row whose article was deleted. */
  readonly drop: (id: string) => void;
  readonly dismissFailure: () => void;
}

/** Published articles, read from the server page after page. */
export function useArticlePages(): ArticlePages {
  const [loaded, setLoaded] = useState<Loaded>();
  const [isReading, setIsReading] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const [isLastSeen, setIsLastSeen] = useState(false);
  const turns = useRef(0);
  const hasSome = useRef(false);

  const read = useCallback((sort: ArticleSort, wanted: number, from: Loaded | undefined) => {
    turns.current += 1;
    const turn = turns.current;
    // A reading that was overtaken by a later one is stale.
    const isStale = () => turn !== turns.current;
    const show = (all: Loaded) => {
      hasSome.current = true;
      setLoaded(all);
    };
    return readRows(sort, wanted, from, (part) => {
      if (from && !isStale()) show(part);
      return isStale();
    }).then(
      (all) => {
        if (isStale()) return;
        show(all);
        setIsReading(false);
        setHasFailed(false);
        setIsLastSeen(false);
        if (isSameSort(sort, defaultArticleSort)) keepSeenArticles(all.rows);
      },
      (error: unknown) => {
        console.warn('The articles could not be read.', error);
        if (isStale()) return;
        setIsReading(false);
        setHasFailed(true);
        const rows = hasSome.current ? undefined : seenArticles();
        if (!rows) return;
        setLoaded({ rows });
        setIsLastSeen(true);
      },
    );
  }, []);

  useEffect(() => {
    void read(defaultArticleSort, articlesPerPage, undefined);
  }, [read]);

  async function begin(sort: ArticleSort, wanted: number, from: Loaded | undefined) {
    setIsReading(true);
    await read(sort, wanted, from);
  }

  return {
    loaded,
    isReading,
    hasFailed,
    isLastSeen,
    isCut: loaded?.next !== undefined && isTooLarge(loaded),
    readOn: (sort, wanted) => begin(sort, wanted, loaded ?? nothing),
    readAnew: (sort, wanted) => begin(sort, wanted, undefined),
    drop: (id) =>
      setLoaded((known) => known && { ...known, rows: known.rows.filter((r) => r.id !== id) }),
    dismissFailure: () => setHasFailed(false),
  };
}

/** Reads on from `from`; `onPage` hears of each page, and answers whether to stop. */
async function readRows(
  sort: ArticleSort,
  wanted: number,
  from: Loaded | undefined,
  onPage: (part: Loaded) => boolean,
): Promise<Loaded> {
  let all = from ?? nothing;
  do {
    all = await nextPage(all, sort, wanted);
    if (onPage(all)) break;
  } while (all.next && all.rows.length < wanted && !isTooLarge(all));
  return all;
}

async function nextPage({ rows, next }: Loaded, sort: ArticleSort, wanted: number) {
  const count = Math.min(Math.max(wanted - rows.length, 1), searching.page);
  const page = await staffArticlePage(count, sort, next);
  // An article that moved while the pages were read may be on two of them.
  const known = new Set(rows.map(({ id }) => id));
  return { ...page, rows: [...rows, ...page.rows.filter(({ id }) => !known.has(id))] };
}

function isTooLarge({ rows }: Loaded): boolean {
  const characters = rows.reduce((sum, { searchable }) => sum + searchable.length, 0);
  return rows.length >= searching.articles || characters >= searching.characters;
}
