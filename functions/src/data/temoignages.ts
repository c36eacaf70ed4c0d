import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '@centre/domain/journal';
import { messages } from '@centre/domain/messages';
import type { PublishedPicture } from '@centre/domain/published-picture';
import { CommandError } from '@centre/domain/command-error';
import type { Temoignage, TemoignageStatut } from '@centre/domain/temoignage';
import { firestore } from './admin.ts';
import { temoignageOf } from './content-records.ts';
import { enter } from './journal.ts';
import { checkRoom, leavePlace, takeSlot } from './publication-slots.ts';
import { given, type Saved } from './records.ts';
import { unchanged, optimisticWrite } from './optimistic-write.ts';

/** What staff say of a testimonial. What is left out of a known one stays what it is. */
export interface TemoignageWords {
  readonly nom: string;
  readonly prenom: string;
  readonly formation: string;
  readonly promotion?: string | undefined;
  readonly contenu: string;
  /** `null` takes it away. */
  readonly note?: number | null | undefined;
  readonly entreprise?: string | undefined;
  readonly poste?: string | undefined;
  /** A new one is published when this is left out. */
  readonly statut?: TemoignageStatut | undefined;
}

type Portrait = Pick<Temoignage, 'photo'> & { readonly picture: PublishedPicture };

const temoignages = () => firestore().collection('temoignages');

function known(temoignage: Temoignage | undefined): Temoignage {
  if (!temoignage) throw new CommandError('not-found', messages.notFound);
  return temoignage;
}

/** An id that no testimonial has. */
export const newTemoignageId = (): string => temoignages().doc().id;

export async function findTemoignage(id: string): Promise<Temoignage | undefined> {
  return temoignageOf(await temoignages().doc(id).get());
}

/**
 * Refuses, before a picture is worked on for nothing, what storing would refuse.
 *
 * @param isNew whether there is none of that id yet.
 * @throws CommandError `not-found` and `failed-precondition`, as storing does.
 */
export async function checkTemoignage(
  id: string,
  statut: TemoignageStatut | undefined,
  isNew: boolean,
): Promise<void> {
  const current = isNew ? undefined : known(await findTemoignage(id));
  if (statut === 'publie' && current?.statut !== 'publie') await checkRoom(id);
}

/**
 * Stores a new testimonial under `id`; one that is there already stays as it is.
 *
 * @throws CommandError `failed-precondition` when it is to be published and there is no room.
 */
export async function createTemoignage(
  id: string,
  { statut = 'publie', note, ...words }: TemoignageWords,
  by: Actor,
  portrait?: Portrait,
): Promise<Saved<Temoignage>> {
  await optimisticWrite('a testimonial', async () => {
    if (await findTemoignage(id)) return { result: undefined };
    const batch = firestore().batch();
    batch.create(temoignages().doc(id), {
      ...{ promotion: '', entreprise: '', poste: '', photo: '' },
      ...given({ ...words, note: note ?? undefined }),
      ...portrait,
      statut,
      dateCreation: FieldValue.serverTimestamp(),
    });
    if (statut === 'publie') await takeSlot(batch, id);
    enter(batch, by, { action: 'createTemoignage', records: [id] });
    return { batch, result: undefined };
  });
  return { record: known(await findTemoignage(id)) };
}

/**
 * Changes a known testimonial, of which one that is published keeps its place.
 *
 * @throws CommandError `not-found`; `failed-precondition` when it is to be published and there is
 * no room.
 */
export async function updateTemoignage(
  id: string,
  words: Partial<TemoignageWords>,
  by: Actor,
  portrait?: Portrait,
): Promise<Saved<Temoignage>> {
  const former = await optimisticWrite('a testimonial', async () => {
    const snapshot = await temoignages().doc(id).get();
    const current = known(temoignageOf(snapshot));
    const statut = words.statut ?? current.statut;
    const note = words.note === null ? FieldValue.delete() : words.note;
    const batch = firestore().batch();
    batch.update(
      snapshot.ref,
      { ...given({ ...words, note, statut }), ...portrait },
      unchanged(snapshot),
    );
    if (statut !== current.statut) {
      await (statut === 'publie' ? takeSlot(batch, id) : leavePlace(batch, id));
    }
    enter(batch, by, {
      action: 'updateTemoignage',
      records: [id],
      ...(statut !== current.statut && { fields: ['statut'] }),
    });
    return { batch, result: current.picture };
  });
  return { record: known(await findTemoignage(id)), former: portrait && former };
}

/**
 * Removes a testimonial and frees its place. Its files are the caller's to remove, afterwards.
 *
 * @returns the picture that it had.
 * @throws CommandError `not-found`.
 */
export async function removeTemoignage(
  id: string,
  by: Actor,
): Promise<PublishedPicture | undefined> {
  return optimisticWrite('the removal of a testimonial', async () => {
    const snapshot = await temoignages().doc(id).get();
    const current = known(temoignageOf(snapshot));
    const batch = firestore().batch();
    batch.delete(snapshot.ref, unchanged(snapshot));
    if (current.statut === 'publie') await leavePlace(batch, id);
    enter(batch, by, { action: 'deleteTemoignage', records: [id] });
    return { batch, result: current.picture };
  });
}
