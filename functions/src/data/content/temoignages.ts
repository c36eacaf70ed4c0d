import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { CommandError } from '@centre/domain/command-error';
import { temoignageOf } from '@centre/domain/content/records';
import type { Actor } from '@centre/domain/journal/journal';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import type { Temoignage, TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { renewMark } from '../marks.ts';
import { contentStore, given, type Saved } from './content.ts';

/** What staff write of a testimonial; what a change leaves out stays as it is. */
interface TemoignageWords {
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

const nameOf = ({ prenom, nom }: { readonly prenom?: unknown; readonly nom?: unknown }) =>
  `${String(prenom)} ${String(nom)}`;

const store = contentStore<Temoignage>({
  collection: 'temoignages',
  name: 'Temoignage',
  notFound: messages.notFound,
  nameOf,
  parse: temoignageOf,
});

/** @throws CommandError `failed-precondition` when as many are published as may be. */
async function refuseBeyondLimit(): Promise<void> {
  const published = store.all().where('statut', '==', 'publie');
  const { count } = (await published.count().get()).data();
  if (count >= limits.publishedTemoignages) {
    throw new CommandError('failed-precondition', staffTemoignageMessages.limit);
  }
}

/** Adds to `batch`, which publishes a testimonial, that the limit is kept. */
async function publishIn(batch: WriteBatch): Promise<void> {
  await renewMark('publications', batch);
  await refuseBeyondLimit();
}

/**
 * Refuses what storing would refuse, before a picture is decoded for nothing.
 *
 * @param isNew whether there is none of that id yet.
 * @throws CommandError `not-found` and `failed-precondition`, as storing does.
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
 * Stores a new testimonial under `id`; one that is there already stays as it is.
 *
 * @throws CommandError `failed-precondition` when it is to be published beyond the limit.
 */
async function create(
  id: string,
  { statut = 'publie', note, ...words }: TemoignageWords,
  by: Actor,
  portrait?: Portrait,
): Promise<Saved<Temoignage>> {
  const fields = {
    ...{ promotion: '', entreprise: '', poste: '', photo: '' },
    ...given({ ...words, note: note ?? undefined }),
    ...portrait,
    statut,
    dateCreation: FieldValue.serverTimestamp(),
  };
  const also = statut === 'publie' ? publishIn : undefined;
  return store.create(id, by, { fields, also });
}

/**
 * Changes a known testimonial.
 *
 * @throws CommandError `not-found`; `failed-precondition` when it is to be published beyond the
 * limit.
 */
async function update(
  id: string,
  words: Partial<TemoignageWords>,
  by: Actor,
  portrait?: Portrait,
): Promise<Saved<Temoignage>> {
  return store.update(id, by, (current) => {
    const statut = words.statut ?? current.statut;
    const note = words.note === null ? FieldValue.delete() : words.note;
    const fields = { ...given({ ...words, note, statut }), ...portrait };
    if (statut === current.statut) return { fields };
    return { fields, named: ['statut'], also: statut === 'publie' ? publishIn : undefined };
  });
}

/** Puts a testimonial back; a published one is a draft when the limit is reached by now. */
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

/** The testimonials. */
export const temoignages = { ...store, check, create, update, restore };
