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
  keepSeenArticles,
  seenArticles,
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
import { articleSearchWords as words, articlesTab } from './articles.texts.ts';

interface ArticleListViewProps {
  readonly list: ArticleList;
  /** Published articles; undefined while they are being counted or cannot be. */
  readonly total: number | undefined;
  readonly actions: ArticleActions;
  readonly openId: string | undefined;
  readonly onCreate: (() => void) | undefined;
}

/** The articles with their search and their order. */
export function ArticleListView({
  list,
  total,
  actions,
  openId,
  onCreate,
}: ArticleListViewProps) {
  const known = total ?? (list.isWhole ? list.loaded?.length : undefined);
  const searched = searchState(list, known);
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
          {articlesTab.heading(known === undefined ? '…' : formatCount(known))}
        </Heading>
        <ArticleToolbar
          typed={list.typed}
          onSearch={list.changeSearch}
          sort={list.sort}
          onSort={list.changeSort}
        />
      </Flex>
      {searched && (
        <Box fontSize="sm" color="ink.muted" marginBottom="3">
          {searched}
        </Box>
      )}
      <Collection
        items={list.rows}
        failure={
          list.failure !== undefined && (
            <>
              {messages.article.loadFailed}
              {list.isLastSeen && <Box fontSize="sm">{articlesTab.lastSeen}</Box>}
            </>
          )
        }
        onRetry={() => void list.reload()}
        onDismiss={list.dismissFailure}
        loading={<LoadingLines label={messages.article.loading} lines={8} minHeight="56px" />}
        empty={<NoArticle list={list} total={total} onCreate={onCreate} />}
        onMore={list.hasMore ? list.showMore : undefined}
        isReading={list.isReading}
        announcement={toldOf(list)}
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
      <EmptyState title={words.nothing} hint={words.nothingHint}>
        <Button variant="outline" onClick={() => list.changeSearch('')}>
          {words.clear}
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

function toldOf({ loaded, found, isSearching, isReading, rows }: ArticleList) {
  if (!isSearching || !loaded || !found) return rows && listStates.loaded;
  return isReading ? listStates.loading : listStates.results(found.length);
}

/** The state of a search in words; undefined when nothing is searched. */
function searchState(list: ArticleList, total: number | undefined): string | undefined {
  const { loaded, found, isSearching, isReading, isCut } = list;
  if (!isSearching || !loaded || !found) return undefined;
  const read = formatCount(loaded.length);
  if (isReading && total !== undefined) {
    return words.progress(read, formatCount(total));
  }
  const sentence = words.found(formatCount(found.length), found.length === 1);
  return isCut && !isReading ? `${sentence} · ${words.cut(read)}` : sentence;
}

interface ArticleToolbarProps {
  readonly typed: string;
  readonly onSearch: (typed: string) => void;
  readonly sort: ArticleSort;
  readonly onSort: (sort: ArticleSort) => void;
}

/** The search through the articles, and their order. */
function ArticleToolbar({ typed, onSearch, sort, onSort }: ArticleToolbarProps) {
  const isUp = sort.direction === 'asc';
  return (
    <Flex
      gap="2"
      // Side by side on a phone, and one above the other where letters are large.
      wrap={{ base: 'wrap', md: 'nowrap' }}
      flex={{ base: '1 1 100%', md: '0 1 auto' }}
    >
      {/* A width: WebKit leaves the basis out when it says how wide the row is. */}
      <Box flex={{ base: '1 1 12rem', md: 'none' }} width={{ md: '300px' }}>
        <SearchInput
          aria-label={words.label}
          placeholder={words.placeholder}
          value={typed}
          clear={words.clear}
          onClear={() => onSearch('')}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </Box>
      <Flex gap="2" flex={{ base: '1 1 10.5rem', md: '0 0 auto' }}>
        <Box flex="1">
          <Select
            aria-label={words.sort}
            value={sort.key}
            onChange={(event) =>
              onSort(naturalSort(event.currentTarget.value as ArticleSortKey))
            }
          >
            {articleSortKeys.map((key) => (
              <option key={key} value={key}>
                {words.keys[key]}
              </option>
            ))}
          </Select>
        </Box>
        <IconAction
          icon={isUp ? ArrowUpNarrowWide : ArrowDownWideNarrow}
          variant="surface"
          label={isUp ? words.ascending : words.descending}
          onClick={() => onSort({ ...sort, direction: isUp ? 'desc' : 'asc' })}
        />
      </Flex>
    </Flex>
  );
}

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

type ArticleList = ReturnType<typeof useArticleList>;
