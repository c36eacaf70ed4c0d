import {
  articleSearch,
  compareArticles,
  defaultArticleSort,
  type ArticleSort,
} from '@centre/domain/article-list';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ArticleRow } from '../../data/staff-articles.ts';
import { useHiddenDocuments } from '../shared/deletions.ts';
import { allArticles, articlesPerPage, useArticlePages } from './use-article-pages.ts';

/** Names an article for the deletions of the dashboard. */
export const articleKey = (id: string) => `articles/${id}`;

/** The list as it is shown: ordered, searched, and as far as it was asked for. */
export function useArticleList() {
  const pages = useArticlePages();
  const { loaded, readOn, readAnew } = pages;
  const [sort, setSort] = useState(defaultArticleSort);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(articlesPerPage);
  const hidden = useHiddenDocuments();
  const search = useDeferredValue(typed.trim());
  const isSearching = typed.trim() !== '';

  const isWhole = loaded !== undefined && !loaded.next;
  const found = useMemo(() => {
    const rows = loaded?.rows.filter(({ id }) => !hidden.has(articleKey(id)));
    const matches = articleSearch(search);
    const matching = rows?.filter(({ searchable }) => matches(searchable));
    // As long as pages are missing, only the server knows the order.
    return isWhole ? matching?.sort(compareArticles(sort)) : matching;
  }, [loaded, hidden, search, isWhole, sort]);

  const wanted = isSearching ? allArticles : Math.max(articlesPerPage, shown);
  const hasUnread = !isSearching && !isWhole && loaded !== undefined;

  return {
    ...pages,
    sort,
    typed,
    isSearching,
    /** All rows that match; undefined until the first page is there. */
    found,
    rows: found?.slice(0, shown),
    /** Loaded rows whose deletion can still be undone, or has just been carried out. */
    vanishing: useMemo(
      (): readonly ArticleRow[] =>
        loaded?.rows.filter(({ id }) => hidden.has(articleKey(id))) ?? [],
      [loaded, hidden],
    ),
    hasMore: found !== undefined && (found.length > shown || hasUnread),
    showMore: () => {
      setShown(shown + articlesPerPage);
      if (found && found.length < shown + articlesPerPage && hasUnread) {
        void readOn(sort, shown + articlesPerPage);
      }
    },
    changeSort: (next: ArticleSort) => {
      setSort(next);
      setShown(articlesPerPage);
      if (!isWhole) void readAnew(next, isSearching ? allArticles : articlesPerPage);
    },
    changeSearch: (next: string) => {
      setTyped(next);
      setShown(articlesPerPage);
      const begins = !isSearching && next.trim() !== '';
      if (begins && !isWhole && !pages.isCut) void readOn(sort, allArticles);
    },
    reload: () => readAnew(sort, wanted),
  };
}

export type ArticleList = ReturnType<typeof useArticleList>;
