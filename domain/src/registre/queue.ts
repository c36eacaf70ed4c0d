import type { CalendarDay } from '../dates.ts';
import type { Row } from './row.ts';

/**
 * Contact queue of a day: rows of the applicants who may be contacted, the longest wait first. A
 * decision is due once those of its campaign are published.
 */
export function contactQueue(
  rows: readonly Row[],
  decisionsPubliees: readonly string[],
  day: CalendarDay,
): Row[] {
  const isDue = ({ aPrevenir, campagne }: Row) =>
    aPrevenir !== undefined &&
    aPrevenir.des <= day &&
    (aPrevenir.motif !== 'decision' || decisionsPubliees.includes(campagne));
  const since = ({ aPrevenir }: Row) => aPrevenir?.des ?? '';
  return rows
    .filter(isDue)
    .sort((a, b) =>
      since(a) === since(b)
        ? a.dateInscription.getTime() - b.dateInscription.getTime()
        : since(a) < since(b)
          ? -1
          : 1,
    );
}
