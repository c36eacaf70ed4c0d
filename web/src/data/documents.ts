interface Timestamped {
  toDate: () => Date;
}

function isTimestamp(value: unknown): value is Timestamped {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<Timestamped>).toDate === 'function'
  );
}

/** The fields of a document, with `id` among them and every Timestamp as a Date. */
export function fieldsOf(snapshot: {
  readonly id: string;
  data: () => Record<string, unknown> | undefined;
}): Record<string, unknown> {
  const fields = Object.entries(snapshot.data() ?? {}).map(([name, value]) => [
    name,
    isTimestamp(value) ? value.toDate() : value,
  ]);
  return { ...(Object.fromEntries(fields) as Record<string, unknown>), id: snapshot.id };
}

/** `value` if it is text, otherwise nothing: for records older than their field. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The first of `values` that is a date, otherwise the beginning of time. */
export function dateOf(...values: unknown[]): Date {
  return values.find((value) => value instanceof Date) ?? new Date(0);
}
