import { CommandError } from '@centre/domain/command-error';
import { isAddress, type ImageSource } from '@centre/domain/schema';
import { staffPictureMessages } from '@centre/domain/messages/staff/content';
import { can, type Resource } from '@centre/domain/permissions';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import type { Visibility } from '../data/lists.ts';
import type { KnownMember } from '../data/member/members.ts';
import type { Saved } from '../data/content/content.ts';
import {
  discardOriginal,
  publishPicture,
  removePicture,
  type PictureTarget,
  type Published,
} from '../images/publish-picture.ts';
import { countPictureOf } from '../limits/limits.ts';

/** Members who may read a resource see drafts too; everybody else sees what is published. */
export function visibilityFor(member: KnownMember | undefined, resource: Resource): Visibility {
  return member && can(member.role, resource, 'read') ? 'everything' : 'published';
}

interface Pictured {
  readonly picture?: PublishedPicture;
  /** Where the picture is, under the name of its record. */
  readonly imageUrl?: string;
  readonly photo?: string;
}

interface PicturedSave<Entity extends Pictured> {
  /** Absent when the record has no picture, or keeps the one that it has. */
  readonly source: ImageSource | undefined;
  readonly target: PictureTarget;
  /** Whether a record is made; one that is there was stored by the same request before. */
  readonly isNew: boolean;
  readonly find: () => Promise<Entity | undefined>;
  /** Refuses what `write` would refuse, before the picture is decoded for nothing. */
  readonly check?: () => Promise<void>;
  readonly write: (published: Published | undefined) => Promise<Saved<Entity>>;
}

/**
 * Saves a record that may have a picture: the new files, then the record in one batch, then the
 * removal of the former files. An interruption leaves at worst unused files, which the nightly
 * clean-up removes. The original stays in quarantine when the record is refused, so that it can
 * be saved again without another upload.
 *
 * @throws CommandError of the limit, the picture, `check` or `write`.
 */
export async function saveWithPicture<Entity extends Pictured>(
  save: PicturedSave<Entity>,
): Promise<Entity> {
  const { source, target, isNew, find, check, write } = save;
  const before = isNew && (await find());
  if (before) return before;
  if (!source || (await keepsPicture(source, save))) return (await write(undefined)).record;

  await check?.();
  await countPictureOf(target);
  let published: Published;
  try {
    published = await publishPicture(source, target);
  } catch (error) {
    // A concurrent call of the same request may have stored the record and removed the original.
    const other = isNew && (await find());
    if (other) return other;
    throw error;
  }
  const { record, former } = await written(published, write);
  // Concurrent calls may have stored another picture: only the one of the record stays.
  for (const picture of [published.picture, former]) {
    if (picture?.folder !== record.picture?.folder) await removePicture(picture);
  }
  await discardOriginal(source);
  return record;
}

/**
 * Whether the source is the address of the picture that the record has: older clients send whole
 * records back.
 *
 * @throws CommandError `invalid-argument` for another address: nothing is fetched from one.
 */
async function keepsPicture<Entity extends Pictured>(
  source: ImageSource,
  { target, isNew, find }: PicturedSave<Entity>,
): Promise<boolean> {
  if (!isAddress(source)) return false;
  const record = isNew ? undefined : await find();
  // Of a record that is not there, `write` says so.
  if (!isNew && (!record || source === (record.imageUrl ?? record.photo))) return true;
  const { address } = staffPictureMessages;
  throw new CommandError('invalid-argument', address, {
    fields: { [target.says.field]: address },
  });
}

async function written<Entity extends Pictured>(
  published: Published,
  write: PicturedSave<Entity>['write'],
): Promise<Saved<Entity>> {
  try {
    return await write(published);
  } catch (error) {
    // After any other error the record may have been written, and the files be in use.
    if (error instanceof CommandError) await removePicture(published.picture);
    throw error;
  }
}
