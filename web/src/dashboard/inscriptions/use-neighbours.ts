import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { useEffect, useRef, useState } from 'react';
import { pageSize, type InscriptionPage } from '../../data/staff/inscription-list.ts';
import { formatCount } from '../../ui/format-count.ts';
import { listWords } from './desk.texts.ts';
import type { Neighbours } from './details/details-dialog.tsx';

/**
 * The ways from the open record to the ones before and after it in the list. At the end of a
 * page they turn it, and go on with the other page's first or last record once it is there.
 */
export function useNeighbours(
  page: InscriptionPage | undefined,
  rows: readonly InscriptionRecord[],
  open: string,
  show: (id: string) => void,
): Neighbours {
  const turning = useRef<{ readonly to: 'previous' | 'next'; readonly from: number }>(
    undefined,
  );
  const number = page?.number;
  const first = rows[0]?.id;
  const end = rows.at(-1)?.id;

  useEffect(() => {
    const turn = turning.current;
    if (!turn || number === undefined || number === turn.from) return;
    const target = turn.to === 'next' ? first : end;
    turning.current = undefined;
    if (target !== undefined) show(target);
  }, [number, first, end, show]);

  function turnPage(to: 'previous' | 'next') {
    const turn = page?.[to];
    if (!page || !turn) return;
    turning.current = { to, from: page.number };
    turn();
  }

  const index = rows.findIndex(({ id }) => id === open);
  const [last, setLast] = useState({ open, index });
  if (index !== -1 && (last.open !== open || last.index !== index)) setLast({ open, index });
  // A decision may remove the record from the filtered list: the next one is counted from its
  // former place.
  const hasLeft = index === -1 && last.open === open && last.index !== -1;
  const place = hasLeft ? last.index : index;
  if (!page || place === -1) {
    return { previous: undefined, next: undefined, position: undefined };
  }
  const before = rows[place - 1];
  const after = rows[hasLeft ? place : place + 1];
  const showBefore = before && (() => show(before.id));
  const showAfter = after && (() => show(after.id));
  return {
    previous: showBefore ?? (page.previous && (() => turnPage('previous'))),
    next: showAfter ?? (page.next && (() => turnPage('next'))),
    position: hasLeft ? undefined : positionOf(page, place),
  };
}

function positionOf({ number, count }: InscriptionPage, index: number): string {
  const row = formatCount((number - 1) * pageSize + index + 1);
  return listWords.position(
    row,
    count?.kind === 'exact' ? formatCount(count.value) : undefined,
  );
}
