import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { typeset } from '../../texts/typeset.ts';

/**
 * Header photograph of a page; undefined when it has none, and offline. Read by a plain request,
 * which caches can answer and which needs no SDK.
 *
 * @param page title of the page.
 * @throws the errors of `fetch`.
 */
export async function readHeadPhoto(page: string): Promise<VitrinePhoto | undefined> {
  if (!navigator.onLine) return undefined;
  const search = new URLSearchParams({ emplacement: 'tetes', titre: page });
  const answer = await fetch(`/api/vitrine?${search}`);
  // An error response has no photos.
  const { photos = [] } = (await answer.json()) as { photos?: readonly VitrinePhoto[] };
  return typeset(photos[0]);
}
