import { messages } from '@centre/domain/messages/messages';
import { Button } from '@chakra-ui/react';
import { type InscriptionList } from '../../../data/staff/inscription-list.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure, LoadingLines } from '../../ui/list-states.tsx';
import { filterWords, listWords } from '../desk.texts.ts';
import { isNarrowed, type ListChoice } from '../filters/address.ts';
import { InscriptionRows } from './inscription-rows.tsx';
import type { RowsProps } from './row.tsx';
import { Pager } from './pager.tsx';

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
