import { CommandError } from '@centre/domain/command-error';
import type { Actor } from '@centre/domain/journal/journal';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { vueMessages } from '@centre/domain/messages/staff/inscription';
import { foldText } from '@centre/domain/text';
import type { SavedVue } from '@centre/domain/inscription/vue-schema';
import { firestore } from '../admin.ts';
import { addEntry } from '../journal/journal.ts';
import { optimisticWrite, unchanged } from '../optimistic-write.ts';

const vues = () => firestore().collection('vuesInscriptions');

/** The saved views of a member. */
export const vuesOf = (uid: string) => vues().where('proprietaire', '==', uid);

/**
 * Saves a view, in place of the member's own one of that name. Their names of documents end in
 * one of twenty numbers, so that nobody has more, whatever is saved at the same time.
 *
 * @returns its id.
 * @throws CommandError `failed-precondition` beyond the limit.
 */
export function saveVue(vue: SavedVue, by: Actor): Promise<string> {
  return optimisticWrite('a saved view', async () => {
    const { docs } = await vuesOf(by.uid).get();
    const former = docs.find((one) => foldText(String(one.get('nom'))) === foldText(vue.nom));
    const taken = new Set(docs.map(({ id }) => id));
    const free = Array.from(
      { length: limits.vuesPerMember },
      (_, index) => `${by.uid}-${index + 1}`,
    ).find((id) => !taken.has(id));
    const id = former?.id ?? free;
    if (id === undefined) {
      throw new CommandError('failed-precondition', vueMessages.tooMany);
    }
    const fields = { ...vue, proprietaire: by.uid, par: by.username };
    const batch = firestore().batch();
    if (former) batch.update(former.ref, fields, unchanged(former));
    else batch.create(vues().doc(id), fields);
    addEntry(batch, by, { action: 'saveVue', records: [id], references: [vue.nom] });
    return { batch, result: id };
  });
}

/** @throws CommandError `not-found`, also for the view of somebody else. */
export function deleteVue(id: string, by: Actor): Promise<void> {
  return optimisticWrite('the removal of a saved view', async () => {
    const snapshot = await vues().doc(id).get();
    if (!snapshot.exists || snapshot.get('proprietaire') !== by.uid) {
      throw new CommandError('not-found', messages.notFound);
    }
    const batch = firestore().batch();
    batch.delete(snapshot.ref, unchanged(snapshot));
    addEntry(batch, by, {
      action: 'deleteVue',
      records: [id],
      references: [String(snapshot.get('nom'))],
    });
    return { batch, result: undefined };
  });
}
