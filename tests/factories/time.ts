const day = 24 * 60 * 60 * 1000;

/** Instant `count` days (or a fraction) after `start`, an ISO date and time. */
export function daysAfter(start: string, count: number): Date {
  return new Date(Date.parse(start) + count * day);
}

/** Birth date (`YYYY-MM-DD`) of a person who is `years` old today. */
export function bornYearsAgo(years: number): string {
  return `${new Date().getUTCFullYear() - years}-01-01`;
}
