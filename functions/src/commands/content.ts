import { CommandError } from '@centre/domain/command-error';
import { isAddress, type ImageSource } from '@centre/domain/schema';
import { staffPictureMessages } from '@centre/domain/messages/staff/content';
import { can, type Resource } from '@centre/domain/permissions';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import type { Fields } from '@centre/domain/content/stored-documents';
import type { Actor } from '@centre/domain/journal/journal';
import { notInCorbeille } from '../data/corbeille.ts';
import type { Visibility } from '../data/lists.ts';
import type { KnownMember } from '../data/member/members.ts';
import type { Saved } from '../data/content/content.ts';
import { refuseDeleted } from '../data/content/deletions.ts';
import { emptyCorbeille, republishPicture } from '../images/binned-picture.ts';
import {
  discardOriginal,
  publishPicture,
  removePicture,
  type PictureTarget,
  type Published,
} from '../images/publish-picture.ts';
import { countPictureOf } from '../limits.ts';

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
 * @throws CommandError `failed-precondition` when a new record has the key of a deleted one, or
 * that of the limit, the picture, `check` or `write`.
 */
export async function saveWithPicture<Entity extends Pictured>(
  save: PicturedSave<Entity>,
): Promise<Entity> {
  const { source, target, isNew, find, check, write } = save;
  const before = isNew && (await find());
  if (before) return before;
  if (isNew) await refuseDeleted(target);
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

interface PicturedRestore<Entity extends Pictured> {
  readonly id: string;
  readonly by: Actor;
  readonly findDeleted: (id: string) => Promise<Entity>;
  readonly restore: (
    id: string,
    by: Actor,
    picture: { readonly former: PublishedPicture | undefined; readonly fields: Fields },
  ) => Promise<Entity>;
}

/**
 * Puts a record of the bin back: its files first, then the record, then what the bin had of
 * them goes. An interruption leaves at worst files twice, which the nightly clean-up removes.
 *
 * @throws CommandError `not-found` when it is not in the bin any more, or what `restore` throws.
 */
export async function restoreWithPicture<Entity extends Pictured>({
  id,
  by,
  findDeleted,
  restore,
}: PicturedRestore<Entity>): Promise<Entity> {
  const { picture: former, imageUrl, photo } = await findDeleted(id);
  if (!former) return restore(id, by, { former, fields: {} });
  const moved = await republishPicture(former);
  if (!moved) throw notInCorbeille();
  const { picture, addressOf } = moved;
  const fields = {
    picture,
    ...(imageUrl !== undefined && { imageUrl: addressOf(imageUrl) }),
    ...(photo !== undefined && { photo: addressOf(photo) }),
  };
  try {
    const record = await restore(id, by, { former, fields });
    await emptyCorbeille(former);
    // What its deletion could not hide.
    await removePicture(former);
    return record;
  } catch (error) {
    // After any other error the record may have been written, and the files be in use.
    if (error instanceof CommandError) await removePicture(picture);
    throw error;
  }
}
