import type { PictureSource, PublishedPicture } from '@centre/domain/published-picture';
import { dateIn, withDates } from '@centre/domain/stored-dates';

export type Fields = Readonly<Record<string, unknown>>;

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

/** `value` if it is a number, otherwise 0. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** The first of `values` that is a date or says one, otherwise the beginning of time. */
export function dateOf(...values: unknown[]): Date {
  return values.map(dateIn).find((date) => date !== undefined) ?? new Date(0);
}

/**
 * The first `count` of the documents, and the last of these when there are more: one document
 * more than a page holds is read, to know whether others follow.
 */
export function pageOf<Document>(docs: readonly Document[], count: number) {
  const shown = docs.slice(0, count);
  return { shown, last: docs.length > count ? shown.at(-1) : undefined };
}

function isSource(value: unknown): value is PictureSource {
  const { url, width } = (value ?? {}) as Partial<PictureSource>;
  return typeof url === 'string' && typeof width === 'number';
}

/**
 * The `picture` of a document, to be spread among what is read of it: nothing for records
 * that are older than it, or that say something else under that name.
 */
export function pictureOf(value: unknown): { picture?: PublishedPicture } {
  const { folder, width, height, sources, jpeg, placeholder } = (value ??
    {}) as Partial<PublishedPicture>;
  const isComplete =
    width && height && Array.isArray(sources) && sources.length && sources.every(isSource);
  if (!isComplete) return {};
  return {
    picture: {
      folder: textOf(folder),
      width,
      height,
      sources,
      jpeg: textOf(jpeg),
      placeholder: textOf(placeholder),
    },
  };
}
