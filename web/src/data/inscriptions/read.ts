import type { InscriptionFilters, InscriptionSort } from '@centre/domain/inscription-query';
import { store } from '../store.ts';
import { findDuplicates, readEverything } from './reading.ts';
import type { InscriptionRecord, ReadAllOptions } from './types.ts';

/**
 * Every application that the filters leave, for exports: in rounds of at most 500, so that
 * nothing is held that was already written down.
 *
 * @throws the reason of the signal when it is aborted, and Firestore's errors.
 */
export function readAll(
  filters: InscriptionFilters,
  sort: InscriptionSort,
  options: ReadAllOptions = {},
): AsyncGenerator<readonly InscriptionRecord[], void> {
  return readEverything(store, filters, sort, options);
}

/**
 * The other applications with the same phone, or the same names and day of birth; twenty at
 * most, the oldest first.
 */
export function duplicatesOf(record: InscriptionRecord): Promise<readonly InscriptionRecord[]> {
  return findDuplicates(store, record);
}
