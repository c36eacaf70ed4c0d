import { vitrineOf } from '@centre/domain/content/records';
import type { Emplacement, VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { doc, getDoc } from 'firebase/firestore';
import { publish } from '../callables.ts';
import type { Deletion } from './corbeille.ts';
import { store } from './firestore.ts';

/** All photographs of the site, in display order. */
export async function readVitrine(): Promise<readonly VitrinePhoto[]> {
  const stored = await getDoc(doc(store, 'reglages/vitrine'));
  return vitrineOf(stored.data() ?? {});
}

/** Texts and focal point of a photograph, which the staff edits. */
export type VitrineTexts = Pick<
  VitrinePhoto,
  'titre' | 'texte' | 'alt' | 'credit' | 'centrage'
>;

interface NewVitrinePhoto extends VitrineTexts {
  readonly emplacement: Emplacement;
  /** Uploaded picture under `incoming/`. */
  readonly image: { readonly path: string };
  /** Idempotency key (UUID): a repeated call creates no second photograph. */
  readonly requestId: string;
}

interface ChangedVitrinePhoto extends VitrineTexts {
  readonly id: string;
  /** Uploaded picture that replaces the current one. */
  readonly image?: { readonly path: string };
}

/** @throws CallError */
export async function saveVitrinePhoto(
  request: NewVitrinePhoto | ChangedVitrinePhoto,
): Promise<void> {
  // Sent to the function that decodes pictures.
  await publish('savePhoto/saveVitrinePhoto', request);
}

/** @throws CallError */
export async function deleteVitrinePhoto(id: string): Promise<Deletion> {
  return publish('dashboard/deleteVitrinePhoto', { id });
}

/**
 * @param ids of all photographs of a place, in display order.
 * @throws CallError
 */
export async function orderVitrine(
  emplacement: Emplacement,
  ids: readonly string[],
): Promise<void> {
  await publish('dashboard/orderVitrine', { emplacement, ids });
}
