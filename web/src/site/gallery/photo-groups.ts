import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo/photo';
import { foldText } from '@centre/domain/text';

export type GalleryCategorie = Photo['categorie'];

/** The photos of one category, with their places among all of them. */
export interface PhotoGroup {
  readonly categorie: GalleryCategorie;
  readonly photos: readonly Photo[];
  /** Place of its first photo among the photos of all groups, from 0. */
  readonly start: number;
}

/** Photos by category, in the order of the categories; none of the groups is empty. */
export function groupPhotos(photos: readonly Photo[]): readonly PhotoGroup[] {
  const groups: PhotoGroup[] = [];
  let start = 0;
  for (const categorie of [...photoCategories, otherPhotoCategorie] as const) {
    const members = photos.filter((photo) => photo.categorie === categorie);
    if (members.length === 0) continue;
    groups.push({ categorie, photos: members, start });
    start += members.length;
  }
  return groups;
}

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
