import type { CalendarDay } from '../dates.ts';
import type { Row } from './row.ts';

/**
 * Rows of the applicants who may be told on that day, those who have waited longest first. A
 * decision is told once those of its campaign are published.
 */
export function queueToTell(
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
