import { dateIn, withDates } from '@centre/domain/stored-dates';

/** The fields of a document, with `id` among them and every Timestamp as a Date, in maps too. */
export function fieldsOf(snapshot: {
  readonly id: string;
  data: () => Record<string, unknown> | undefined;
}): Record<string, unknown> {
  return { ...withDates(snapshot.data() ?? {}), id: snapshot.id };
}

/** `value` if it is text, otherwise nothing: for records older than their field. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The first of `values` that is a date or says one, otherwise the beginning of time. */
export function dateOf(...values: unknown[]): Date {
  return values.map(dateIn).find((date) => date !== undefined) ?? new Date(0);
}
