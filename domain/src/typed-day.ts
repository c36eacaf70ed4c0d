import { isCalendarDay, type CalendarDay } from './dates.ts';
import { dayMessages } from './messages/day.ts';
import { foldText } from './text.ts';

// Not in `dates.ts`, which every page loads.

/** Beginnings of the French names of the months, without accents. */
export const months = 'janv|fev|mars|avr|mai|juin|juil|aou|sept|oct|nov|dec'.split('|');

const weekday = '(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche),? ?';
const patterns = [
  new RegExp(`^(?:le )?(?:${weekday})?(\\d{1,2})(?:er)? ?([a-z]{3,9})\\.? ?(\\d{2,4})$`),
  /^(\d{1,2})[ ./-]+(\d{1,2})[ ./-]+(\d{2,4})$/,
  /^(\d{2})(\d{2})(\d{4})$/,
];

/** Parsed day, or the typed text with the reason why it is no day, as a French sentence. */
interface TypedDay {
  readonly day: CalendarDay;
  readonly problem?: string;
}

/**
 * Parses a day written in French order: `28/02/2006`, `28.2.2006`, `28 février 2006`,
 * `mardi 1er mars 2005`, or `2006-02-28`. An empty text stays empty.
 */
export function readDay(typed: string): TypedDay {
  const day = typed.trim();
  if (day === '' || isCalendarDay(day)) return { day };
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return { day, problem: dayMessages.absent };
  const plain = foldText(day);
  const [, date, monthText = '', year = ''] =
    patterns.map((shape) => shape.exec(plain)).find((found) => found !== null) ?? [];
  const month = /\d/.test(monthText)
    ? Number(monthText)
    : months.findIndex((name) => monthText.startsWith(name)) + 1;
  const isRead = date !== undefined && (month > 0 || monthText === '00');
  if (!isRead) return { day, problem: dayMessages.unreadable };
  if (year.length < 4) return { day, problem: dayMessages.year };
  const [mm, dd] = [String(month), date].map((number) => number.padStart(2, '0'));
  const read = `${year}-${mm}-${dd}`;
  if (isCalendarDay(read)) return { day: read };
  return { day, problem: month > 12 ? dayMessages.order : dayMessages.absent };
}
