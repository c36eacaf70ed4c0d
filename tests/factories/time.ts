const day = 24 * 60 * 60 * 1000;

/** The instant `count` days (a fraction is fine) after `start`, an ISO date and time. */
export function daysAfter(start: string, count: number): Date {
  return new Date(Date.parse(start) + count * day);
}

/** The calendar day on which somebody was born who is `years` old today. */
export function bornYearsAgo(years: number): string {
  return `${new Date().getUTCFullYear() - years}-01-01`;
}
