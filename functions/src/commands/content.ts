import { CommandError } from '@centre/domain/command-error';
import { documentRequest, isAddress, type ImageSource } from '@centre/domain/schema';
import { staffPictureMessages } from '@centre/domain/messages/staff/content';
import { can, type Resource } from '@centre/domain/permissions';
import { corbeilleMessages } from '@centre/domain/corbeille';
import type { PictureCollection } from '@centre/domain/content/published-picture';
import type { Actor } from '@centre/domain/journal/journal';
import { notInCorbeille } from '../data/corbeille.ts';
import type { Visibility } from '../data/lists.ts';
import type { MemberWithoutLogin } from '../data/member/members.ts';
import type { ContentStore, Pictured, Saved } from '../data/content/content.ts';
import { refuseDeleted } from '../data/content/deletions.ts';
import { emptyCorbeille, hideDeleted, republishPicture } from '../images/binned-picture.ts';
import {
  discardOriginal,
  publishPicture,
  removePicture,
  type PictureTarget,
  type Published,
} from '../images/publish-picture.ts';
import { countPictureOf } from '../limits.ts';
import { defineCommand } from './command.ts';

/** Visibility of a resource: members who may read it see drafts, all others published records. */
export function visibilityFor(
  member: MemberWithoutLogin | undefined,
  resource: Resource,
): Visibility {
  return member && can(member.role, resource, 'read') ? 'everything' : 'published';
}

interface ContentKind<Name extends string, Entity extends Pictured> {
  readonly collection: PictureCollection;
  /** Resource whose rights apply. */
  readonly resource: Resource;
  /** Name of a record in answers. */
  readonly name: Name;
  /** Messages about a refused picture, and the field of the request that holds it. */
  readonly pictureTexts: PictureTarget['pictureTexts'];
  readonly store: ContentStore<Entity>;
}

interface PicturedSave<Entity extends Pictured> {
  /** Absent when the record has no picture, or keeps the one that it has. */
  readonly source: ImageSource | undefined;
  /** Early check of `create` and `update`, before the picture is decoded in vain. */
  readonly check?: (id: string, isNew: boolean) => unknown;
  readonly create: (id: string, picture: Published | undefined) => Promise<Saved<Entity>>;
  readonly update: (id: string, picture: Published | undefined) => Promise<Saved<Entity>>;
}

/** Commands that all kinds of content have in common, and the saving of a record. */
export function contentCommands<Name extends string, Entity extends Pictured>({
  collection,
  resource,
  name,
  pictureTexts,
  store,
}: ContentKind<Name, Entity>) {
  const guard = { resource, action: 'delete' } as const;
  const answer = (record: Entity) => ({ [name]: record }) as Record<Name, Entity>;

  return {
    /** Command that moves a record to the bin. */
    deletion: (command: string, failure: string) =>
      defineCommand({
        name: command,
        guard,
        schema: documentRequest,
        failure,
        run: async ({ id }, { by }) => {
          await store.remove(id, by);
          return hideDeleted({ collection, id });
        },
      }),

    /** Command that restores a record from the bin. */
    restoration: (command: string) =>
      defineCommand({
        name: command,
        guard,
        schema: documentRequest,
        failure: corbeilleMessages.restoreFailed,
        run: async ({ id }, { by }) => answer(await restoreWithPicture(store, id, by)),
      }),

    /** Stores a new record, under its `requestId` if it has one, or updates a known one. */
    save: async (
      { id: known, requestId }: { id?: string | undefined; requestId?: string | undefined },
      uid: string,
      save: PicturedSave<Entity>,
    ) => {
      const id = known ?? requestId ?? store.newId();
      const target = { collection, id, uid, pictureTexts };
      return answer(await saveWithPicture(store, target, known === undefined, save));
    },
  };
}

/**
 * Saves a record that may have a picture: the new files, then the record in one batch, then the
 * removal of the former files. An interruption leaves at worst unused files, which the nightly
 * clean-up removes. The original stays in quarantine when the record is refused, so that it can
 * be saved again without another upload.
 *
 * @param isNew whether a record is created; an existing one was stored by the same request before.
 * @throws CommandError `failed-precondition` when a new record has the key of a deleted one, or the
 * errors of the rate limit, the picture, and `create` or `update`.
 */
async function saveWithPicture<Entity extends Pictured>(
  { find }: ContentStore<Entity>,
  target: PictureTarget,
  isNew: boolean,
  { source, check, create, update }: PicturedSave<Entity>,
): Promise<Entity> {
  const { id } = target;
  const write = (picture?: Published) => (isNew ? create(id, picture) : update(id, picture));
  const before = isNew && (await find(id));
  if (before) return before;
  if (isNew) await refuseDeleted(target);
  const known = isNew ? undefined : () => find(id);
  if (!source || (await keepsPicture(source, target, known))) return (await write()).record;

  await check?.(id, isNew);
  await countPictureOf(target);
  let published: Published;
  try {
    published = await publishPicture(source, target);
  } catch (error) {
    // A concurrent call of the same request may have stored the record and removed the original.
    const other = isNew && (await find(id));
    if (other) return other;
    throw error;
  }
  const { record, former } = await writeOrRemove(published, write);
  // Concurrent calls may have stored another picture: only the one of the record stays.
  for (const picture of [published.picture, former]) {
    if (picture?.folder !== record.picture?.folder) await removePicture(picture);
  }
  await discardOriginal(source);
  return record;
}

/**
 * Whether the source is the URL of the record's present picture: older clients send whole records
 * back.
 *
 * @throws CommandError `invalid-argument` for another URL: the server fetches none.
 */
async function keepsPicture(
  source: ImageSource,
  { pictureTexts }: PictureTarget,
  find: (() => Promise<Pictured | undefined>) | undefined,
): Promise<boolean> {
  if (!isAddress(source)) return false;
  const record = await find?.();
  // For a missing record, `update` throws.
  if (find && (!record || source === (record.imageUrl ?? record.photo))) return true;
  const { address } = staffPictureMessages;
  throw new CommandError('invalid-argument', address, {
    fields: { [pictureTexts.field]: address },
  });
}

async function writeOrRemove<Entity extends Pictured>(
  published: Published,
  write: (published: Published) => Promise<Saved<Entity>>,
): Promise<Saved<Entity>> {
  try {
    return await write(published);
  } catch (error) {
    // After any other error the record may have been written, and the files be in use.
    if (error instanceof CommandError) await removePicture(published.picture);
    throw error;
  }
}

/**
 * Restores a record from the bin: first its files, then the record, then removes the files of the
 * bin. An interruption leaves at worst duplicate files, which the nightly clean-up removes.
 *
 * @throws CommandError `not-found` when it is not in the bin any more, or the errors of `restore`.
 */
async function restoreWithPicture<Entity extends Pictured>(
  { findDeleted, restore }: ContentStore<Entity>,
  id: string,
  by: Actor,
): Promise<Entity> {
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
    // Files that its deletion could not hide.
    await removePicture(former);
    return record;
  } catch (error) {
    // After any other error the record may have been written, and the files be in use.
    if (error instanceof CommandError) await removePicture(picture);
    throw error;
  }
}
