import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import { firestore } from '../../functions/src/data/admin.ts';
import { messages } from '@centre/domain/messages/messages';
import { omit } from '../factories/omit.ts';
import type { Reply } from './calls.ts';
import { answerOf, channelsTo } from './publishing.ts';
import { callAs, type Staff } from './staff.ts';

/** What a form says of a testimonial. */
export const speech = (overrides: Record<string, unknown> = {}) => ({
  nom: 'Mensah',
  prenom: 'Afi',
  formation: 'QHSE',
  contenu: 'J’ai appris un métier.',
  ...overrides,
});

const path = (id: string) => `/api/temoignages/${id}`;

export const creations = channelsTo({
  callable: 'saveTemoignage',
  method: 'POST',
  path: () => '/api/temoignages',
});

export const changes = channelsTo({ callable: 'saveTemoignage', method: 'PUT', path });

export const statutChanges = channelsTo({
  callable: 'setTemoignageStatut',
  method: 'PUT',
  path,
});

export const deletions = channelsTo({ callable: 'deleteTemoignage', method: 'DELETE', path });

export const notFound = { status: 404, says: messages.notFound };

export const isFull = (reply: Reply): boolean =>
  JSON.stringify(reply.body).includes(staffTemoignageMessages.limit);

interface Sent {
  readonly id: string;
  readonly picture?: { readonly folder: string };
}

/** The testimonial of an answer, without the second names that the API gives to some fields. */
export function temoignageOf(reply: Reply): Sent & Record<string, unknown> {
  const temoignage = answerOf(reply)['temoignage'] as Record<string, unknown>;
  return omit(temoignage, 'image', 'message') as Sent & Record<string, unknown>;
}

/** Stores a testimonial, a draft unless it says otherwise. */
export const create = async ({ token }: Staff, overrides: Record<string, unknown> = {}) =>
  temoignageOf(
    await callAs(token, 'saveTemoignage', speech({ statut: 'brouillon', ...overrides })),
  );

/** Stores that many drafts at once, which no function has to be started for. */
export async function drafts(count: number): Promise<string[]> {
  const batch = firestore().batch();
  const ids = Array.from({ length: count }, () => {
    const ref = firestore().collection('temoignages').doc();
    batch.create(ref, { ...speech({ statut: 'brouillon' }), dateCreation: new Date() });
    return ref.id;
  });
  await batch.commit();
  return ids;
}

/** Leaves that many published testimonials; returns their ids. */
export async function leavePublished(count: number): Promise<string[]> {
  const { docs } = await firestore().collection('temoignages').get();
  const batch = firestore().batch();
  for (const { ref } of docs) batch.update(ref, { statut: 'brouillon' });
  const ids = Array.from({ length: count }, (_, index) => {
    const ref = firestore().collection('temoignages').doc();
    const dateCreation = new Date();
    batch.create(ref, {
      ...speech({ nom: `Publié ${index}`, statut: 'publie' }),
      dateCreation,
    });
    return ref.id;
  });
  await batch.commit();
  return ids;
}
