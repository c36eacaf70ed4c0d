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
import { optimisticWrite, mustBeUnchanged } from '../optimistic-write.ts';
import {
  addToCorbeille,
  mustNotBeDeleted,
  refuseDeleted,
  takeFromCorbeille,
} from './deletions.ts';

/** `fields` without those that are undefined, which Firestore does not store. */
export function withoutUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Saved record, and its former picture if that was replaced. */
export interface Saved<Entity> {
  readonly record: Entity;
  readonly former?: PublishedPicture | undefined;
}

/** Write of a record, with other writes of its batch. */
interface Write {
  readonly fields: Fields;
  readonly extend?: ((batch: WriteBatch) => Promise<void>) | undefined;
  /** Fields in the journal entry. */
  readonly logged?: readonly JournalField[];
}

/** Stored record, with writes that make their batch fail if the record has changed since. */
interface StoredRecord<Entity> {
  /** Undefined when there is none. */
  readonly current: Entity | undefined;
  readonly fields: Fields;
  readonly add: (batch: WriteBatch, fields: Fields) => void;
  readonly change: (batch: WriteBatch, fields: Fields) => void;
  readonly discard: (batch: WriteBatch) => void;
}

interface Kind<Entity> {
  readonly collection: PictureCollection;
  /** Name in the actions of the journal. */
  readonly name: 'Article' | 'Photo' | 'Temoignage' | 'VitrinePhoto';
  readonly notFound: string;
  /** Readable name of a record with these fields. */
  readonly nameOf: (fields: Fields) => string;
  readonly parse: Parser<Entity>;
  /** Reads a record; needed where records are not documents of the collection. */
  readonly read?: (id: string) => Promise<StoredRecord<Entity>>;
}

/** Part of a store that the commands of every kind of content use. */
export type ContentStore<Entity extends Pictured> = Pick<
  ReturnType<typeof contentStore<Entity>>,
  'newId' | 'find' | 'remove' | 'findDeleted' | 'restore'
>;

/** Record that may have a picture. */
export interface Pictured {
  readonly picture?: PublishedPicture;
  /** URL of the picture, which testimonials hold in `photo`. */
  readonly imageUrl?: string;
  readonly photo?: string;
}

/**
 * Store of the records of one kind of content. Each write is one batch with its journal entry. The
 * caller stores and removes the files of pictures.
 */
export function contentStore<Entity extends Pictured>({
  collection,
  name,
  notFound,
  nameOf,
  parse,
  read: readOther,
}: Kind<Entity>) {
  const all = () => firestore().collection(collection);
  const binned = (id: string) => corbeilleOf(collection).doc(id);
  const read = readOther ?? readDocument;

  async function readDocument(id: string): Promise<StoredRecord<Entity>> {
    const snapshot = await all().doc(id).get();
    const { ref } = snapshot;
    return {
      current: snapshot.exists ? readAs(parse)(snapshot) : undefined,
      fields: snapshot.data() ?? {},
      add: (batch, fields) => batch.create(ref, fields),
      change: (batch, fields) => batch.update(ref, fields, mustBeUnchanged(snapshot)),
      discard: (batch) => batch.delete(ref, mustBeUnchanged(snapshot)),
    };
  }

  function orNotFound(entity: Entity | undefined): Entity {
    if (!entity) throw new CommandError('not-found', notFound);
    return entity;
  }

  const find = async (id: string) => (await read(id)).current;

  /** @throws CommandError `not-found`. */
  const existing = async (id: string) => orNotFound(await find(id));

  /** Adds the entry of a write to its batch. */
  function journalIn(
    batch: WriteBatch,
    by: Actor,
    verb: 'create' | 'update' | 'delete' | 'restore',
    { id, fields, logged }: { id: string; fields: Fields; logged?: Write['logged'] },
  ): void {
    addEntry(batch, by, {
      action: `${verb}${name}`,
      records: [id],
      references: [nameOf(fields)],
      ...(logged && { fields: logged }),
    });
  }

  /**
   * Stores a new record under `id`; an existing one stays unchanged.
   *
   * @throws CommandError `failed-precondition` when it was deleted.
   */
  async function create(
    id: string,
    by: Actor,
    { fields, extend }: Write,
  ): Promise<Saved<Entity>> {
    await optimisticWrite(`a new ${name}`, async () => {
      const { current, add } = await read(id);
      if (current) return { result: undefined };
      await refuseDeleted({ collection, id });
      const batch = firestore().batch();
      add(batch, fields);
      mustNotBeDeleted(batch, { collection, id });
      await extend?.(batch);
      journalIn(batch, by, 'create', { id, fields });
      return { batch, result: undefined };
    });
    return { record: await existing(id) };
  }

  /**
   * Updates a record.
   *
   * @param plan returns the write for the current record; undefined to write nothing.
   * @throws CommandError `not-found`, and the errors of `plan`.
   */
  async function update(
    id: string,
    by: Actor,
    plan: (current: Entity) => Write | undefined,
  ): Promise<Saved<Entity>> {
    const former = await optimisticWrite(`a known ${name}`, async () => {
      const stored = await read(id);
      const current = orNotFound(stored.current);
      const write = plan(current);
      if (!write) return { result: undefined };
      const { fields, extend, logged } = write;
      const batch = firestore().batch();
      stored.change(batch, fields);
      await extend?.(batch);
      journalIn(batch, by, 'update', { id, fields: { ...current, ...fields }, logged });
      return { batch, result: 'picture' in fields ? current.picture : undefined };
    });
    return { record: await existing(id), former };
  }

  /**
   * Moves a record to the bin. The caller hides the files of its picture.
   *
   * @throws CommandError `not-found`.
   */
  async function remove(id: string, by: Actor): Promise<void> {
    await optimisticWrite(`the removal of a ${name}`, async () => {
      const { current, fields, discard } = await read(id);
      const { picture } = orNotFound(current);
      const batch = firestore().batch();
      discard(batch);
      await addToCorbeille(batch, { collection, id }, { fields, picture, by });
      journalIn(batch, by, 'delete', { id, fields: { ...current } });
      return { batch, result: undefined };
    });
  }

  function deletedIn(snapshot: DocumentSnapshot) {
    return { fields: restorable(snapshot), deleted: readAs(parse)(snapshot) };
  }

  /**
   * Finds a record in the bin.
   *
   * @throws CommandError `not-found` when it is not there any more.
   */
  const findDeleted = async (id: string) => deletedIn(await binned(id).get()).deleted;

  /**
   * Restores a record from the bin.
   *
   * @param picture former picture, and the fields with the new URLs of its files.
   * @param adapt adds other writes to the batch, and returns the changed fields.
   * @throws CommandError `not-found` when it is not in the bin any more, `already-exists` when it
   * was created again meanwhile.
   */
  async function restore(
    id: string,
    by: Actor,
    picture: { readonly former: PublishedPicture | undefined; readonly fields: Fields },
    adapt?: (batch: WriteBatch, deleted: Entity) => Promise<Fields>,
  ): Promise<Entity> {
    await optimisticWrite(`the restoring of a ${name}`, async () => {
      // Read before the bin, from which a concurrent call may have restored the record.
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
