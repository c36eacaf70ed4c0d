import { vitrineOf } from '@centre/domain/content/records';
import type { Emplacement, VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { doc, getDoc } from 'firebase/firestore';
import { publish } from '../callables.ts';
import type { Deletion } from './corbeille.ts';
import { store } from './firestore.ts';

/** All photographs of the site, in their order. */
export async function readVitrine(): Promise<readonly VitrinePhoto[]> {
  const stored = await getDoc(doc(store, 'reglages/vitrine'));
  return vitrineOf(stored.data() ?? {});
}

/** What staff say of a photograph of the site, and how it is cropped. */
export type VitrineWords = Pick<
  VitrinePhoto,
  'titre' | 'texte' | 'alt' | 'credit' | 'centrage'
>;

interface NewVitrinePhoto extends VitrineWords {
  readonly emplacement: Emplacement;
  /** The picture under `incoming/`. */
  readonly image: { readonly path: string };
  /** A UUID of this photograph: a repeated call makes no second one. */
  readonly requestId: string;
}

interface ChangedVitrinePhoto extends VitrineWords {
  readonly id: string;
  /** Another picture in the place of the one that it has. */
  readonly image?: { readonly path: string };
}

/** @throws CallError */
export async function saveVitrinePhoto(
  request: NewVitrinePhoto | ChangedVitrinePhoto,
): Promise<void> {
  // It goes to the function that decodes photos.
  await publish('savePhoto/saveVitrinePhoto', request);
}

/** @throws CallError */
export async function deleteVitrinePhoto(id: string): Promise<Deletion> {
  return publish('dashboard/deleteVitrinePhoto', { id });
}

/**
 * @param ids of the photographs of a place, the first that is shown first.
 * @throws CallError
 */
export async function orderVitrine(
  emplacement: Emplacement,
  ids: readonly string[],
): Promise<void> {
  await publish('dashboard/orderVitrine', { emplacement, ids });
}
