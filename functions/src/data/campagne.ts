import { FieldValue } from 'firebase-admin/firestore';
import {
  campagneAt,
  closedAt,
  firstCampagne,
  isOpenAt,
  isSameSchedule,
  type Campagne,
  type StoredCampagne,
} from '@centre/domain/campagne/campagne';
import type { Publication } from '@centre/domain/campagne/schema';
import { sentenceParts } from '@centre/domain/campagne/public-campagne';
import { CommandError } from '@centre/domain/command-error';
import type { Actor } from '@centre/domain/journal/journal';
import { withDates, type StoredDocument } from '@centre/domain/content/stored-documents';
import { staffCampagneMessages } from '@centre/domain/messages/staff/campagne';
import { firestore } from './admin.ts';
import { addEntry } from './journal/journal.ts';
import { optimisticWrite, mustBeUnchanged } from './optimistic-write.ts';

export const campagneDocument = () => firestore().collection('reglages').doc('campagne');

/** Campaign in its document; the default one when none was saved. */
export function campagneIn(document: StoredDocument): StoredCampagne {
  const campagne: StoredCampagne = { ...firstCampagne, ...withDates(document.data() ?? {}) };
  return { ...campagne, ...sentenceParts(campagne) };
}

/** Campaign in force now. Costs one read. */
export async function readCampagne(): Promise<StoredCampagne> {
  return campagneAt(campagneIn(await campagneDocument().get()), new Date());
}

/**
 * Publishes the decisions of a school year, by default the current campaign's.
 *
 * @throws CommandError `aborted` when another version than `version` is stored.
 */
export function storePublication(
  { version, anneeScolaire }: Publication,
  by: Actor,
): Promise<StoredCampagne> {
  return change(version, by, 'publishDecisions', (before) => {
    const { decisionsPubliees = [], publieesLe } = before;
    const annee = anneeScolaire ?? before.anneeScolaire;
    return {
      decisionsPubliees: [...new Set([...decisionsPubliees, annee])],
      publieesLe: { [annee]: FieldValue.serverTimestamp(), ...publieesLe },
    };
  });
}

/**
 * Saves the campaign.
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
    const { annees = [], anneeScolaire } = before;
    return {
      ...campagne,
      annees: FieldValue.arrayUnion(...annees, anneeScolaire, campagne.anneeScolaire),
      ...(isClosedByHand && { fermeeLe: closingOf(before) }),
      ...(!isSameSchedule(campagne, before) && { etatLe: FieldValue.serverTimestamp() }),
    };
  });
}

/** Instant of a closing by hand; if the dates have closed the campaign before, theirs. */
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
    const before = campagneAt(campagneIn(snapshot), new Date());
    if (version !== undefined && before.version !== version) {
      throw new CommandError('aborted', staffCampagneMessages.changed);
    }
    const fields = { ...changes(before), version: before.version + 1 };
    const batch = firestore().batch();
    if (snapshot.exists) batch.update(snapshot.ref, fields, mustBeUnchanged(snapshot));
    else batch.create(snapshot.ref, { ...firstCampagne, ...fields });
    addEntry(batch, by, { action, records: [snapshot.id] });
    return { batch, result: undefined };
  });
  return readCampagne();
}
