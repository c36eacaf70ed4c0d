import type { InscriptionRecord } from '@centre/domain/inscription-record';
import type { InscriptionStatistics } from '@centre/domain/inscription';
import type { CommandFailure } from '../callables.ts';

export type { InscriptionStatistics };

/** Rows of a page of the list. */
export const pageSize = 50;

/** How many applications there are to the filters. */
export interface InscriptionCount {
  readonly value: number;
  /**
   * `exact`: counted by the server. `atLeast`: found so far by a search of several words
   * that has not looked at everything.
   */
  readonly kind: 'exact' | 'atLeast';
}

/** A page of the list, kept up to date, and the ways to the others. */
export interface InscriptionPage {
  readonly rows: readonly InscriptionRecord[];
  /** From 1. Another filter or order begins at 1 again. */
  readonly number: number;
  /** Undefined while it is being counted; null when counting failed, which was logged. */
  readonly count: InscriptionCount | undefined | null;
  /** Undefined on the first page. */
  readonly previous: (() => void) | undefined;
  /** Undefined on the last page, or when only `searchOn` can tell whether there is another. */
  readonly next: (() => void) | undefined;
  /**
   * Looks further. Only there when a search of several words has read as much as it may
   * read unasked and the page is not full; the page says so rather than look complete.
   */
  readonly searchOn: (() => void) | undefined;
  /** Whether newer rows than these are being fetched, for another page or by `searchOn`. */
  readonly isFetching: boolean;
}

/** What the list shows. With other filters it is `loading` again. */
export type InscriptionList =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | { readonly status: 'success'; readonly page: InscriptionPage };

/** `refresh` counts anew; the former figures stay until the new ones are there. */
export type LiveStatistics =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly refresh: () => void }
  | {
      readonly status: 'success';
      readonly statistics: InscriptionStatistics;
      readonly refresh: () => void;
    };

/**
 * Whether every record can be found. `indexing`: records that were written without the
 * functions are being made findable; `missing` of them are left.
 */
export type Indexing =
  | { readonly status: 'checking' }
  | { readonly status: 'complete' }
  | { readonly status: 'indexing'; readonly missing: number }
  | { readonly status: 'failed'; readonly retry: () => void };

/** One application, kept up to date; `missing` when it is deleted or never was. */
export type LiveInscription =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'success'; readonly record: InscriptionRecord };

export interface ReadAllOptions {
  /** Told after every round how many rows were given so far. */
  readonly onProgress?: (rows: number) => void;
  /** Stops before the next round; the generator then throws the signal's reason. */
  readonly signal?: AbortSignal;
}

export type { CommandFailure, InscriptionRecord };
