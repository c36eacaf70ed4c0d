import { FieldValue } from 'firebase-admin/firestore';
import {
  closedAt,
  firstCampagne,
  isOpenAt,
  type Campagne,
  type StoredCampagne,
} from '@centre/domain/campagne/campagne';
import { sentenceParts } from '@centre/domain/campagne/public-campagne';
import { CommandError } from '@centre/domain/command-error';
import type { Actor } from '@centre/domain/journal/journal';
import { withDates, type StoredDocument } from '@centre/domain/content/stored-documents';
import { staffCampagneMessages } from '@centre/domain/messages/staff/campagne';
import { firestore } from './admin.ts';
import { addEntry } from './journal/journal.ts';
import { optimisticWrite, unchanged } from './optimistic-write.ts';

export const campagneDocument = () => firestore().collection('reglages').doc('campagne');

/** The campaign in its document; the first one where none was saved. */
export function campagneIn(document: StoredDocument): StoredCampagne {
  const campagne: StoredCampagne = { ...firstCampagne, ...withDates(document.data() ?? {}) };
  return { ...campagne, ...sentenceParts(campagne) };
}

/** The campaign as it is now. It costs one read. */
export async function readCampagne(): Promise<StoredCampagne> {
  return campagneIn(await campagneDocument().get());
}

/**
 * From now on applicants of that campaign may know what was decided.
 *
 * @throws CommandError `aborted` when another version than `version` is stored.
 */
export function storePublication(version: number, by: Actor): Promise<StoredCampagne> {
  return change(
    version,
    by,
    'publishDecisions',
    ({ anneeScolaire, decisionsPubliees = [], publieesLe }) => ({
      decisionsPubliees: [...new Set([...decisionsPubliees, anneeScolaire])],
      publieesLe: { [anneeScolaire]: FieldValue.serverTimestamp(), ...publieesLe },
    }),
  );
}

/**
 * Stores the campaign in the place of the one that was opened.
 *
 * @throws CommandError `aborted` when another version than `version` is stored.
 */
export function storeCampagne(
  campagne: Omit<Campagne, 'confirmation' | 'suite' | 'reponse'>,
  version: number | undefined,
  by: Actor,
): Promise<StoredCampagne> {
  return change(version, by, 'saveCampaign', (before) => {
    const isClosedByHand = campagne.etat === 'fermee' && before.etat !== 'fermee';
    const annees = FieldValue.arrayUnion(before.anneeScolaire, campagne.anneeScolaire);
    return { ...campagne, annees, ...(isClosedByHand && { fermeeLe: closingOf(before) }) };
  });
}

/** The instant of a closing by hand: where the dates had closed it already, it is theirs. */
function closingOf(before: StoredCampagne): Date | FieldValue {
  const now = new Date();
  if (isOpenAt(before, now)) return FieldValue.serverTimestamp();
  return closedAt(before, now) ?? FieldValue.delete();
}

async function change(
  version: number | undefined,
  by: Actor,
  action: 'saveCampaign' | 'publishDecisions',
  changes: (before: StoredCampagne) => object,
): Promise<StoredCampagne> {
  await optimisticWrite('the campaign', async () => {
    const snapshot = await campagneDocument().get();
    const before = campagneIn(snapshot);
    if (version !== undefined && before.version !== version) {
      throw new CommandError('aborted', staffCampagneMessages.changed);
    }
    const fields = { ...changes(before), version: before.version + 1 };
    const batch = firestore().batch();
    if (snapshot.exists) batch.update(snapshot.ref, fields, unchanged(snapshot));
    else batch.create(snapshot.ref, { ...firstCampagne, ...fields });
    addEntry(batch, by, { action, records: [snapshot.id] });
    return { batch, result: undefined };
  });
  return readCampagne();
}
