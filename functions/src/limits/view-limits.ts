import { messages } from '@centre/domain/messages';
import { listingsPerSource, viewsPerSource } from '../settings.ts';
import { countAgainst, hourMs, type Limit } from './limit.ts';

const bySource: Limit = {
  kind: 'vue-source',
  windowMs: hourMs,
  max: () => viewsPerSource.value(),
  message: () => messages.tooMany,
};

/**
 * Counts a view of an article, whichever it is: each costs a few reads and writes.
 *
 * @throws CommandError `resource-exhausted` when the source has had too many in an hour.
 */
export async function countViewOf(source: string): Promise<void> {
  await countAgainst(bySource, source);
}

const listingsBySource: Limit = {
  kind: 'liste-source',
  windowMs: hourMs,
  max: () => listingsPerSource.value(),
  message: () => messages.tooMany,
};

/**
 * Counts a list that the API gives to anybody: each may be a thousand reads.
 *
 * @throws CommandError `resource-exhausted` when the source has had too many in an hour.
 */
export async function countListingOf(source: string): Promise<void> {
  await countAgainst(listingsBySource, source);
}
