import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { CommandError } from '@centre/domain/command-error';
import { temoignageOf } from '@centre/domain/content/records';
import type { Actor } from '@centre/domain/journal/journal';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import type { Temoignage, TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { renewLock } from '../marks.ts';
import { contentStore, withoutUndefined, type Saved } from './content.ts';

/** Fields of a testimonial that the staff edits; an update keeps those that are absent. */
interface TemoignageFields {
  readonly nom: string;
  readonly prenom: string;
  readonly formation: string;
  readonly promotion?: string | undefined;
  readonly contenu: string;
  /** `null` removes it. */
  readonly note?: number | null | undefined;
  readonly entreprise?: string | undefined;
  readonly poste?: string | undefined;
  /** By default, a new one is published. */
  readonly statut?: TemoignageStatut | undefined;
}

type Portrait = Pick<Temoignage, 'photo'> & { readonly picture: PublishedPicture };

const nameOf = ({ prenom, nom }: { readonly prenom?: unknown; readonly nom?: unknown }) =>
  `${String(prenom)} ${String(nom)}`;

const store = contentStore<Temoignage>({
  collection: 'temoignages',
  name: 'Temoignage',
  notFound: messages.notFound,
  nameOf,
  parse: temoignageOf,
});

/** @throws CommandError `failed-precondition` when the limit is reached. */
async function refuseBeyondLimit(): Promise<void> {
  const published = store.all().where('statut', '==', 'publie');
  const { count } = (await published.count().get()).data();
  if (count >= limits.publishedTemoignages) {
    throw new CommandError('failed-precondition', staffTemoignageMessages.limit);
  }
}

/** Enforces the limit in the batch that publishes a testimonial. */
async function publishIn(batch: WriteBatch): Promise<void> {
  await renewLock('publications', batch);
  await refuseBeyondLimit();
}

/**
 * Early check of `create` and `update`, before a picture is decoded in vain.
 *
 * @param isNew whether there is none with that id yet.
 * @throws CommandError `not-found` and `failed-precondition`, like these.
 */
async function check(
  id: string,
  statut: TemoignageStatut | undefined,
  isNew: boolean,
): Promise<void> {
  const current = isNew ? undefined : await store.existing(id);
  if (statut === 'publie' && current?.statut !== 'publie') await refuseBeyondLimit();
}

/**
 * Stores a new testimonial under `id`; an existing one stays unchanged.
 *
 * @throws CommandError `failed-precondition` when it is to be published beyond the limit.
 */
async function create(
  id: string,
  { statut = 'publie', note, ...edits }: TemoignageFields,
  by: Actor,
  portrait?: Portrait,
): Promise<Saved<Temoignage>> {
  const fields = {
    ...{ promotion: '', entreprise: '', poste: '', photo: '' },
    ...withoutUndefined({ ...edits, note: note ?? undefined }),
    ...portrait,
    statut,
    dateCreation: FieldValue.serverTimestamp(),
  };
  const extend = statut === 'publie' ? publishIn : undefined;
  return store.create(id, by, { fields, extend });
}

/**
 * Updates a testimonial.
 *
 * @throws CommandError `not-found`; `failed-precondition` when it is to be published beyond the
 * limit.
 */
async function update(
  id: string,
  edits: Partial<TemoignageFields>,
  by: Actor,
  portrait?: Portrait,
): Promise<Saved<Temoignage>> {
  return store.update(id, by, (current) => {
    const statut = edits.statut ?? current.statut;
    const note = edits.note === null ? FieldValue.delete() : edits.note;
    const fields = { ...withoutUndefined({ ...edits, note, statut }), ...portrait };
    if (statut === current.statut) return { fields };
    const extend = statut === 'publie' ? publishIn : undefined;
    return { fields, logged: ['statut'], extend };
  });
}

/** Restores a testimonial; a published one becomes a draft when the limit is reached. */
const restore: typeof store.restore = (id, by, picture) =>
  store.restore(id, by, picture, async (batch, { statut }) => {
    if (statut !== 'publie') return {};
    try {
      await publishIn(batch);
      return {};
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return { statut: 'brouillon' };
    }
  });

/** Store of the testimonials. */
export const temoignages = { ...store, check, create, update, restore };
