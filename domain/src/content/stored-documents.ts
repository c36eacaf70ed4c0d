/** A point in time as either SDK of Firestore holds it. */
interface StoredTime {
  readonly toDate: () => Date;
}

/** The fields of a document, every point in time as a Date. */
export type Fields = Readonly<Record<string, unknown>>;

/** A document as either SDK of Firestore hands it over. */
export interface StoredDocument {
  readonly id: string;
  readonly data: () => Fields | undefined;
  /** Known to the Admin SDK alone. */
  readonly createTime?: StoredTime | undefined;
}

/** A function that makes a document's record of its fields, whatever their age. */
export type Parser<Entity> = (id: string, fields: Fields, createdAt?: Date) => Entity;

/** The reader of a collection whose documents `parse` understands. */
export const readAs =
  <Entity>(parse: Parser<Entity>) =>
  (document: StoredDocument): Entity =>
    parse(document.id, withDates(document.data() ?? {}), document.createTime?.toDate());

/**
 * The first `count` of the documents, and the last of these when there are more: one document
 * more than a page holds is read, to know whether others follow.
 */
export function pageOf<Document>(docs: readonly Document[], count: number) {
  const shown = docs.slice(0, count);
  return { shown, last: docs.length > count ? shown.at(-1) : undefined };
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

/** The first date in `values`; older records have ISO texts. */
export function dateIn(...values: unknown[]): Date | undefined {
  for (const value of values) {
    const date = typeof value === 'string' && value !== '' ? new Date(value) : value;
    if (date instanceof Date && !Number.isNaN(date.getTime())) return date;
  }
  return undefined;
}

/** `value` as text; empty when it is neither text nor a number. */
export function textIn(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** `value` if it is a number, otherwise 0. */
export function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

export function mapIn(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
