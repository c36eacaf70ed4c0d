import {
  articleSearch,
  articleSortKeys,
  compareArticles,
  defaultArticleSort,
  isSameSort,
  naturalSort,
  type ArticleSort,
  type ArticleSortKey,
} from '@centre/domain/article/staff-list';
import { messages } from '@centre/domain/messages/messages';
import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import {
  cacheArticles,
  cachedArticles,
  staffArticlePage,
  type ArticleRow,
} from '../../data/staff/staff-articles.ts';
import { listStates } from '../../texts/list-states.texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { Collection, LoadingLines } from '../ui/collection.tsx';
import { Select, SearchInput } from '../ui/field.tsx';
import { IconAction } from '../ui/buttons.tsx';
import { usePages, type PageSource } from '../ui/use-pages.ts';
import { ArticleRows, type ArticleActions } from './article-rows.tsx';
import { articleSearchTexts as texts, articlesTab } from './articles.texts.ts';

interface ArticleListViewProps {
  readonly list: ArticleList;
  /** Count of published articles; undefined until it has loaded. */
  readonly total: number | undefined;
  readonly actions: ArticleActions;
  readonly openId: string | undefined;
  readonly onCreate: (() => void) | undefined;
}

/** Article list with search and sorting. */
export function ArticleListView({
  list,
  total,
  actions,
  openId,
  onCreate,
}: ArticleListViewProps) {
  const count = total ?? (list.isWhole ? list.loaded?.length : undefined);
  const status = searchStatus(list, count);
  return (
    <section aria-labelledby="liste-articles" aria-busy={list.isReading}>
      <Flex
        align="center"
        justify="space-between"
        columnGap="3"
        rowGap={{ base: '1', md: '3' }}
        wrap="wrap"
        marginBlock={{ base: '2', md: '4' }}
      >
        <Heading as="h2" id="liste-articles" fontSize="lg" fontVariantNumeric="tabular-nums">
          {articlesTab.heading(count === undefined ? '…' : formatCount(count))}
        </Heading>
        <ArticleToolbar
          typed={list.typed}
          onSearch={list.changeSearch}
          sort={list.sort}
          onSort={list.changeSort}
        />
      </Flex>
      {status && (
        <Box fontSize="sm" color="ink.muted" marginBottom="3">
          {status}
        </Box>
      )}
      <Collection
        items={list.rows}
        failure={
          list.failure !== undefined && (
            <>
              {messages.article.loadFailed}
              {list.isFromCache && <Box fontSize="sm">{articlesTab.lastSeen}</Box>}
            </>
          )
        }
        onRetry={() => void list.reload()}
        onDismiss={list.dismissFailure}
        loading={<LoadingLines label={messages.article.loading} lines={8} minHeight="56px" />}
        empty={<NoArticle list={list} total={total} onCreate={onCreate} />}
        onMore={list.hasMore ? list.showMore : undefined}
        isReading={list.isReading}
        announcement={announcementOf(list)}
      >
        {(rows) => (
          <ArticleRows
            rows={rows}
            sort={list.sort}
            onSort={list.changeSort}
            openId={openId}
            {...actions}
          />
        )}
      </Collection>
    </section>
  );
}

function NoArticle({
  list,
  total,
  onCreate,
}: Pick<ArticleListViewProps, 'list' | 'total' | 'onCreate'>) {
  if (list.isSearching) {
    if (list.isReading) return null;
    return (
      <EmptyState title={texts.nothing} hint={texts.nothingHint}>
        <Button variant="outline" onClick={() => list.changeSearch('')}>
          {texts.clear}
        </Button>
      </EmptyState>
    );
  }
  if (list.hasMore || total) return null;
  return (
    <EmptyState
      title={messages.article.empty}
      {...(onCreate && { hint: articlesTab.emptyHint })}
    >
      {onCreate && (
        <Button onClick={onCreate}>
          <Plus size={18} aria-hidden />
          {articlesTab.create}
        </Button>
      )}
    </EmptyState>
  );
}

function announcementOf({ loaded, found, isSearching, isReading, rows }: ArticleList) {
  if (!isSearching || !loaded || !found) return rows && listStates.loaded;
  return isReading ? listStates.loading : listStates.results(found.length);
}

/** Status line of a search (progress or number of results); undefined without a search. */
function searchStatus(list: ArticleList, total: number | undefined): string | undefined {
  const { loaded, found, isSearching, isReading, isCut } = list;
  if (!isSearching || !loaded || !found) return undefined;
  const read = formatCount(loaded.length);
  if (isReading && total !== undefined) {
    return texts.progress(read, formatCount(total));
  }
  const sentence = texts.found(formatCount(found.length), found.length === 1);
  return isCut && !isReading ? `${sentence} · ${texts.cut(read)}` : sentence;
}

