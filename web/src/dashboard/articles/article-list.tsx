import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { messages } from '@centre/domain/messages/messages';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Plus } from 'lucide-react';
import { listStates } from '../../texts/list-states.texts.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { common } from '../common.texts.ts';
import { LoadFailure, LoadingLines } from '../ui/list-states.tsx';
import {
  articleSearchWords,
  articleSearchWords as words,
  articlesTab,
} from './articles.texts.ts';
import { ArticleRows, type ArticleActions } from './article-rows.tsx';
import type { ArticleList } from './use-article-list.ts';
import {
  articleSortKeys,
  naturalSort,
  type ArticleSort,
  type ArticleSortKey,
} from '@centre/domain/article/sort';
import { Select } from '../ui/field.tsx';
import { IconAction } from '../ui/icon-action.tsx';
import { SearchInput } from '../ui/search-input.tsx';

interface ArticleListViewProps {
  readonly list: ArticleList;
  /** Published articles; undefined while they are being counted or cannot be. */
  readonly total: number | undefined;
  readonly actions: ArticleActions;
  readonly openId: string | undefined;
  readonly onCreate: (() => void) | undefined;
}

/** The articles with their search, and whatever there is to say of them. */
export function ArticleListView(props: ArticleListViewProps) {
  const { list, total } = props;
  const known = total ?? (list.isWhole ? list.loaded?.length : undefined);
  const searched = searchState(list, known);
  useAnnounced(toldOf(list));
  return (
    <section aria-labelledby="liste-articles" aria-busy={list.isReading}>
      <Flex
        align="center"
        justify="space-between"
        columnGap="3"
        rowGap={{ base: '1', md: '3' }}
        wrap="wrap"
        marginBlock={{ base: '3', md: '4' }}
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
      {list.failure !== undefined && (
        <LoadFailure onRetry={() => void list.reload()} onDismiss={list.dismissFailure}>
          {messages.article.loadFailed}
          {list.isLastSeen && <Box fontSize="sm">{articlesTab.lastSeen}</Box>}
        </LoadFailure>
      )}
      {searched && (
        <Box fontSize="sm" color="ink.muted" marginBottom="3">
          {searched}
        </Box>
      )}
      <Rows {...props} />
      {list.hasMore && (
        <Flex justify="center" marginTop="4">
          <Button variant="outline" disabled={list.isReading} onClick={list.showMore}>
            {list.isReading ? common.loading : common.showMore}
          </Button>
        </Flex>
      )}
    </section>
  );
}

function Rows({ list, total, actions, openId, onCreate }: ArticleListViewProps) {
  const { rows } = list;
  if (!rows) {
    return list.failure === undefined ? (
      <LoadingLines label={messages.article.loading} lines={8} minHeight="56px" />
    ) : null;
  }
  if (rows.length === 0 && list.isSearching) {
    return list.isReading ? null : (
      <EmptyState title={articleSearchWords.nothing} hint={articleSearchWords.nothingHint}>
        <Button variant="outline" onClick={() => list.changeSearch('')}>
          {articleSearchWords.clear}
        </Button>
      </EmptyState>
    );
  }
  if (rows.length === 0 && !list.hasMore && !total) {
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
  return (
    <ArticleRows
      rows={rows}
      sort={list.sort}
      onSort={list.changeSort}
      openId={openId}
      {...actions}
    />
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
    return articleSearchWords.progress(read, formatCount(total));
  }
  const sentence = articleSearchWords.found(formatCount(found.length), found.length === 1);
  return isCut && !isReading ? `${sentence} · ${articleSearchWords.cut(read)}` : sentence;
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
      <Box flex={{ base: '1 1 9rem', md: 'none' }} width={{ md: '300px' }}>
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
