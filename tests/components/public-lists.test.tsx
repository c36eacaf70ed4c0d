import { articleMessages, temoignageMessages } from '@centre/domain/messages/public';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  articlesOf,
  galleryPhotos,
  publishedTemoignages,
} from '../../web/src/data/public/published-lists.ts';
import { loadTimeLimitMs } from '../../web/src/data/time-limit.ts';
import { Gallery } from '../../web/src/site/gallery/gallery.tsx';
import { gallery } from '../../web/src/site/gallery/gallery.texts.ts';
import { NewsPage } from '../../web/src/site/news/news.tsx';
import { Temoignages } from '../../web/src/site/temoignages/temoignages.tsx';
import { article } from '../factories/article.ts';
import { photo } from '../factories/photo.ts';
import { temoignage } from '../factories/temoignage.ts';
import { asRead, mount } from './mount.tsx';

vi.mock('../../web/src/data/public/published-lists.ts');

const [shown, said] = [photo(), temoignage({ contenu: 'Merci.' })];
const news = article();

const lists = [
  [
    'The gallery',
    <Gallery key="galerie" />,
    galleryPhotos,
    [shown],
    shown.titre,
    gallery.empty,
  ],
  [
    ...(['The news', <NewsPage key="news" />, articlesOf, { articles: [news] }] as const),
    ...[news.titre, articleMessages.empty],
  ],
  [
    ...([
      'The testimonials',
      <Temoignages key="voix" />,
      publishedTemoignages,
      [said],
    ] as const),
    ...[said.contenu, temoignageMessages.empty],
  ],
] as const;

describe.each(lists)('%s', (_, page, read, answer, text, empty) => {
  const answers = vi.mocked(read as () => Promise<unknown>);

  it('say that there is nothing while they cannot be read, and come with the network', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answers
      .mockReset()
      .mockRejectedValueOnce(new Error('unreachable'))
      .mockResolvedValue(answer);
    mount(page);
    await screen.findByText(asRead(empty));
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText(asRead(text));
    expect(screen.queryByText(asRead(empty))).toBeNull();
  });

  it('do not wait for ever for an answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers();
    answers.mockReset().mockReturnValue(new Promise<never>(() => undefined));
    mount(page);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(loadTimeLimitMs - 1);
    expect(screen.queryByText(asRead(empty))).toBeNull();
    await pass(1);
    screen.getByText(asRead(empty));
  });
});
