import type { Actor } from '@centre/domain/journal';
import { messages } from '@centre/domain/messages';
import { exportsPerMember, picturesPerMember, readingsPerMember } from '../settings.ts';
import { countAgainst, hourMs, type Limit } from './limit.ts';

// By member and not by source: a session that was stolen is held back wherever it is used,
// and colleagues behind one address do not hold each other back.
const perHour = (kind: string, max: () => number): Limit => ({
  kind: `membre-${kind}`,
  windowMs: hourMs,
  max,
  message: () => messages.tooMany,
});

type Who = Pick<Actor, 'uid'>;

const pictures = perHour('images', () => picturesPerMember.value());

/**
 * Counts a picture that is about to be decoded.
 *
 * @throws CommandError `resource-exhausted` when the member has sent too many in an hour.
 */
export async function countPictureOf({ uid }: Who): Promise<void> {
  await countAgainst(pictures, uid);
}

const exports = perHour('exports', () => exportsPerMember.value());

/**
 * Counts a file of applications that is about to be made.
 *
 * @throws CommandError `resource-exhausted` when the member has made too many in an hour.
 */
export async function countExportOf({ uid }: Who): Promise<void> {
  await countAgainst(exports, uid);
}

/**
 * Counts a request that reads much, or writes to the journal that something was read.
 *
 * @param kind what is read: each kind has a count of its own.
 * @throws CommandError `resource-exhausted` when the member has read too often in an hour.
 */
export async function countReadingOf({ uid }: Who, kind: string): Promise<void> {
  await countAgainst(
    perHour(`lecture-${kind}`, () => readingsPerMember.value()),
    uid,
  );
}
