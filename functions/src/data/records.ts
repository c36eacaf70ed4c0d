import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { PublishedPicture } from '@centre/domain/published-picture';

/** A record as it was saved, and the picture that it had before when that was another. */
export interface Saved<Entity> {
  readonly record: Entity;
  readonly former?: PublishedPicture | undefined;
}

/** A document as the domain describes it: with its id, and dates instead of timestamps. */
export function recordOf(snapshot: DocumentSnapshot): Record<string, unknown> | undefined {
  const data = snapshot.data();
  if (!data) return undefined;
  const fields = Object.entries(data).map(([name, value]: [string, unknown]) => {
    return [name, value instanceof Timestamp ? value.toDate() : value] as const;
  });
  return { ...Object.fromEntries<unknown>(fields), id: snapshot.id };
}

/** `fields` without those that were left out, which Firestore does not store. */
export function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
