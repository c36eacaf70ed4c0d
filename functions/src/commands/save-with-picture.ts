import type { ImageSource } from '@centre/domain/image-schema';
import type { PublishedPicture } from '@centre/domain/published-picture';
import { CommandError } from '@centre/domain/command-error';
import type { Saved } from '../data/records.ts';
import { countPictureOf } from '../limits/member-limits.ts';
import {
  discardOriginal,
  publishPicture,
  removePicture,
  type PictureTarget,
  type Published,
} from '../images/publish-picture.ts';

interface Pictured {
  readonly picture?: PublishedPicture;
}

interface PicturedSave<Entity extends Pictured> {
  /** Absent when the record is saved without a picture, or keeps the one that it has. */
  readonly source: ImageSource | undefined;
  readonly target: PictureTarget;
  /** The record that an earlier call with the same `requestId` stored. */
  readonly stored?: () => Promise<Entity | undefined>;
  /** Refuses, before the picture is worked on for nothing, what `write` would refuse. */
  readonly check?: () => Promise<void>;
  readonly write: (published: Published | undefined) => Promise<Saved<Entity>>;
}

/**
 * Saves a record that may have a picture: first the new files, then the record in one batch,
 * then whatever nobody needs any more. Broken off anywhere, it leaves the record as it was or
 * as it is to be, with its files; the sweep removes the rest.
 *
 * What the caller sent stays in quarantine when the record is refused, so that it need not be
 * sent again: as a draft instead of a seventh publication, or after comparing two versions.
 *
 * @throws CommandError `resource-exhausted` beyond the pictures of an hour; of the picture, or of `check` and `write`; then no new file stays.
 */
export async function saveWithPicture<Entity extends Pictured>(
  save: PicturedSave<Entity>,
): Promise<Entity> {
  const { source, target, stored, check, write } = save;
  const before = await stored?.();
  if (before) return before;
  if (!source) return (await write(undefined)).record;

  await check?.();
  await countPictureOf(target);
  let published: Published;
  try {
    published = await publishPicture(source, target);
  } catch (error) {
    // A call at the same time may have stored the record and removed what both were sent.
    const twin = await stored?.();
    if (twin) return twin;
    throw error;
  }
  const { record, former } = await written(published, write);
  await removeAllBut(record.picture, [published.picture, former]);
  await discardOriginal(source);
  return record;
}

async function written<Entity>(
  published: Published,
  write: PicturedSave<Entity & Pictured>['write'],
): Promise<Saved<Entity>> {
  try {
    return await write(published);
  } catch (error) {
    // Only a refusal is certain not to have written the record: after anything else the
    // files may be in use, and the sweep finds out.
    if (error instanceof CommandError) await removePicture(published.picture);
    throw error;
  }
}

/** Other calls may have been faster: what the record has is what stays. */
async function removeAllBut(
  kept: PublishedPicture | undefined,
  pictures: readonly (PublishedPicture | undefined)[],
): Promise<void> {
  for (const picture of pictures) {
    if (picture?.folder !== kept?.folder) await removePicture(picture);
  }
}
