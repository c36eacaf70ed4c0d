import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { typeset } from '../../texts/typeset.ts';

/**
 * The photograph in the head of a page; undefined where there is none, and offline. The request is a
 * plain one: caches answer it, and no page loads an SDK for it.
 *
 * @param page its title.
 * @throws what `fetch` throws.
 */
export async function readHeadPhoto(page: string): Promise<VitrinePhoto | undefined> {
  if (!navigator.onLine) return undefined;
  const wanted = new URLSearchParams({ emplacement: 'tetes', titre: page });
  const answer = await fetch(`/api/vitrine?${wanted}`);
  // An answer that tells of a failure has none.
  const { photos = [] } = (await answer.json()) as { photos?: readonly VitrinePhoto[] };
  return typeset(photos[0]);
}
