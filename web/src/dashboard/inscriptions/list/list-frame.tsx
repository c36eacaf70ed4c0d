import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { InscriptionFilters } from '@centre/domain/inscription/query';
import { messages } from '@centre/domain/messages/messages';
import { Box, Button, Flex } from '@chakra-ui/react';
import {
  pageSize,
  type InscriptionList,
  type InscriptionPage,
} from '../../../data/staff/inscription-list.ts';
import { countByStatut, deleteInscription } from '../../../data/staff/inscriptions.ts';
import { useCampagnes } from '../../../data/staff/desk-campagnes.ts';
import { useQuery } from '../../../data/use-query.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useCan } from '../../session/use-member.ts';
import { discard } from '../../corbeille/deletion.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toaster.ts';
import { usePreload } from '../../ui/use-preload.ts';
import { isNarrowed, type ListChoice } from '../filters/address.ts';
import { useNeighbours } from '../use-neighbours.ts';
import { focusRow, type RowsProps } from './row.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure, LoadingLines } from '../../ui/list-states.tsx';
import { filterWords, listWords } from '../desk.texts.ts';
import { InscriptionRows } from './inscription-rows.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '../../../ui/format-count.ts';

interface ListContentProps extends RowsProps {
  readonly choice: ListChoice;
  readonly list: InscriptionList;
}

/** The list in whatever state it is, in the form that the screen has room for. */
function ListContent({ choice, list, ...rows }: ListContentProps) {
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
        <FormerCampagne />
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

/** Link to the applications of the campaign before, which a new one's list does not show. */
function FormerCampagne() {
  const [, former = ''] = useCampagnes();
  const count = useCallback(() => countByStatut(former), [former]);
  const { value } = useQuery(count, 'The former campaign could not be counted.', {
    isReady: former !== '',
  });
  if (!value) return null;
  const total = value.en_attente + value.acceptee + value.refusee;
  if (total === 0) return null;
  return (
    <Button asChild>
      <Link to={`?campagne=${former}`}>{listWords.former(formatCount(total), former)}</Link>
    </Button>
  );
}

const SelectionBar = lazyComponent(
  async () => (await import('../several/selection-bar.tsx')).SelectionBar,
  null,
);
const DetailsDialog = lazyComponent(
  async () => (await import('../details/details-dialog.tsx')).DetailsDialog,
  null,
);

interface ListFrameProps {
  readonly choice: ListChoice;
  /** Those of the list, with the campaign. */
  readonly filters: InscriptionFilters;
  readonly list: InscriptionList;
  readonly onChanged: () => void;
}

/** The list with the dialogs that open from it. */
export function ListFrame({ choice, filters, list, onChanged }: ListFrameProps) {
  const { open, show, close } = choice;
  usePreload(SelectionBar, DetailsDialog);
  const mayDelete = useCan('inscriptions', 'delete');
  const selection = useSelection(choice.filters);
  const [leaving, setLeaving] = useState<InscriptionRecord>();
  const page = list.status === 'success' ? list.page : undefined;
  const rows = page?.rows ?? [];
  const neighbours = useNeighbours(page, rows, open, show);
  // What the member sees of a chosen record may be newer than what they chose.
  const shown = new Map(rows.map((record) => [record.id, record]));
  const chosen = [...selection.selected.values()].map(
    (record) => shown.get(record.id) ?? record,
  );
  const [hasChosen, setHasChosen] = useState(false);
  if (!hasChosen && chosen.length > 0) setHasChosen(true);

  const former = useRef('');
  useEffect(() => {
    // A closed dialog returns the focus to its opener; the member may have moved on to another
    // record.
    if (open === '' && former.current !== '') focusRow(former.current);
    former.current = open;
  }, [open]);

  async function deleteRecord(record: InscriptionRecord) {
    const { id } = record;
    const isGone = await discard({
      kind: 'inscriptions',
      id,
      remove: deleteInscription,
      says: staffInscriptionMessages,
    });
    setLeaving(undefined);
    if (!isGone) return;
    selection.select([record], false);
    if (open === id) close();
    onChanged();
  }

  const onDelete = mayDelete ? setLeaving : undefined;
  return (
    <div>
      {hasChosen && (
        <SelectionBar
          records={chosen}
          filters={filters}
          sort={choice.sort}
          count={page?.count ?? undefined}
          onSelect={selection.select}
          onClear={selection.clear}
          onChanged={onChanged}
        />
      )}
      <ListContent
        choice={choice}
        list={list}
        rows={rows}
        selected={selection.selected}
        onSelect={selection.select}
        onOpen={({ id }) => show(id)}
        onDelete={onDelete}
      />
      {open !== '' && (
        <DetailsDialog
          key="details"
          id={open}
          known={rows.find(({ id }) => id === open)}
          neighbours={neighbours}
          onOpen={show}
          onClose={close}
          onChanged={onChanged}
          onDelete={onDelete}
        />
      )}
      {leaving && (
        <ConfirmDialog
          // The reference tells two compared applications apart.
          title={listWords.remove(`${fullName(leaving)} ${leaving.reference}`.trim())}
          question={staffInscriptionMessages.confirmDelete}
          onConfirm={() => deleteRecord(leaving)}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}

const nothing: ReadonlyMap<string, InscriptionRecord> = new Map();

/**
 * Records that were chosen on any page of the list, in the order of choosing. Other filters drop
 * them: nobody may decide on what is not in the list any more.
 */
function useSelection(filters: InscriptionFilters) {
  const [chosen, setChosen] = useState({ filters, records: nothing });
  const selected = chosen.filters === filters ? chosen.records : nothing;
  const announce = useEffectEvent(() => {
    const { size } = chosen.records;
    if (chosen.filters === filters || size === 0) return;
    toast.info(listWords.dropped(size, formatCount));
  });
  useEffect(() => announce(), [filters]);

  return {
    selected,
    select: (records: readonly InscriptionRecord[], isSelected: boolean) =>
      setChosen((before) => {
        const after = new Map(before.filters === filters ? before.records : nothing);
        for (const record of records) {
          if (isSelected) after.set(record.id, record);
          else after.delete(record.id);
        }
        return { filters, records: after };
      }),
    clear: () => setChosen({ filters, records: nothing }),
  };
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
