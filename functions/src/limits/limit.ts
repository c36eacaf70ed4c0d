import { CommandError } from '@centre/domain/command-error';
import {
  countUp,
  readTally,
  type Counted,
  type Counter,
  type Tally,
} from '../data/counters.ts';

/** How many of something are let through in a window of time. */
export interface Limit {
  readonly kind: string;
  readonly windowMs: number;
  /** Documents among which the count is spread when everybody shares it. */
  readonly shards?: number;
  /** Read at each use: parameters have no value yet when the code is loaded. */
  readonly max: () => number;
  /** What the refused are told. */
  readonly message: (minutes: number) => string;
}

export const quarterHourMs = 15 * 60 * 1000;
export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

function counterOf({ kind, windowMs, shards }: Limit, key: string): Counter {
  return { kind, key, windowMs, ...(shards !== undefined && { shards }) };
}

/**
 * Counts one more for `key`.
 *
 * @throws CommandError `resource-exhausted`, with the seconds to wait, when it is one too many.
 */
export async function countAgainst(limit: Limit, key: string): Promise<Counted> {
  const counted = await countUp(counterOf(limit, key));
  refuseBeyond(limit, counted);
  return counted;
}

/**
 * Looks whether `key` is within the limit, and counts nothing.
 *
 * @throws CommandError `resource-exhausted` as `countAgainst` does.
 */
export async function checkAgainst(limit: Limit, key: string): Promise<void> {
  refuseBeyond(limit, await readTally(counterOf(limit, key)));
}

function refuseBeyond(limit: Limit, { count, endsAt }: Tally): void {
  if (count <= limit.max()) return;
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1000));
  const message = limit.message(Math.ceil(retryAfter / 60));
  throw new CommandError('resource-exhausted', message, { retryAfter });
}
