import type { InscriptionRecord } from '@centre/domain/inscription-record';
import type { KeyboardEvent } from 'react';
import type { RowActions } from './row-props.ts';

// The rows carry their id, so that the keys find them however they are shown.

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

/** The rows on the screen, from top to bottom. */
function rowElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')];
}

/** Moves the focus `by` rows from the one it is in; to the first or the last from elsewhere. */
export function moveRow(by: 1 | -1): void {
  const rows = rowElements();
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const start = by === 1 ? -1 : rows.length;
  const next = rows[(current === -1 ? start : current) + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Gives the focus to the row of that record, if it is on the screen. */
export function focusRow(id: string): void {
  const row = rowElements().find(({ dataset }) => dataset['row'] === id);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
