import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { articleMessages, temoignageMessages } from '@centre/domain/messages/public';
import { photoCategories } from '@centre/domain/photo/photo';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  articlesOf,
  galleryPhotos,
  publishedTemoignages,
} from '../../web/src/data/public/published-lists.ts';
import { loadTimeLimitMs } from '../../web/src/data/time-limit.ts';
import {
  firstPhotoCategorie,
  gallery,
  lightbox,
} from '../../web/src/site/gallery/gallery.texts.ts';
import { Gallery } from '../../web/src/site/gallery/gallery.tsx';
import { NewsPage } from '../../web/src/site/news/news.tsx';
import { Temoignages } from '../../web/src/site/temoignages/temoignages.tsx';
import { temoignagesPage } from '../../web/src/texts/temoignages.texts.ts';
import { article } from '../factories/article.ts';
import { photo } from '../factories/photo.ts';
import { temoignage } from '../factories/temoignage.ts';
import { normalizeText, mount, advanceTime } from './mount.tsx';

vi.mock('../../web/src/data/public/published-lists.ts');

const [shown, voice] = [photo(), temoignage({ contenu: 'Merci.' })];
const news = article();

const lists = [
  ['Gallery', <Gallery key="galerie" />, galleryPhotos, [shown], shown.titre, gallery.empty],
  [
    ...(['News', <NewsPage key="news" />, articlesOf, { articles: [news] }] as const),
    ...[news.titre, articleMessages.empty],
  ],
  [
    ...(['Testimonials', <Temoignages key="voix" />, publishedTemoignages, [voice]] as const),
    ...[voice.contenu, temoignageMessages.empty],
  ],
] as const;

describe.each(lists)('%s list', (_, page, read, answer, text, empty) => {
  const answers = vi.mocked(read as () => Promise<unknown>);

  it('shows its empty text when loading fails, and loads once online', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answers.mockRejectedValueOnce(new Error('unreachable')).mockResolvedValue(answer);
    mount(page);
    await screen.findByText(normalizeText(empty));
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText(normalizeText(text));
    expect(screen.queryByText(normalizeText(empty))).toBeNull();
  });

  it('shows its empty text after the time limit without an answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers();
    answers.mockReturnValue(new Promise<never>(() => undefined));
    mount(page);
    await advanceTime(loadTimeLimitMs - 1);
    expect(screen.queryByText(normalizeText(empty))).toBeNull();
    await advanceTime(1);
    screen.getByText(normalizeText(empty));
  });
});

const several = (count: number, overrides: Partial<Temoignage> = {}) =>
  Array.from({ length: count }, (_, index) => temoignage(overrides, index));

async function openPage(shown: readonly Temoignage[], path?: string) {
  vi.mocked(publishedTemoignages).mockResolvedValue(shown);
  mount(<Temoignages />, path);
  return screen.findAllByRole('article');
}

describe('Testimonials page', () => {
  it('shows name, text, formation, date and rating of each', async () => {
    const shown = several(3);
    const cards = await openPage(shown);
    for (const [index, one] of shown.entries()) {
      const text = cards[index]?.textContent;
      const { prenom, nom, contenu, formation, dateCreation, note = 0 } = one;
      for (const part of [`${prenom} ${nom}`, contenu, formation, formatDate(dateCreation)]) {
        expect(text).toContain(part);
      }
      expect(text).toContain(temoignagesPage.note(note));
    }
  });

  it('shows an incomplete legacy testimonial, and at most the published limit', async () => {
    const { id, contenu, dateCreation, statut } = temoignage({ contenu: 'Merci.' });
    const empty = {
      nom: '',
      prenom: '',
      formation: '',
      promotion: '',
      entreprise: '',
    } as const;
    const legacy = { ...empty, id, contenu, dateCreation, statut, poste: '', photo: '' };
    const [first, ...others] = await openPage([
      legacy,
      ...several(limits.publishedTemoignages, { note: 5 }),
    ]);
    expect(others).toHaveLength(limits.publishedTemoignages - 1);
    expect(first?.querySelector('h3')?.textContent).toBe(temoignageMessages.anonymous);
    expect(first?.textContent).toContain('Merci.');
    expect(first?.textContent).not.toContain(`/ ${limits.note.max}`);
  });

  it('scrolls to, focuses and marks the testimonial in the fragment', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const [, pointedAt] = await openPage(several(3), '/temoignages#temoignage-temoignage-1');
    await waitFor(() => expect(document.activeElement).toBe(pointedAt));
    expect(scroll.mock.contexts).toContain(pointedAt);
    expect(document.querySelectorAll('article[aria-current]')).toHaveLength(1);
    expect(pointedAt?.getAttribute('aria-current')).toBe('true');
  });

  it('reloads on the event temoignages-updated', async () => {
    await openPage(several(2));
    vi.mocked(publishedTemoignages).mockResolvedValue([temoignage({ prenom: 'Akouvi' }, 9)]);
    act(() => void dispatchEvent(new Event('temoignages-updated')));
    await screen.findByRole('heading', { name: /^Akouvi/ });
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

/** Photos of all categories, each with one more than the previous category. */
const photos = photoCategories.flatMap((categorie, place) =>
  Array.from({ length: place + 1 }, (_, index) =>
    photo({ id: `${place}-${index}`, titre: `${categorie} ${index}`, categorie }, place),
  ),
);
const total = photos.length;

async function openGallery(shown = photos) {
  vi.mocked(galleryPhotos).mockResolvedValue(shown);
  const user = mount(<Gallery />);
  await screen.findAllByRole('tab');
  return user;
}

const tab = (categorie: string) =>
  screen.getByRole('tab', { name: (name) => name.startsWith(categorie) });
const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const thumbnails = () =>
  screen.getAllByRole('button', { name: (name) => name.startsWith(gallery.enlarge('')) });
const inLightbox = () => within(screen.getByRole('dialog', { name: lightbox.name }));
const expectPlace = (place: number) => inLightbox().getByText(lightbox.position(place, total));

describe('Gallery page', () => {
  it('opens on diesel mechanics, with ordered categories and their counts', async () => {
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

describe('Lightbox', () => {
  it('cycles through the photos of all categories, in both directions', async () => {
    const user = await openGallery();
    await user.click(tab(photoCategories[0]));
    const [first] = thumbnails();
    await user.click(first ?? document.body);
    expectPlace(1);
    await user.keyboard('{ArrowLeft}');
    expectPlace(total);
    inLightbox().getByText(photoCategories.at(-1) ?? '');
    await user.keyboard('{ArrowRight}');
    expectPlace(1);

    const seen = new Set<string>();
    for (let step = 0; step < total; step += 1) {
      seen.add(inLightbox().getByRole('heading').textContent);
      await user.click(inLightbox().getByRole('button', { name: lightbox.next }));
    }
    expect(seen.size).toBe(total);
    expectPlace(1);
    await user.click(inLightbox().getByRole('button', { name: lightbox.previous }));
    expectPlace(total);
  });
});
