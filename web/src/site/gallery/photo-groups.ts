import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo/photo';
import { foldText } from '@centre/domain/text';

export type GalleryCategorie = Photo['categorie'];

/** Photos of a category. */
export interface PhotoGroup {
  readonly categorie: GalleryCategorie;
  readonly photos: readonly Photo[];
  /** Index of its first photo among the photos of all groups. */
  readonly start: number;
}

/** Groups photos by category, in the order of the categories, without empty groups. */
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

/** Address of the gallery with a category selected. */
export function categorieAddress(categorie: GalleryCategorie): string {
  return `/galerie?${parameter}=${encodeURIComponent(foldText(categorie))}`;
}

/** Group of the category in an address, ignoring case and accents. */
export function groupAt(search: string, groups: readonly PhotoGroup[]): PhotoGroup | undefined {
  const categorieInUrl = foldText(new URLSearchParams(search).get(parameter) ?? '');
  return groups.find(({ categorie }) => foldText(categorie) === categorieInUrl);
}
