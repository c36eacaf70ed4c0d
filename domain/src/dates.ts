/** A day of the calendar, `YYYY-MM-DD`; it belongs to no time zone. */
export type CalendarDay = string;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `text` is a day that exists: `2025-02-29` is not. */
export function isCalendarDay(text: string): boolean {
  const match = dayPattern.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  );
}

// Togo keeps UTC all year round, so the centre's clock is UTC's wherever the code runs.
const timeZone = 'UTC';

const short = new Intl.DateTimeFormat('fr-FR', { timeZone });
const long = new Intl.DateTimeFormat('fr-FR', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const plain = new Intl.DateTimeFormat('fr-FR', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const monthOnly = new Intl.DateTimeFormat('fr-FR', {
  timeZone,
  month: 'long',
  year: 'numeric',
});
const withTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
const longWithTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** `07/08/2025`. */
export function formatDate(date: Date): string {
  return short.format(date);
}

/** `jeudi 7 août 2025`. */
export function formatLongDate(date: Date): string {
  return long.format(date);
}

/** `7 août 2025`. */
export function formatDay(date: Date): string {
  return plain.format(date);
}

/** `août 2025`. */
export function formatMonth(date: Date): string {
  return monthOnly.format(date);
}

/** `07/08/2025 14:05`. */
export function formatDateTime(date: Date): string {
  return withTime.format(date);
}

/** `7 août 2025 à 14:05`. */
export function formatLongDateTime(date: Date): string {
  return longWithTime.format(date);
}

/** `14/02/2007`, without a time zone having a say. */
export function formatCalendarDay(day: CalendarDay): string {
  const match = dayPattern.exec(day);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : day;
}

/** The day on the centre's calendar at that instant. */
export function calendarDayOf(date: Date): CalendarDay {
  return date.toISOString().slice(0, 10);
}
