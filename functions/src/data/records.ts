import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { PublishedPicture } from '@centre/domain/published-picture';
import { withDates } from '@centre/domain/stored-dates';

/** A record as it was saved, and the picture that it had before when that was another. */
export interface Saved<Entity> {
  readonly record: Entity;
  readonly former?: PublishedPicture | undefined;
}

/** A document as the domain describes it: with its id, and dates instead of timestamps. */
export function recordOf(snapshot: DocumentSnapshot): Record<string, unknown> | undefined {
  const data = snapshot.data();
  if (!data) return undefined;
  return { ...withDates(data), id: snapshot.id };
}

/** `fields` without those that were left out, which Firestore does not store. */
export function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
