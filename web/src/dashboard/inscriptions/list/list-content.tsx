import { messages } from '@centre/domain/messages';
import { Box, Button, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { filterWords, listWords } from '../../../content/dashboard/desk.ts';
import {
  pageSize,
  type InscriptionList,
  type InscriptionPage,
} from '../../../data/inscription-list.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { isNarrowed, type ListChoice } from '../filters/address.ts';
import { LoadFailure, LoadingLines } from '../../ui/list-states.tsx';
import { InscriptionRows } from './inscription-rows.tsx';
import type { RowsProps } from './row.tsx';

interface ListContentProps extends RowsProps {
  readonly choice: ListChoice;
  readonly list: InscriptionList;
}

/** The list in whatever state it is, in the form that the screen has room for. */
export function ListContent({ choice, list, ...rows }: ListContentProps) {
  if (list.status === 'loading') {
    return <LoadingLines label={listWords.loading} lines={12} minHeight="36px" />;
  }
  if (list.status === 'error') {
    return <LoadFailure onRetry={list.retry}>{messages.inscription.loadFailed}</LoadFailure>;
  }
  const { page } = list;
  const isEmpty = rows.rows.length === 0 && page.number === 1 && !page.next && !page.searchOn;
  if (isEmpty) return <NothingHere choice={choice} />;
  return (
    <div aria-busy={page.isFetching}>
      <InscriptionRows {...rows} sort={choice.sort} onSort={choice.sortBy} />
      <Pager page={page} />
    </div>
  );
}

function NothingHere({ choice }: Pick<ListContentProps, 'choice'>) {
  if (!isNarrowed(choice.filters)) {
    return (
      <EmptyState title={listWords.empty} hint={listWords.emptyHint}>
        <Button asChild variant="outline">
          <a href="/inscription">{listWords.emptyStep}</a>
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={listWords.noneFound} hint={listWords.noneFoundHint}>
      <Button variant="outline" onClick={choice.clear}>
        {filterWords.clear}
      </Button>
    </EmptyState>
  );
}

function Pager({ page }: { readonly page: InscriptionPage }) {
  const { rows, number, count, previous, next, searchOn, isFetching } = page;
  const pages =
    count?.kind === 'exact'
      ? formatCount(Math.max(1, Math.ceil(count.value / pageSize)))
      : undefined;
  const first = (number - 1) * pageSize + 1;
  return (
    <Flex
      as="nav"
      aria-label={listWords.pages}
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      marginTop="3"
    >
      <Box color="ink.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
        {listWords.page(number, pages)}
        {rows.length > 0 &&
          ` · ${listWords.rows(formatCount(first), formatCount(first + rows.length - 1))}`}
      </Box>
      <Flex gap="3" align="center" wrap="wrap">
        {searchOn && (
          <>
            <Box color="ink.muted">{listWords.searchOnHint}</Box>
            <Button variant="outline" size="sm" disabled={isFetching} onClick={searchOn}>
              {listWords.searchOn}
            </Button>
          </>
        )}
        <Button
          variant="outline"
          size="sm"
          disabled={!previous || isFetching}
          onClick={previous}
        >
          <ChevronLeft size={16} aria-hidden />
          {listWords.previous}
        </Button>
        <Button variant="outline" size="sm" disabled={!next || isFetching} onClick={next}>
          {listWords.next}
          <ChevronRight size={16} aria-hidden />
        </Button>
      </Flex>
    </Flex>
  );
}
