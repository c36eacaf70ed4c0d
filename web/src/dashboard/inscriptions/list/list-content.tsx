import { messages } from '@centre/domain/messages';
import { Box, Button, Flex, Skeleton } from '@chakra-ui/react';
import { common } from '../../../content/dashboard/common.ts';
import { filterWords, listWords } from '../../../content/dashboard/desk.ts';
import type { InscriptionList } from '../../../data/inscription-list.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HiddenText } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useIsNarrow } from '../../../ui/use-browser-state.ts';
import { isNarrowed, type ListChoice } from '../filters/address.ts';
import { InscriptionCards } from './inscription-cards.tsx';
import { InscriptionsTable } from './inscriptions-table.tsx';
import { Pager } from './pager.tsx';
import type { RowsProps } from './row.tsx';

interface ListContentProps extends RowsProps {
  readonly choice: ListChoice;
  readonly list: InscriptionList;
}

/** The list in whatever state it is, in the form that the screen has room for. */
export function ListContent({ choice, list, ...rows }: ListContentProps) {
  const isNarrow = useIsNarrow();
  if (list.status === 'loading') return <LoadingRows />;
  if (list.status === 'error') {
    return (
      <Notice tone="danger" role="alert">
        <Flex align="center" gap="3" wrap="wrap">
          {messages.inscription.loadFailed}
          <Button variant="outline" size="sm" onClick={list.retry}>
            {common.retry}
          </Button>
        </Flex>
      </Notice>
    );
  }
  const { page } = list;
  const isEmpty = rows.rows.length === 0 && page.number === 1 && !page.next && !page.searchOn;
  if (isEmpty) return <NothingHere choice={choice} />;
  return (
    <div aria-busy={page.isFetching}>
      {isNarrow ? (
        <InscriptionCards {...rows} />
      ) : (
        <InscriptionsTable {...rows} sort={choice.sort} onSort={choice.sortBy} />
      )}
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

const count = 12;

/** Stands where the rows will be. */
function LoadingRows() {
  return (
    <Box
      role="status"
      border="1px solid"
      borderColor="line"
      borderRadius="card"
      padding="3"
      display="grid"
      gap="2"
    >
      <HiddenText>{listWords.loading}</HiddenText>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} minHeight="36px" />
      ))}
    </Box>
  );
}
