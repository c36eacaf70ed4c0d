import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { useEffect, useRef } from 'react';
import { detailsWords } from '../../content/dashboard/desk.ts';
import { pageSize, type InscriptionPage } from '../../data/inscriptions.ts';
import { formatCount } from '../../ui/format-count.ts';
import type { Neighbours } from './details/details-window.tsx';

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
  const last = rows.at(-1)?.id;

  useEffect(() => {
    const turn = turning.current;
    if (!turn || number === undefined || number === turn.from) return;
    const target = turn.to === 'next' ? first : last;
    turning.current = undefined;
    if (target !== undefined) show(target);
  }, [number, first, last, show]);

  function turnPage(to: 'previous' | 'next') {
    const turn = page?.[to];
    if (!page || !turn) return;
    turning.current = { to, from: page.number };
    turn();
  }

  const index = rows.findIndex(({ id }) => id === open);
  if (!page || index === -1) {
    return { previous: undefined, next: undefined, position: undefined };
  }
  const before = rows[index - 1];
  const after = rows[index + 1];
  const showBefore = before && (() => show(before.id));
  const showAfter = after && (() => show(after.id));
  return {
    previous: showBefore ?? (page.previous && (() => turnPage('previous'))),
    next: showAfter ?? (page.next && (() => turnPage('next'))),
    position: positionOf(page, index),
  };
}

function positionOf({ number, count }: InscriptionPage, index: number): string {
  const row = formatCount((number - 1) * pageSize + index + 1);
  return detailsWords.position(
    row,
    count?.kind === 'exact' ? formatCount(count.value) : undefined,
  );
}
