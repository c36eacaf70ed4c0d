import type { EditedCampagne, StoredCampagne } from '@centre/domain/campagne/campagne';
import type { Places } from '@centre/domain/campagne/places';
import { firstMessages, type MessagesAPrevenir } from '@centre/domain/inscription/prevenir';
import { publish } from '../callables.ts';
import { readCampagne } from './desk-campagnes.ts';

/** Campaign with the message templates that the staff sends. */
export type StaffCampagne = StoredCampagne & MessagesAPrevenir;

/** Current campaign with its message templates. */
export const readStaffCampagne = async (): Promise<StaffCampagne> => ({
  ...firstMessages,
  ...(await readCampagne()),
});

/**
 * @param version of the campaign that was opened.
 * @throws CallError `aborted` when another member has saved it since then.
 */
export async function saveCampagne(campagne: EditedCampagne, version: number): Promise<void> {
  await publish('dashboard/saveCampaign', { ...editedFieldsOf(campagne), version });
}

/** Fields of a campaign that its form edits. */
export function editedFieldsOf(campagne: EditedCampagne): EditedCampagne {
  const { anneeScolaire, ouverture, cloture, prolongation, etat, prochaine } = campagne;
  const { confirmation, suite, reponse, messageDecision, messagePiece } = campagne;
  return {
    ...{ anneeScolaire, ouverture, cloture, prolongation, etat, prochaine },
    ...{ confirmation, suite, reponse, messageDecision, messagePiece },
  };
}

/**
 * Saves the limits on accepted applications (`places`) and leaves all other fields unchanged.
 *
 * @throws CallError `aborted` when another member has saved the campaign meanwhile.
 */
export async function savePlaces(campagne: StaffCampagne, places: Places): Promise<void> {
  await publish('dashboard/saveCampaign', {
    ...editedFieldsOf(campagne),
    places,
    version: campagne.version,
  });
}

/**
 * Publishes the decisions: applicants can read them from then on.
 *
 * @throws CallError `aborted` when another member has saved the campaign since `version`.
 */
export async function publishDecisions(version: number, anneeScolaire: string): Promise<void> {
  await publish('dashboard/publishDecisions', { version, anneeScolaire });
}
