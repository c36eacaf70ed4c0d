import { foldText } from '@centre/domain/text';
import type { GalleryCategorie, PhotoGroup } from './photo-groups.ts';

const parameter = 'categorie';

/** The address of the gallery with a category open. */
export function categorieAddress(categorie: GalleryCategorie): string {
  return `/galerie?${parameter}=${encodeURIComponent(foldText(categorie))}`;
}

/** The group that an address asks for, whatever the case and the accents of its spelling. */
export function groupAt(search: string, groups: readonly PhotoGroup[]): PhotoGroup | undefined {
  const asked = foldText(new URLSearchParams(search).get(parameter) ?? '');
  return groups.find(({ categorie }) => foldText(categorie) === asked);
}
