import type { EditedCampagne, StoredCampagne } from '@centre/domain/campagne/campagne';
import type { Places } from '@centre/domain/campagne/places';
import { firstMessages, type MessagesAPrevenir } from '@centre/domain/inscription/prevenir';
import { publish } from '../callables.ts';
import { readCampagne } from './desk-campagnes.ts';

/** A campaign with the texts that the staff sends. */
export type StaffCampagne = StoredCampagne & MessagesAPrevenir;

/** The campaign as the direction saved it, with the texts. */
export const readStaffCampagne = async (): Promise<StaffCampagne> => ({
  ...firstMessages,
  ...(await readCampagne()),
});

/**
 * @param version of the campaign that was opened.
 * @throws CallError `aborted` when another member has saved it since then.
 */
export async function saveCampagne(campagne: EditedCampagne, version: number): Promise<void> {
  await publish('dashboard/saveCampaign', { ...editedIn(campagne), version });
}

/** What the form of the campaign holds of it. */
export function editedIn(campagne: EditedCampagne): EditedCampagne {
  const { anneeScolaire, ouverture, cloture, prolongation, etat, prochaine } = campagne;
  const { confirmation, suite, reponse, messageDecision, messagePiece } = campagne;
  return {
    ...{ anneeScolaire, ouverture, cloture, prolongation, etat, prochaine },
    ...{ confirmation, suite, reponse, messageDecision, messagePiece },
  };
}

/**
 * Limits how many can be accepted, and leaves the rest of the campaign as it is.
 *
 * @throws CallError `aborted` when another member has saved the campaign meanwhile.
 */
export async function savePlaces(campagne: StaffCampagne, places: Places): Promise<void> {
  await publish('dashboard/saveCampaign', {
    ...editedIn(campagne),
    places,
    version: campagne.version,
  });
}

/**
 * From now on applicants read what was decided.
 *
 * @throws CallError `aborted` when another member has saved the campaign since `version`.
 */
export async function publishDecisions(version: number, anneeScolaire: string): Promise<void> {
  await publish('dashboard/publishDecisions', { version, anneeScolaire });
}
