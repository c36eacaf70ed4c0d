import { seenOf } from '@centre/domain/inscription/record';
import { findInscription } from '../../functions/src/data/inscription/documents.ts';
import { apply, newPhone } from './applications.ts';

/** What a member has seen of a stored application. */
export async function seen(id: string) {
  const record = await findInscription(id);
  if (!record) throw new Error(`application ${id} is gone`);
  return { id, vu: seenOf(record) };
}

/** Keeping the first of two applications of one person, with the residence of the second. */
export async function sentTwice() {
  const telephone = newPhone();
  const kept = await apply({ telephone, lieuResidence: 'Lomé' });
  const other = await apply({ telephone, lieuResidence: 'Kara' });
  return {
    garder: await seen(kept.id),
    retirer: await seen(other.id),
    reprises: ['lieuResidence', 'email'],
  };
}
