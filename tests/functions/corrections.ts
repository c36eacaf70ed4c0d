import { findInscription } from '../../functions/src/data/inscription/documents.ts';
import { applicant } from '../../functions/src/data/journal/journal.ts';
import { askForCorrection } from '../../functions/src/data/inscription/inscriptions.ts';
import { apply } from './applications.ts';

/** An application whose applicant wants another residence, as a member accepts it. */
export async function requestedCorrection() {
  const { id, reference, dateNaissance } = await apply();
  await askForCorrection(
    { reference, dateNaissance, lieuResidence: 'Kara' },
    applicant('page'),
  );
  const correction = (await findInscription(id))?.correction;
  return { id, accepte: true, demandeeLe: correction?.date.toISOString() };
}
