import type { Temoignage } from '@centre/domain/temoignage';
import type { Published } from '../../functions/src/images/store-picture.ts';
import { omit } from '../../tests/factories/omit.ts';
import { temoignages as contents } from './content/temoignages.ts';
import type { PictureOrder } from './publish.ts';

/** The portraits, in the order of `testimonials`. */
export const portraits: readonly PictureOrder[] = contents.map(({ id, portrait }) => ({
  collection: 'temoignages',
  document: id,
  source: portrait,
  width: 480,
}));

export function testimonials(pictures: readonly Published[]): Temoignage[] {
  return contents.map((content, index) => ({
    ...omit(content, 'date', 'portrait'),
    ...portraitOf(pictures[index]),
    dateCreation: new Date(content.date),
  }));
}

function portraitOf(published: Published | undefined): Pick<Temoignage, 'photo' | 'picture'> {
  return published ? { photo: published.imageUrl, picture: published.picture } : { photo: '' };
}
