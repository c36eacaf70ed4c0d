import type { Emplacement, VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { loadPublishedLists } from './lists-later.ts';
import { queryKeys, usePublicQuery, type Load } from './page-data.ts';

type Photos = readonly VitrinePhoto[];

const none: Photos = [];

const load: Load<Photos> = async (sent) => (await loadPublishedLists()).vitrinePhotos(sent);

/** Pictures of a place on the site: its photographs, then the drawings they do not replace. */
export function useVitrine<Drawing>(
  emplacement: Emplacement,
  drawings: readonly Drawing[],
): readonly (VitrinePhoto | Drawing)[] {
  const { value = none } = usePublicQuery(queryKeys.vitrine, load, none);
  const photos = value.filter((photo) => photo.emplacement === emplacement);
  return [...photos, ...drawings.slice(photos.length)];
}
