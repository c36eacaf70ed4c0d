import {
  compareArticles,
  defaultArticleSort,
  isSameSort,
  type ArticleSort,
} from '@centre/domain/article/sort';
import { articleSearch } from '@centre/domain/article/search';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import {
  keepSeenArticles,
  seenArticles,
  staffArticlePage,
  type ArticleRow,
} from '../../data/staff/staff-articles.ts';
import { usePages, type PageSource } from '../ui/use-pages.ts';

/** Rows of a page; one more is read, to know whether others follow. */
const articlesPerPage = 50;

/** A search reads the rest in larger pages, as far as a browser's memory should be used. */
const searching = { page: 250, articles: 2000, characters: 10_000_000 } as const;

function isFull(rows: readonly ArticleRow[]): boolean {
  const characters = rows.reduce((sum, { searchable }) => sum + searchable.length, 0);
  return rows.length >= searching.articles || characters >= searching.characters;
}

const sortedBy = (sort: ArticleSort): PageSource<ArticleRow> => ({
  read: (after, missing) => {
    const count = after ? missing : Math.max(missing, articlesPerPage);
    return staffArticlePage(Math.min(count, searching.page), sort, after);
  },
  isFull,
  ...(isSameSort(sort, defaultArticleSort) && { keep: keepSeenArticles, seen: seenArticles }),
});

const usual = sortedBy(defaultArticleSort);

/** The list as it is shown: ordered, searched, and as far as it was asked for. */
export function useArticleList() {
  const { items: loaded, next, readOn, readAnew, setItems, ...pages } = usePages(usual);
  const [sort, setSort] = useState(defaultArticleSort);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(articlesPerPage);
  const search = useDeferredValue(typed.trim());
  const isSearching = typed.trim() !== '';

  const isWhole = loaded !== undefined && !next;
  const isCut = loaded !== undefined && next !== undefined && isFull(loaded);
  const found = useMemo(() => {
    const matches = articleSearch(search);
    const matching = loaded?.filter(({ searchable }) => matches(searchable));
    // As long as pages are missing, only the server knows the order.
    return isWhole ? matching?.sort(compareArticles(sort)) : matching;
  }, [loaded, search, isWhole, sort]);

  const hasUnread = !isSearching && !isWhole && loaded !== undefined;

  return {
    ...pages,
    loaded,
    isWhole,
    isCut,
    sort,
    typed,
    isSearching,
    /** All rows that match; undefined until the first page is there. */
    found,
    rows: useMemo(() => found?.slice(0, shown), [found, shown]),
    hasMore: found !== undefined && (found.length > shown || hasUnread),
    showMore: () => {
      const wanted = shown + articlesPerPage;
      setShown(wanted);
      if (found && found.length < wanted && hasUnread) void readOn(wanted, sortedBy(sort));
    },
    // The same for many letters of a search, so that the rows are not drawn again for each.
    changeSort: useCallback(
      (next: ArticleSort) => {
        setSort(next);
        setShown(articlesPerPage);
        const wanted = isSearching ? searching.articles : articlesPerPage;
        if (!isWhole) void readAnew(wanted, sortedBy(next));
      },
      [isSearching, isWhole, readAnew],
    ),
    changeSearch: (next: string) => {
      setTyped(next);
      setShown(articlesPerPage);
      const begins = !isSearching && next.trim() !== '';
      if (begins && !isWhole && !isCut) void readOn(searching.articles, sortedBy(sort));
    },
    reload: () => readAnew(isSearching ? searching.articles : shown, sortedBy(sort)),
    /** Takes out a row whose article was deleted. */
    drop: (id: string) => setItems((rows) => rows.filter((row) => row.id !== id)),
  };
}

export type ArticleList = ReturnType<typeof useArticleList>;
