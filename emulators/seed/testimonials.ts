import type { Temoignage } from '@centre/domain/temoignage';
import { portrait } from '../../pictures/portrait.ts';
import { omit } from '../../tests/factories/omit.ts';
import { temoignages as contents } from './content/temoignages.ts';
import type { PictureOrder, PublishedPicture } from './publish.ts';

/** The portraits, in the order of `testimonials`. */
export const portraits: readonly PictureOrder[] = contents.map(({ id, portrait: seed }) => ({
  folder: 'temoignages',
  name: id,
  svg: portrait({ seed }),
  width: 480,
}));

export function testimonials(pictures: readonly PublishedPicture[]): Temoignage[] {
  return contents.map((content, index) => ({
    ...omit(content, 'date', 'portrait'),
    photo: pictures[index]?.imageUrl ?? '',
    dateCreation: new Date(content.date),
  }));
}
