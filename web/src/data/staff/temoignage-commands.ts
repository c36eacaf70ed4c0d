import type { Temoignage, TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { publish } from '../callables.ts';
import { announceTemoignages } from '../temoignages-updated.ts';
import type { Deletion } from './corbeille.ts';

type TemoignageTexts = Pick<
  Temoignage,
  'nom' | 'prenom' | 'formation' | 'promotion' | 'contenu' | 'entreprise' | 'poste'
>;

interface SentPortrait {
  readonly photo?: { readonly path: string };
}

/** Request of `saveTemoignage` for a new testimonial. */
export interface TemoignageRequest extends TemoignageTexts, SentPortrait {
  /** Idempotency key (UUID): a repeated call creates no second testimonial. */
  readonly requestId?: string;
  readonly note?: number;
  readonly statut?: TemoignageStatut;
}

/** Request of `saveTemoignage` for a stored testimonial; absent fields stay unchanged. */
export interface TemoignageCorrection extends TemoignageTexts, SentPortrait {
  readonly id: string;
  /** `null` removes the rating. */
  readonly note: number | null;
}

/** @throws CallError */
export async function saveTemoignage(
  request: TemoignageRequest | TemoignageCorrection,
): Promise<void> {
  await publish('saveTemoignage', request);
  announceTemoignages();
}

/** @throws CallError */
export async function setTemoignageStatut(id: string, statut: TemoignageStatut): Promise<void> {
  await publish('dashboard/setTemoignageStatut', { id, statut });
  announceTemoignages();
}

/** @throws CallError */
export async function deleteTemoignage(id: string): Promise<Deletion> {
  const deletion = await publish<Deletion>('dashboard/deleteTemoignage', { id });
  announceTemoignages();
  return deletion;
}
