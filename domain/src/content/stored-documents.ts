/** Timestamp of either Firestore SDK. */
interface StoredTime {
  readonly toDate: () => Date;
}

/** Fields of a document, with Dates instead of timestamps. */
export type Fields = Readonly<Record<string, unknown>>;

/** Document of either Firestore SDK. */
export interface StoredDocument {
  readonly id: string;
  readonly data: () => Fields | undefined;
  /** Only in the Admin SDK. */
  readonly createTime?: StoredTime | undefined;
}

/** Parser of a stored document, including older records. */
export type Parser<Entity> = (id: string, fields: Fields, createdAt?: Date) => Entity;

/** Reader that passes the Dates of a stored document to `parse`. */
export const readAs =
  <Entity>(parse: Parser<Entity>) =>
  (document: StoredDocument): Entity =>
    parse(document.id, withDates(document.data() ?? {}), document.createTime?.toDate());

/**
 * Page of `count` documents, with its last document when others follow. Pass one document more than
 * a page holds, to show whether others follow.
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

/** Converts the timestamps of a stored document to Dates, in nested maps and lists too. */
export function withDates(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, toDates(value)]),
  );
}

function toDates(value: unknown): unknown {
  if (isStoredTime(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(toDates);
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
