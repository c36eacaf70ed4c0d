import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { CommandError } from '@centre/domain/command-error';
import type { Actor, JournalField } from '@centre/domain/journal/journal';
import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import { readAs, type Fields, type Parser } from '@centre/domain/content/stored-documents';
import { corbeilleMessages } from '@centre/domain/corbeille';
import { firestore } from '../admin.ts';
import { corbeilleOf, notInCorbeille, restorable } from '../corbeille.ts';
import { addEntry } from '../journal/journal.ts';
import { optimisticWrite, unchanged } from '../optimistic-write.ts';
import {
  addToCorbeille,
  mustNotBeDeleted,
  refuseDeleted,
  takeFromCorbeille,
} from './deletions.ts';

/** `fields` without those that are undefined, which Firestore does not store. */
export function given(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A record as it was saved, and its former picture if it has another now. */
export interface Saved<Entity> {
  readonly record: Entity;
  readonly former?: PublishedPicture | undefined;
}

/** What a write stores, and what else goes into its batch. */
interface Write {
  readonly fields: Fields;
  readonly also?: ((batch: WriteBatch) => Promise<void>) | undefined;
  /** The fields that the journal names. */
  readonly named?: readonly JournalField[];
}

/** Record as it is stored, with writes that make their batch fail once it has changed. */
interface Kept<Entity> {
  /** Undefined when there is none. */
  readonly current: Entity | undefined;
  readonly fields: Fields;
  readonly add: (batch: WriteBatch, fields: Fields) => void;
  readonly change: (batch: WriteBatch, fields: Fields) => void;
  readonly take: (batch: WriteBatch) => void;
}

interface Kind<Entity> {
  readonly collection: PictureCollection;
  /** As the journal calls it in the names of its actions. */
  readonly name: 'Article' | 'Photo' | 'Temoignage' | 'VitrinePhoto';
  readonly notFound: string;
  /** What people call a record with these fields. */
  readonly nameOf: (fields: Fields) => string;
  readonly parse: Parser<Entity>;
  /** Reads a record; needed where records are no documents of the collection. */
  readonly read?: (id: string) => Promise<Kept<Entity>>;
}

/** What the commands of every kind of content need of its store. */
export type ContentStore<Entity extends Pictured> = Pick<
  ReturnType<typeof contentStore<Entity>>,
  'newId' | 'find' | 'remove' | 'findDeleted' | 'restore'
>;

/** Record that may have a picture. */
export interface Pictured {
  readonly picture?: PublishedPicture;
  /** Address of the picture, under the name of its record. */
  readonly imageUrl?: string;
  readonly photo?: string;
}

/**
 * Store of the records of one kind of content. Each write is one batch with its entry
 * in the journal; files of pictures are the caller's to store and remove.
 */
export function contentStore<Entity extends Pictured>({
  collection,
  name,
  notFound,
  nameOf,
  parse,
  read: readKept,
}: Kind<Entity>) {
  const all = () => firestore().collection(collection);
  const binned = (id: string) => corbeilleOf(collection).doc(id);
  const read = readKept ?? readDocument;

  async function readDocument(id: string): Promise<Kept<Entity>> {
    const snapshot = await all().doc(id).get();
    const { ref } = snapshot;
    return {
      current: snapshot.exists ? readAs(parse)(snapshot) : undefined,
      fields: snapshot.data() ?? {},
      add: (batch, fields) => batch.create(ref, fields),
      change: (batch, fields) => batch.update(ref, fields, unchanged(snapshot)),
      take: (batch) => batch.delete(ref, unchanged(snapshot)),
    };
  }

  function known(entity: Entity | undefined): Entity {
    if (!entity) throw new CommandError('not-found', notFound);
    return entity;
  }

  const find = async (id: string) => (await read(id)).current;

  /** @throws CommandError `not-found`. */
  const existing = async (id: string) => known(await find(id));

  /** Adds the entry of a write to its batch. */
  function journalIn(
    batch: WriteBatch,
    by: Actor,
    verb: 'create' | 'update' | 'delete' | 'restore',
    { id, fields, named }: { id: string; fields: Fields; named?: Write['named'] },
  ): void {
    addEntry(batch, by, {
      action: `${verb}${name}`,
      records: [id],
      references: [nameOf(fields)],
      ...(named && { fields: named }),
    });
  }

  /**
   * Stores a new record under `id`; one that is there already stays as it is.
   *
   * @throws CommandError `failed-precondition` when it was deleted.
   */
  async function create(
    id: string,
    by: Actor,
    { fields, also }: Write,
  ): Promise<Saved<Entity>> {
    await optimisticWrite(`a new ${name}`, async () => {
      const { current, add } = await read(id);
      if (current) return { result: undefined };
      await refuseDeleted({ collection, id });
      const batch = firestore().batch();
      add(batch, fields);
      mustNotBeDeleted(batch, { collection, id });
      await also?.(batch);
      journalIn(batch, by, 'create', { id, fields });
      return { batch, result: undefined };
    });
    return { record: await existing(id) };
  }

  /**
   * Changes a known record.
   *
   * @param plan what to write, from the record as it is; undefined to write nothing.
   * @throws CommandError `not-found`, and what `plan` throws.
   */
  async function update(
    id: string,
    by: Actor,
    plan: (current: Entity) => Write | undefined,
  ): Promise<Saved<Entity>> {
    const former = await optimisticWrite(`a known ${name}`, async () => {
      const kept = await read(id);
      const current = known(kept.current);
      const write = plan(current);
      if (!write) return { result: undefined };
      const { fields, also, named } = write;
      const batch = firestore().batch();
      kept.change(batch, fields);
      await also?.(batch);
      journalIn(batch, by, 'update', { id, fields: { ...current, ...fields }, named });
      return { batch, result: 'picture' in fields ? current.picture : undefined };
    });
    return { record: await existing(id), former };
  }

  /**
   * Puts a record into the bin; the files of its picture are the caller's to hide.
   *
   * @throws CommandError `not-found`.
   */
  async function remove(id: string, by: Actor): Promise<void> {
    await optimisticWrite(`the removal of a ${name}`, async () => {
      const { current, fields, take } = await read(id);
      const { picture } = known(current);
      const batch = firestore().batch();
      take(batch);
      await addToCorbeille(batch, { collection, id }, { fields, picture, by });
      journalIn(batch, by, 'delete', { id, fields: { ...current } });
      return { batch, result: undefined };
    });
  }

  function deletedIn(snapshot: DocumentSnapshot) {
    return { fields: restorable(snapshot), deleted: readAs(parse)(snapshot) };
  }

  /**
   * A record in the bin.
   *
   * @throws CommandError `not-found` when it is not there any more.
   */
  const findDeleted = async (id: string) => deletedIn(await binned(id).get()).deleted;

  /**
   * Puts a record of the bin back.
   *
   * @param picture the picture that it had, and the fields that say where its files are now.
   * @param adapt adds to the batch what else it takes, and returns the fields that are others now.
   * @throws CommandError `not-found` when it is not in the bin any more, `already-exists` when it
   * was made again meanwhile.
   */
  async function restore(
    id: string,
    by: Actor,
    picture: { readonly former: PublishedPicture | undefined; readonly fields: Fields },
    adapt?: (batch: WriteBatch, deleted: Entity) => Promise<Fields>,
  ): Promise<Entity> {
    await optimisticWrite(`the restoring of a ${name}`, async () => {
      // Read before the bin, where it stands no more once somebody else restored it.
      const { current, add } = await read(id);
      const snapshot = await binned(id).get();
      const { fields, deleted } = deletedIn(snapshot);
      if (deleted.picture?.folder !== picture.former?.folder) throw notInCorbeille();
      if (current) throw new CommandError('already-exists', corbeilleMessages.exists);
      const batch = firestore().batch();
      const adapted = await adapt?.(batch, deleted);
      add(batch, { ...fields, ...picture.fields, ...adapted });
      takeFromCorbeille(batch, { collection, id }, snapshot);
      journalIn(batch, by, 'restore', { id, fields: { ...deleted, ...picture.fields } });
      return { batch, result: undefined };
    });
    return existing(id);
  }

  return {
    ...{ all, newId: () => all().doc().id, find, existing, create, update },
    ...{ remove, findDeleted, restore },
  };
}
