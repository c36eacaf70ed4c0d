import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo/photo';
import { describe, expect, it } from 'vitest';
import { photo as photoOf } from '../../../../tests/factories/photo.ts';
import { groupPhotos } from './photo-groups.ts';

const photo = (id: string, categorie: Photo['categorie']) => photoOf({ id, categorie });

describe('groupPhotos', () => {
  it('sorts groups by category, with the category of other photos last', () => {
    const all = [otherPhotoCategorie, ...photoCategories.toReversed()] as const;
    const groups = groupPhotos(all.map((categorie) => photo(categorie, categorie)));
    const order = [...photoCategories, otherPhotoCategorie];
    expect(groups.map(({ categorie }) => categorie)).toEqual(order);
    expect(groupPhotos([])).toEqual([]);
  });

  it('keeps the order within a category, and returns the start index of each', () => {
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
});
