import type { Row } from '@centre/domain/registre/row';
import { useState } from 'react';
import { formatCount } from '../../ui/format-count.ts';
import { listWords } from './desk.texts.ts';
import type { Neighbours } from './details/details-dialog.tsx';

const nobody = { previous: undefined, next: undefined, nextWaiting: undefined };

/** Ways from the open application to the ones before and after it in the list. */
export function useNeighbours(
  rows: readonly Row[],
  open: string,
  show: (id: string, index: number) => void,
): Neighbours {
  const index = rows.findIndex(({ id }) => id === open);
  const [last, setLast] = useState({ open, index });
  if (index !== -1 && (last.open !== open || last.index !== index)) setLast({ open, index });
  // A decision may remove the record from the filtered list: the next one is counted from its
  // former place.
  const hasLeft = index === -1 && last.open === open;
  const place = hasLeft ? last.index : index;
  if (place === -1) return { ...nobody, position: undefined };

  function wayTo(at: number) {
    const row = rows[at];
    return row && (() => show(row.id, at));
  }

  const following = hasLeft ? place : place + 1;
  // From the end of the list it goes on at its beginning.
  const waiting = [...rows.keys()]
    .filter((at) => at !== index && rows[at]?.statut === 'en_attente')
    .sort((a, b) => Number(a < following) - Number(b < following) || a - b);

  return {
    previous: wayTo(place - 1),
    next: wayTo(following),
    nextWaiting: waiting[0] === undefined ? undefined : wayTo(waiting[0]),
    position: hasLeft
      ? undefined
      : listWords.position(formatCount(index + 1), formatCount(rows.length)),
  };
}
