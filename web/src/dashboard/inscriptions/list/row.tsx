import { statutLabels } from '@centre/domain/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { Badge, chakra } from '@chakra-ui/react';
import { CopyCheck } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { listWords } from '../../../content/dashboard/desk.ts';

/** The colour of each decision; pending ones are most of the list and stay neutral. */
export const statutTones = {
  en_attente: 'neutral',
  acceptee: 'brand',
  refusee: 'danger',
} as const;

/** The marks of a row: its decision, and whether it has likely duplicates. */
export function RowMarks({ record }: { readonly record: InscriptionRecord }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" verticalAlign="middle">
      {record.statut !== 'en_attente' && (
        <Badge colorPalette={statutTones[record.statut]}>{statutLabels[record.statut]}</Badge>
      )}
      {record.doublon && (
        <chakra.span
          role="img"
          aria-label={listWords.duplicate}
          title={listWords.duplicate}
          display="inline-flex"
          color="ink.muted"
        >
          <CopyCheck size={16} aria-hidden />
        </chakra.span>
      )}
    </chakra.span>
  );
}

/**
 * Makes an element the row of a record: the arrow keys reach it, Enter opens it and the space
 * bar selects it.
 */
export function rowAttributes(
  record: InscriptionRecord,
  { selected, onSelect, onOpen }: RowActions,
) {
  return {
    'data-row': record.id,
    'data-marked': selected.has(record.id),
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // A button or a box in the row has keys of its own.
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter') onOpen(record);
      else if (event.key === ' ') onSelect([record], !selected.has(record.id));
      else return;
      event.preventDefault();
    },
  } as const;
}

/** The rows on the screen, from top to bottom: each carries its id, as a line or as a card. */
function rowElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')];
}

/** Moves the focus by `by` rows; from elsewhere to the first or the last. */
export function moveRow(by: 1 | -1): void {
  const rows = rowElements();
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const start = by === 1 ? -1 : rows.length;
  const next = rows[(current === -1 ? start : current) + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Gives the focus to the row of that record, if it is on the screen and without the focus. */
export function focusRow(id: string): void {
  const row = rowElements().find(({ dataset }) => dataset['row'] === id);
  if (row?.contains(document.activeElement)) return;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** What can be done with the rows of the list, in whatever form they are shown. */
export interface RowActions {
  readonly selected: ReadonlyMap<string, InscriptionRecord>;
  readonly onSelect: (records: readonly InscriptionRecord[], isSelected: boolean) => void;
  readonly onOpen: (record: InscriptionRecord) => void;
  /** Undefined for those who may not delete. */
  readonly onDelete: ((record: InscriptionRecord) => void) | undefined;
}

export interface RowsProps extends RowActions {
  readonly rows: readonly InscriptionRecord[];
}
