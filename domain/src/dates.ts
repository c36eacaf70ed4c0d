import { centre } from './centre.ts';

/** Calendar day, `YYYY-MM-DD`, without a time zone. */
export type CalendarDay = string;

export const dayMs = 24 * 60 * 60 * 1000;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `text` is a day that exists: `2025-02-29` is not. */
export function isCalendarDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  // A day that the month lacks is invalid, or counts as one of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

// The centre's time zone, wherever the code runs.
const { timeZone } = centre;

/* @__NO_SIDE_EFFECTS__ */
function formatter(
  options?: Intl.DateTimeFormatOptions,
  language = 'fr-FR',
): (date: Date) => string {
  // Created on first use: each takes 30 ms on a slow phone.
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(language, { timeZone, ...options });
    // French writes the first of a month as `1er`, which `Intl` does not.
    return format.format(date).replace(/\b1 (?=\p{L})/u, '1er ');
  };
}

/** `07/08/2025`. */
export const formatDate = formatter();

/** `jeudi 7 août 2025`. */
export const formatLongDate = formatter({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `7 août 2025`. */
export const formatDay = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** Months with the preposition before them: `d’août à octobre`, `de juillet à septembre`. */
export const fromMonths = (months: string) => `${/^[ao]/.test(months) ? 'd’' : 'de '}${months}`;

/** `août 2025`. */
export const formatMonth = formatter({ month: 'long', year: 'numeric' });

/** `07/08/2025 14:05`. */
export const formatDateTime = formatter({ dateStyle: 'short', timeStyle: 'short' });

/** `7 août 2025 à 14:05`. */
export const formatLongDateTime = formatter({ dateStyle: 'long', timeStyle: 'short' });

/** `14/02/2007`, regardless of the machine's time zone. */
export function formatCalendarDay(day: CalendarDay): string {
  const match = dayPattern.exec(day);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : day;
}

/** `une minute`, `15 minutes`. */
export function formatMinutes(minutes: number): string {
  return minutes === 1 ? 'une minute' : `${minutes} minutes`;
}

// The Swedish format is that of ISO 8601.
const format = formatter({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE');

/** Local time of the centre at an instant, in ISO 8601: `2025-08-07T14:05:09`. */
export const wallClock = (date: Date) => format(date).replace(' ', 'T');

/** Calendar day at an instant, in the centre's time zone. */
export function calendarDayOf(date: Date): CalendarDay {
  return wallClock(date).slice(0, 10);
}

/** First instant of a day in the centre's time zone; an invalid Date when `day` is no day. */
export function startOf(day: CalendarDay): Date {
  const utc = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(utc)) return new Date(utc);
  return new Date(2 * utc - Date.parse(`${wallClock(new Date(utc))}Z`));
}

/** First instant after a day; an invalid Date when `day` is no day. */
export function endOf(day: CalendarDay): Date {
  const next = new Date(Date.parse(`${day}T00:00Z`) + dayMs);
  return Number.isNaN(next.getTime()) ? next : startOf(next.toISOString().slice(0, 10));
}