interface ArticleToolbarProps {
  readonly typed: string;
  readonly onSearch: (typed: string) => void;
  readonly sort: ArticleSort;
  readonly onSort: (sort: ArticleSort) => void;
}

/** Search field and sort controls. */
function ArticleToolbar({ typed, onSearch, sort, onSort }: ArticleToolbarProps) {
  const isUp = sort.direction === 'asc';
  return (
    <Flex
      gap="2"
      // Side by side on a phone, stacked when the text is enlarged.
      wrap={{ base: 'wrap', md: 'nowrap' }}
      flex={{ base: '1 1 100%', md: '0 1 auto' }}
    >
      {/* Explicit width, because WebKit ignores `flex-basis` in the row's own width. */}
      <Box flex={{ base: '1 1 12rem', md: 'none' }} width={{ md: '300px' }}>
        <SearchInput
          aria-label={texts.label}
          placeholder={texts.placeholder}
          value={typed}
          clear={texts.clear}
          onClear={() => onSearch('')}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </Box>
      <Flex gap="2" flex={{ base: '1 1 10.5rem', md: '0 0 auto' }}>
        <Box flex="1">
          <Select
            aria-label={texts.sort}
            value={sort.key}
            onChange={(event) =>
              onSort(naturalSort(event.currentTarget.value as ArticleSortKey))
            }
          >
            {articleSortKeys.map((key) => (
              <option key={key} value={key}>
                {texts.keys[key]}
              </option>
            ))}
          </Select>
        </Box>
        <IconAction
          icon={isUp ? ArrowUpNarrowWide : ArrowDownWideNarrow}
          variant="surface"
          label={isUp ? texts.ascending : texts.descending}
          onClick={() => onSort({ ...sort, direction: isUp ? 'desc' : 'asc' })}
        />
      </Flex>
    </Flex>
  );
}

/** Rows per page. */
const articlesPerPage = 50;

/** Page size of a search, which loads all articles, and the caps on what it keeps in memory. */
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
  ...(isSameSort(sort, defaultArticleSort) && { keep: cacheArticles, cached: cachedArticles }),
});

const defaultSource = sortedBy(defaultArticleSort);

/** State of the article list: sorting, search and paging. */
export function useArticleList() {
  const {
    items: loaded,
    next,
    readMore,
    readAgain,
    setItems,
    ...pages
  } = usePages(defaultSource);
  const [sort, setSort] = useState(defaultArticleSort);
  const [typed, setTyped] = useState('');
  const [visibleCount, setVisibleCount] = useState(articlesPerPage);
  const search = useDeferredValue(typed.trim());
  const isSearching = typed.trim() !== '';

  const isWhole = loaded !== undefined && !next;
  const isCut = loaded !== undefined && next !== undefined && isFull(loaded);
  const found = useMemo(() => {
    const matches = articleSearch(search);
    const matching = loaded?.filter(({ searchable }) => matches(searchable));
    // Until all pages have loaded, the rows keep the server's order.
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
    /** All matching rows; undefined until the first page has loaded. */
    found,
    rows: useMemo(() => found?.slice(0, visibleCount), [found, visibleCount]),
    hasMore: found !== undefined && (found.length > visibleCount || hasUnread),
    showMore: () => {
      const next = visibleCount + articlesPerPage;
      setVisibleCount(next);
      if (found && found.length < next && hasUnread) void readMore(next, sortedBy(sort));
    },
    // Stable while a search is typed, so that the memoized rows do not re-render.
    changeSort: useCallback(
      (next: ArticleSort) => {
        setSort(next);
        setVisibleCount(articlesPerPage);
        const count = isSearching ? searching.articles : articlesPerPage;
        if (!isWhole) void readAgain(count, sortedBy(next));
      },
      [isSearching, isWhole, readAgain],
    ),
    changeSearch: (next: string) => {
      setTyped(next);
      setVisibleCount(articlesPerPage);
      const isSearchStart = !isSearching && next.trim() !== '';
      if (isSearchStart && !isWhole && !isCut)
        void readMore(searching.articles, sortedBy(sort));
    },
    reload: () => readAgain(isSearching ? searching.articles : visibleCount, sortedBy(sort)),
    /** Removes the row of a deleted article. */
    drop: (id: string) => setItems((rows) => rows.filter((row) => row.id !== id)),
  };
}

type ArticleList = ReturnType<typeof useArticleList>;
