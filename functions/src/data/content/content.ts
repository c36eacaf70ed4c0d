import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { CommandError } from '@centre/domain/command-error';
import type { Actor, JournalAction, JournalField } from '@centre/domain/journal/journal';
import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import { readAs, type Fields, type Parser } from '@centre/domain/content/stored-documents';
import { firestore } from '../admin.ts';
import { addEntry } from '../journal/journal.ts';
import { optimisticWrite, unchanged } from '../optimistic-write.ts';

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

interface Kind<Entity> {
  readonly collection: PictureCollection;
  /** As the journal calls it in the names of its actions. */
  readonly name: 'Article' | 'Photo' | 'Temoignage';
  readonly notFound: string;
  /** What people call a record with these fields. */
  readonly nameOf: (fields: Fields) => string;
  readonly parse: Parser<Entity>;
}

/**
 * Reads and writes the documents of one kind of content. Each write is one batch with its entry
 * in the journal; files of pictures are the caller's to store and remove.
 */
export function contentStore<Entity extends { readonly picture?: PublishedPicture }>({
  collection,
  name,
  notFound,
  nameOf,
  parse,
}: Kind<Entity>) {
  const all = () => firestore().collection(collection);
  const actionOf = (verb: 'create' | 'update' | 'delete'): JournalAction => `${verb}${name}`;

  const entityIn = (snapshot: DocumentSnapshot) =>
    snapshot.exists ? readAs(parse)(snapshot) : undefined;

  function known(entity: Entity | undefined): Entity {
    if (!entity) throw new CommandError('not-found', notFound);
    return entity;
  }

  const find = async (id: string) => entityIn(await all().doc(id).get());

  /** @throws CommandError `not-found`. */
  const existing = async (id: string) => known(await find(id));

  /** Stores a new record under `id`; one that is there already stays as it is. */
  async function create(
    id: string,
    by: Actor,
    { fields, also }: Write,
  ): Promise<Saved<Entity>> {
    await optimisticWrite(`a new ${name}`, async () => {
      if (await find(id)) return { result: undefined };
      const batch = firestore().batch();
      batch.create(all().doc(id), fields);
      await also?.(batch);
      addEntry(batch, by, {
        action: actionOf('create'),
        records: [id],
        references: [nameOf(fields)],
      });
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
      const snapshot = await all().doc(id).get();
      const current = known(entityIn(snapshot));
      const write = plan(current);
      if (!write) return { result: undefined };
      const { fields, also, named } = write;
      const batch = firestore().batch();
      batch.update(snapshot.ref, fields, unchanged(snapshot));
      await also?.(batch);
      addEntry(batch, by, {
        action: actionOf('update'),
        records: [id],
        references: [nameOf({ ...current, ...fields })],
        ...(named && { fields: named }),
      });
      return { batch, result: 'picture' in fields ? current.picture : undefined };
    });
    return { record: await existing(id), former };
  }

  /**
   * Removes a record.
   *
   * @returns the picture that it had.
   * @throws CommandError `not-found`.
   */
  async function remove(
    id: string,
    by: Actor,
    also?: (batch: WriteBatch, current: Entity) => Promise<void>,
  ): Promise<PublishedPicture | undefined> {
    return optimisticWrite(`the removal of a ${name}`, async () => {
      const snapshot = await all().doc(id).get();
      const current = known(entityIn(snapshot));
      const batch = firestore().batch();
      batch.delete(snapshot.ref, unchanged(snapshot));
      await also?.(batch, current);
      addEntry(batch, by, {
        action: actionOf('delete'),
        records: [id],
        references: [nameOf(current)],
      });
      return { batch, result: current.picture };
    });
  }

  return { all, newId: () => all().doc().id, find, existing, create, update, remove };
}
