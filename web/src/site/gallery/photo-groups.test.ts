import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo/photo';
import { describe, expect, it } from 'vitest';
import { groupPhotos } from './photo-groups.ts';

function photo(id: string, categorie: Photo['categorie']): Photo {
  return {
    id,
    categorie,
    imageUrl: '',
    titre: id,
    description: '',
    dateUpload: new Date(0),
    size: 0,
  };
}

describe('The photos of the gallery', () => {
  it('are grouped in the order of the categories, those without one last', () => {
    const all = [otherPhotoCategorie, ...photoCategories.toReversed()] as const;
    const groups = groupPhotos(all.map((categorie) => photo(categorie, categorie)));
    expect(groups.map(({ categorie }) => categorie)).toEqual([
      ...photoCategories,
      otherPhotoCategorie,
    ]);
  });

  it('keep their order within a category, and know their place among all', () => {
    const groups = groupPhotos([
      photo('d1', 'Mécanique Diesel'),
      photo('e1', 'Evènements'),
      photo('d2', 'Mécanique Diesel'),
    ]);
    expect(groups.map(({ photos, start }) => [start, photos.map(({ id }) => id)])).toEqual([
      [0, ['e1']],
      [1, ['d1', 'd2']],
    ]);
  });

  it('make no group where there is none', () => {
    expect(groupPhotos([])).toEqual([]);
  });
});
