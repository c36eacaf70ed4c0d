import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { messages } from '@centre/domain/messages/messages';
import { likelyDuplicates } from '@centre/domain/registre/duplicates';
import type { InscriptionFilters } from '@centre/domain/registre/filter';
import type { Row } from '@centre/domain/registre/row';
import { Box, Button, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCampagnes } from '../../../data/staff/desk-campagnes.ts';
import { deleteInscription } from '../../../data/staff/inscriptions.ts';
import type { LiveList } from '../../../data/staff/live.tsx';
import { useRegister } from '../../../data/staff/register.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useDeletion } from '../../corbeille/deletion.tsx';
import { useCan } from '../../session/session-context.tsx';
import { Collection, LoadingLines } from '../../ui/collection.tsx';
import { toast } from '../../ui/toaster.ts';
import { usePreload } from '../../ui/loading.ts';
import { filterTexts, listTexts } from '../desk.texts.ts';
import type { Neighbours } from '../details/details-dialog.tsx';
import { isFiltered, type ListChoice } from '../filters/address.ts';
import { focusRow, InscriptionRows, type ApplicationIdentity } from './inscription-rows.tsx';

function EmptyList({ choice }: { readonly choice: ListChoice }) {
  const [, previous] = useCampagnes();
  if (!isFiltered(choice.filters)) {
    return (
      <EmptyState title={listTexts.empty} hint={listTexts.emptyHint}>
        {previous !== undefined && <PreviousCampagne campagne={previous} />}
        <Button asChild variant="outline">
          <a href="/inscription">{listTexts.emptyStep}</a>
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={listTexts.noneFound} hint={listTexts.noneFoundHint}>
      <Button variant="outline" onClick={choice.clear}>
        {filterTexts.clear}
      </Button>
    </EmptyState>
  );
}

/** Link to the previous campaign, for a new one that has no applications yet. */
function PreviousCampagne({ campagne }: { readonly campagne: string }) {
  const register = useRegister(campagne);
  if (register.status !== 'success' || register.items.length === 0) return null;
  return (
    <Button asChild>
      <Link to={`?campagne=${campagne}`}>
        {listTexts.former(formatCount(register.items.length), campagne)}
      </Link>
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
  readonly register: LiveList<Row>;
  /** Filtered and sorted rows of the register. */
  readonly rows: readonly Row[] | undefined;
  readonly onChanged: () => void;
}

/** List with the dialogs that open from it. */
export function ListFrame({ choice, register, rows = [], onChanged }: ListFrameProps) {
  const { open, show, close } = choice;
  usePreload(SelectionBar, DetailsDialog);
  const mayDelete = useCan('inscriptions', 'delete');
  const selection = useSelection(choice.filters);
  const deletion = useDeletion<ApplicationIdentity>({
    kind: 'inscriptions',
    remove: deleteInscription,
    texts: staffInscriptionMessages,
    nameOf: (row) => `${fullName(row)} ${row.reference}`.trim(),
    onDeleted: (row) => {
      selection.select([row], false);
      if (open === row.id) close();
      onChanged();
    },
  });
  const pages = usePage(rows, choice);
  const neighbours = useNeighbours(rows, open, (id, index) => {
    show(id);
    pages.turnTo(pageOf(index));
  });
  const all = register.status === 'success' ? register.items : noRows;
  const duplicates = useMemo(() => likelyDuplicates(all), [all]);
  const chosen = useMemo(() => {
    const byId = new Map(all.map((row) => [row.id, row]));
    return [...selection.selected].flatMap((id) => byId.get(id) ?? []);
  }, [all, selection.selected]);
  const [wasSelected, setWasSelected] = useState(false);
  if (!wasSelected && chosen.length > 0) setWasSelected(true);

  const lastOpen = useRef('');
  useEffect(() => {
    // A closed dialog returns the focus to its opener; the member may have moved on to another
    // record.
    if (open === '' && lastOpen.current !== '') focusRow(lastOpen.current);
    lastOpen.current = open;
  }, [open]);

  const onDelete = mayDelete ? deletion.ask : undefined;
  return (
    <div>
      {wasSelected && (
        <SelectionBar
          rows={chosen}
          found={rows}
          onSelect={selection.select}
          onClear={selection.clear}
          onChanged={onChanged}
        />
      )}
      <Collection
        items={register.status === 'success' ? rows : undefined}
        failure={register.status === 'error' && messages.inscription.loadFailed}
        onRetry={register.reload}
        loading={<LoadingLines label={listTexts.loading} lines={12} minHeight="36px" />}
        empty={<EmptyList choice={choice} />}
        // The filters announce the number of results.
        announcement=""
      >
        {() => (
          <>
            <InscriptionRows
              rows={pages.shown}
              duplicates={duplicates}
              sort={choice.sort}
              onSort={choice.sortBy}
              selected={selection.selected}
              onSelect={selection.select}
              onOpen={({ id }) => show(id)}
              onDelete={onDelete}
            />
            <Pager {...pages} />
          </>
        )}
      </Collection>
      {open !== '' && (
        <DetailsDialog
          key="details"
          id={open}
          known={all.find(({ id }) => id === open)}
          neighbours={neighbours}
          onOpen={show}
          onClose={close}
          onChanged={onChanged}
          onDelete={onDelete}
        />
      )}
      {deletion.dialog}
    </div>
  );
}

const noRows: readonly Row[] = [];
const noIds: ReadonlySet<string> = new Set();

/**
 * Selection of rows on all pages of the list. Another filter clears it: a decision must not reach a
 * row that is no longer listed.
 */
function useSelection(filters: InscriptionFilters) {
  const [chosen, setChosen] = useState({ filters, ids: noIds });
  const selected = chosen.filters === filters ? chosen.ids : noIds;
  const announce = useEffectEvent(() => {
    const { size } = chosen.ids;
    if (chosen.filters === filters || size === 0) return;
    toast.info(listTexts.dropped(size, formatCount));
  });
  useEffect(() => announce(), [filters]);

  return {
    selected,
    select: (rows: readonly Pick<Row, 'id'>[], isSelected: boolean) =>
      setChosen((before) => {
        const ids = new Set(before.filters === filters ? before.ids : noIds);
        for (const { id } of rows) {
          if (isSelected) ids.add(id);
          else ids.delete(id);
        }
        return { filters, ids };
      }),
    clear: () => setChosen({ filters, ids: noIds }),
  };
}

const noNeighbours = { previous: undefined, next: undefined, nextWaiting: undefined };

/** Navigation from the open application to the others of the list. */
export function useNeighbours(
  rows: readonly Row[],
  open: string,
  show: (id: string, index: number) => void,
): Neighbours {
  const index = rows.findIndex(({ id }) => id === open);
  const [last, setLast] = useState({ open, index });
  if (index !== -1 && (last.open !== open || last.index !== index)) setLast({ open, index });
  // A decision may remove the record from the filtered list: the next one is counted from its
  // last index.
  const hasLeft = index === -1 && last.open === open;
  const place = hasLeft ? last.index : index;
  if (place === -1) return { ...noNeighbours, position: undefined };

  function opener(at: number) {
    const row = rows[at];
    return row && (() => show(row.id, at));
  }

  const following = hasLeft ? place : place + 1;
  // Continues from the end of the list at its beginning.
  const waiting = [...rows.keys()]
    .filter((at) => at !== index && rows[at]?.statut === 'en_attente')
    .sort((a, b) => Number(a < following) - Number(b < following) || a - b);

  return {
    previous: opener(place - 1),
    next: opener(following),
    nextWaiting: waiting[0] === undefined ? undefined : opener(waiting[0]),
    position: hasLeft
      ? undefined
      : listTexts.position(formatCount(index + 1), formatCount(rows.length)),
  };
}

const pageSize = 50;
const pageOf = (index: number) => Math.floor(index / pageSize) + 1;

/** Current page of the list; another filter or order returns to the first page. */
function usePage(rows: readonly Row[], { filters, sort }: ListChoice) {
  const [turned, setTurned] = useState({ filters, sort, page: 1 });
  const isSame = turned.filters === filters && turned.sort === sort;
  const pages = pageOf(Math.max(0, rows.length - 1));
  const page = Math.min(isSame ? turned.page : 1, pages);
  const first = (page - 1) * pageSize;
  const last = Math.min(first + pageSize, rows.length);
  return {
    ...{ page, pages, first, last },
    shown: rows.slice(first, last),
    turnTo: (next: number) => setTurned({ filters, sort, page: next }),
  };
}

const small = { variant: 'outline', size: 'sm' } as const;

function Pager({ page, pages, first, last, turnTo }: ReturnType<typeof usePage>) {
  return (
    <Flex
      as="nav"
      aria-label={listTexts.pages}
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      marginTop="3"
    >
      <Box color="ink.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
        {listTexts.page(formatCount(page), formatCount(pages))}
        {` · ${listTexts.rows(formatCount(first + 1), formatCount(last))}`}
      </Box>
      <Flex gap="3" align="center" wrap="wrap">
        <Button {...small} disabled={page === 1} onClick={() => turnTo(page - 1)}>
          <ChevronLeft size={16} aria-hidden />
          {listTexts.previous}
        </Button>
        <Button {...small} disabled={page === pages} onClick={() => turnTo(page + 1)}>
          {listTexts.next}
          <ChevronRight size={16} aria-hidden />
        </Button>
      </Flex>
    </Flex>
  );
}
