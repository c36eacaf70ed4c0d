import { photoCategories } from '@centre/domain/photo/photo';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { galleryPhotos } from '../../web/src/data/public/published-lists.ts';
import { Gallery } from '../../web/src/site/gallery/gallery.tsx';
import {
  firstPhotoCategorie,
  gallery,
  lightbox,
} from '../../web/src/site/gallery/gallery.texts.ts';
import { photo } from '../factories/photo.ts';
import { mount } from './mount.tsx';

vi.mock('../../web/src/data/public/published-lists.ts');

/** One photo more in each category than in the one before. */
const photos = photoCategories.flatMap((categorie, place) =>
  Array.from({ length: place + 1 }, (_, index) =>
    photo({ id: `${place}-${index}`, titre: `${categorie} ${index}`, categorie }, place),
  ),
);
const total = photos.length;

async function openGallery(shown = photos) {
  vi.mocked(galleryPhotos).mockReset().mockResolvedValue(shown);
  mount(<Gallery />);
  await screen.findAllByRole('tab');
  return userEvent.setup({ delay: null });
}

const tab = (categorie: string) =>
  screen.getByRole('tab', { name: (name) => name.startsWith(categorie) });
const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const thumbnails = () =>
  screen.getAllByRole('button', { name: (name) => name.startsWith(gallery.enlarge('')) });
const inLarge = () => within(screen.getByRole('dialog', { name: lightbox.name }));
const expectPlace = (place: number) => inLarge().getByText(lightbox.position(place, total));

describe('The gallery', () => {
  it('opens on diesel mechanics, with the categories in order and their counts', async () => {
    const user = await openGallery();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      photoCategories.map((categorie, place) => `${categorie}${place + 1}`),
    );
    expect(title()).toBe(firstPhotoCategorie);
    for (const [place, categorie] of photoCategories.entries()) {
      await user.click(tab(categorie));
      expect(title()).toBe(categorie);
      expect(thumbnails()).toHaveLength(place + 1);
    }
  });
});

describe('A photo in large', () => {
  it('is followed by all photos of all categories, in a ring', async () => {
    const user = await openGallery();
    await user.click(tab(photoCategories[0]));
    const [first] = thumbnails();
    await user.click(first ?? document.body);
    expectPlace(1);
    await user.keyboard('{ArrowLeft}');
    expectPlace(total);
    inLarge().getByText(photoCategories.at(-1) ?? '');
    await user.keyboard('{ArrowRight}');
    expectPlace(1);

    const seen = new Set<string>();
    for (let step = 0; step < total; step += 1) {
      seen.add(inLarge().getByRole('heading').textContent);
      await user.click(inLarge().getByRole('button', { name: lightbox.next }));
    }
    expect(seen.size).toBe(total);
    expectPlace(1);
    await user.click(inLarge().getByRole('button', { name: lightbox.previous }));
    expectPlace(total);
  });
});
