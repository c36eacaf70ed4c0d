import { centre } from './centre.ts';

/** A day of the calendar, `YYYY-MM-DD`; it belongs to no time zone. */
export type CalendarDay = string;

/** Milliseconds of a day. */
export const dayMs = 24 * 60 * 60 * 1000;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `text` is a day that exists: `2025-02-29` is not. */
export function isCalendarDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  // A day that the month lacks is invalid, or counts as one of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

// The centre's clock, wherever the code runs.
const { timeZone } = centre;

/* @__NO_SIDE_EFFECTS__ */
function formatter(
  options?: Intl.DateTimeFormatOptions,
  language = 'fr-FR',
): (date: Date) => string {
  // Made when first used: that takes a slow phone 30 ms each.
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(language, { timeZone, ...options });
    // French says the first of a month in another way, which the formats of JavaScript lack.
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

/** `14/02/2007`, whatever the time zone of the machine. */
export function formatCalendarDay(day: CalendarDay): string {
  const match = dayPattern.exec(day);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : day;
}

/** `une minute`, `15 minutes`. */
export function formatMinutes(minutes: number): string {
  return minutes === 1 ? 'une minute' : `${minutes} minutes`;
}

// Swedish writes instants as ISO 8601 does.
const format = formatter({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE');

/** The centre's clock at an instant, in ISO 8601: `2025-08-07T14:05:09`. */
export const wallClock = (date: Date) => format(date).replace(' ', 'T');

/** The day on the centre's calendar at that instant. */
export function calendarDayOf(date: Date): CalendarDay {
  return wallClock(date).slice(0, 10);
}

/** First instant of a day by the centre's clock; an invalid date where `day` is none. */
export function startOf(day: CalendarDay): Date {
  const utc = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(utc)) return new Date(utc);
  return new Date(2 * utc - Date.parse(`${wallClock(new Date(utc))}Z`));
}

/** First instant after a day; an invalid date where `day` is none. */
export function endOf(day: CalendarDay): Date {
  const next = new Date(Date.parse(`${day}T00:00Z`) + dayMs);
  return Number.isNaN(next.getTime()) ? next : startOf(next.toISOString().slice(0, 10));
}
