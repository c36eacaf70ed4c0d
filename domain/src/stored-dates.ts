/** A point in time as either SDK of Firestore holds it. */
interface StoredTime {
  readonly toDate: () => Date;
}

function isStoredTime(value: unknown): value is StoredTime {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<StoredTime>).toDate === 'function'
  );
}

/** The fields of a stored document with Dates, in nested maps and lists too. */
export function withDates(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, dated(value)]),
  );
}

function dated(value: unknown): unknown {
  if (isStoredTime(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(dated);
  return value?.constructor === Object ? withDates(value) : value;
}

/** The date in a value; older records have ISO texts. */
export function dateIn(value: unknown): Date | undefined {
  const date = typeof value === 'string' && value !== '' ? new Date(value) : value;
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : undefined;
}
