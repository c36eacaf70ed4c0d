import { articleCategories } from '@centre/domain/article/article';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  homeArticles,
  publishedTemoignages,
} from '../../web/src/data/public/published-lists.ts';
import { Home } from '../../web/src/site/home/home.tsx';
import {
  equipment,
  news,
  offers,
  partners,
  voices,
} from '../../web/src/site/home/home.texts.ts';
import { News } from '../../web/src/site/home/news-block.tsx';
import { TestimonialsTeaser } from '../../web/src/site/home/testimonials-teaser.tsx';
import { newsPage } from '../../web/src/site/news/news.texts.ts';
import { contact } from '../../web/src/texts/contact.texts.ts';
import { scrolling } from '../../web/src/texts/scrolling.texts.ts';
import { article } from '../factories/article.ts';
import { temoignage } from '../factories/temoignage.ts';
import { mount } from './mount.tsx';

vi.mock('../../web/src/data/public/published-lists.ts');

describe('Home page', () => {
  async function openHome() {
    vi.mocked(homeArticles).mockResolvedValue([]);
    vi.mocked(publishedTemoignages).mockResolvedValue([temoignage()]);
    mount(<Home />);
    await screen.findByRole('heading', { name: contact.blockTitle });
  }

  it('shows its blocks in order', async () => {
    await openHome();
    const places = [
      await screen.findByRole('group', { name: partners.others }),
      screen.getByRole('heading', { name: offers.title }),
      screen.getByRole('heading', { name: news.title }),
      screen.getByRole('heading', { name: equipment.title }),
      await screen.findByText('Insertion professionnelle'),
      await screen.findByTestId('temoignages'),
      screen.getByRole('heading', { name: contact.blockTitle }),
    ];
    for (const [index, place] of places.slice(1).entries()) {
      const position = places[index]?.compareDocumentPosition(place) ?? 0;
      expect(position & Node.DOCUMENT_POSITION_FOLLOWING, String(index)).not.toBe(0);
    }
  });

  it.each([
    [offers.title, 260],
    [equipment.title, 280],
    [partners.others, 160],
  ])('scrolls the row %s by %i pixels when an arrow is clicked', async (name, step) => {
    await openHome();
    const row = await screen.findByRole('group', { name });
    // happy-dom has no layout: these sizes make the row overflow, scrolled to its middle.
    for (const [size, value] of [
      ['scrollWidth', 3000],
      ['clientWidth', 1000],
      ['scrollLeft', 1000],
    ] as const) {
      Object.defineProperty(row, size, { value });
    }
    const scrollBy = vi.fn();
    Object.assign(row, { scrollBy });
    fireEvent.scroll(row);
    fireEvent.click(screen.getByRole('button', { name: scrolling.forth(name) }));
    fireEvent.click(screen.getByRole('button', { name: scrolling.back(name) }));
    expect(scrollBy.mock.calls).toEqual([[{ left: step }], [{ left: -step }]]);
  });
});

describe('News of the home page', () => {
  it('link every card to its article under each of the four tabs', async () => {
    const [fresh, technology, others] = articleCategories;
    const published = Array.from({ length: 9 }, (_, index) =>
      article({ categorie: index < 7 ? fresh : technology }, index),
    );
    vi.mocked(homeArticles).mockImplementation((wanted) =>
      Promise.resolve(published.filter(({ categorie }) => !wanted || categorie === wanted)),
    );
    const user = mount(<News />);
    for (const [name, count] of [
      [fresh, 5],
      [technology, 2],
      [others, 0],
      [newsPage.all, 5],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }));
      screen.getByRole('tab', { name, selected: true });
      const panel = screen.getByRole('tabpanel', { name });
      await waitFor(() => expect(panel.getAttribute('aria-busy')).toBe('false'));
      const cards = within(panel).queryAllByRole('article');
      expect(cards, name).toHaveLength(count);
      for (const card of cards) {
        const link = within(card).getByRole('link', { name: newsPage.read });
        expect(link.getAttribute('href')).toBe(`/blog#${card.id}`);
      }
      const coming = within(panel).queryAllByText(articleMessages.coming);
      expect(Math.max(count - 1, 0) + coming.length).toBe(limits.secondaryArticles);
    }
  });
});

describe('Testimonials of the home page', () => {
  it('are at most six excerpts with links, and are reloaded after a change', async () => {
    const contenu = 'Les ateliers ressemblent à l’usine. '.repeat(30);
    const shown = Array.from({ length: 8 }, (_, index) => temoignage({ contenu }, index));
    vi.mocked(publishedTemoignages).mockResolvedValue(shown);
    mount(<TestimonialsTeaser />);
    const block = await screen.findByTestId('temoignages');
    const quotes = within(block).getAllByRole('blockquote');
    expect(quotes).toHaveLength(limits.publishedTemoignages);
    for (const [index, { textContent }] of quotes.entries()) {
      expect(textContent.length).toBeLessThanOrEqual(limits.excerpt.voice + '« … »'.length);
      const link = within(block).getAllByRole('link')[index];
      expect(link?.getAttribute('href')).toBe(
        `/temoignages#temoignage-${String(shown[index]?.id)}`,
      );
    }
    const write = screen.getByRole('link', { name: voices.write });
    expect(write.getAttribute('href')).toBe('/contact');

    vi.mocked(publishedTemoignages).mockResolvedValue(shown.slice(0, 1));
    act(() => void dispatchEvent(new Event('temoignages-updated')));
    await waitFor(() => expect(screen.getAllByRole('blockquote')).toHaveLength(1));
  });

  it('are hidden when loading fails, and the link to write stays', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(publishedTemoignages).mockRejectedValue(new Error('unreachable'));
    mount(<TestimonialsTeaser />);
    await waitFor(() => expect(consoleError).toHaveBeenCalled());
    expect(screen.queryByTestId('temoignages')).toBeNull();
    screen.getByRole('link', { name: voices.write });
  });
});
