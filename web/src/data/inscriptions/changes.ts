import type { EnrolmentForm, InscriptionStatut } from '@centre/domain/inscription';
import { call } from '../callables.ts';

/** Answers to correct. */
export type InscriptionChanges = Partial<EnrolmentForm>;

/**
 * Accepts or refuses an application, or makes it wait again.
 *
 * @throws CommandFailure
 */
export async function setStatut(id: string, statut: InscriptionStatut): Promise<void> {
  await call('updateInscription', { id, statut });
}

/**
 * Corrects answers of an application.
 *
 * @throws CommandFailure whose `fields` name the answers that are refused.
 */
export async function updateInscription(
  id: string,
  changes: InscriptionChanges,
): Promise<void> {
  await call('updateInscription', { id, ...changes });
}

/**
 * Deletes an application for good: a screen that offers to undo it waits before it calls.
 *
 * @throws CommandFailure
 */
export async function deleteInscription(id: string): Promise<void> {
  await call('deleteInscription', { id });
}
