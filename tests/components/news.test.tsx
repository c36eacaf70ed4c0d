import { articleCategories } from '@centre/domain/article/article';
import { formatDate } from '@centre/domain/dates';
import { articleMessages } from '@centre/domain/messages/public';
import { articlePath } from '@centre/domain/site-address';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  Route,
  Routes,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { PageDataContext, queryKeys } from '../../web/src/data/public/page-data.ts';
import {
  articleOfId,
  articlesOf,
  moreArticlesOf,
} from '../../web/src/data/public/published-lists.ts';
import { articleAddress, tabAddress } from '../../web/src/site/news/news-address.ts';
import { articleDetail, newsPage } from '../../web/src/site/news/news.texts.ts';
import { NewsPage } from '../../web/src/site/news/news.tsx';
import { breadcrumb } from '../../web/src/texts/site.texts.ts';
import { article } from '../factories/article.ts';
import { mount } from './mount.tsx';

vi.mock('../../web/src/data/public/published-lists.ts');
vi.mock('../../web/src/data/public/article-views.ts');

const [fresh, technology, others] = articleCategories;
const first = { id: 'une', categorie: fresh, titre: 'À la une', isPrincipal: true };
const principal = article(first);
const technical = article({
  ...{ id: 'four', categorie: technology, titre: 'Le four' },
  contenu: 'Première ligne\nDeuxième ligne',
});
const empty = article({ id: 'autre', categorie: others, contenu: '' });
const published = [principal, technical, empty];

let go: NavigateFunction;

/** News page with its address in an `output`; sets `go` to the router's navigate function. */
function News() {
  go = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <NewsPage />
      <output>{pathname + search}</output>
    </>
  );
}

/** Shows the page at `path`, sent with the list that the server read at `readAt` (epoch ms). */
function openNews(path: string, readAt = Date.now()) {
  vi.mocked(articlesOf).mockImplementation((wanted) => {
    const articles = published.filter(({ categorie }) => !wanted || categorie === wanted);
    return Promise.resolve({ articles });
  });
  vi.mocked(articleOfId).mockImplementation((id) =>
    Promise.resolve(published.find((one) => one.id === id) ?? null),
  );
  const values = { [queryKeys.articles()]: { articles: published } };
  return mount(
    <PageDataContext value={{ readAt, values }}>
      <Routes>
        {['/actualites', '/blog', '/blog/category/:category'].map((each) => (
          <Route key={each} path={each} element={<News />} />
        ))}
      </Routes>
    </PageDataContext>,
    path,
  );
}

const cards = () =>
  Array.from(document.querySelectorAll('article[id^=article-]'), ({ id }) => id.slice(8));
const address = () => document.querySelector('output')?.textContent;
const selected = () => screen.queryByRole('tab', { selected: true })?.textContent;
const findOpen = (titre: string) => screen.findByRole('heading', { level: 1, name: titre });
const whenFocused = (id: string) =>
  waitFor(() => expect(document.activeElement?.id).toBe(`article-${id}`));

describe('List of news', () => {
  it('shows the principal article first, with category, date and link', async () => {
    openNews('/actualites');
    await waitFor(() => expect(cards()).toEqual(published.map(({ id }) => id)));
    const [first, , last] = screen.getAllByRole('article');
    expect(last?.textContent).toContain(articleMessages.noContent);
    for (const part of [principal.titre, principal.categorie, formatDate(principal.date)]) {
      expect(first?.textContent).toContain(part);
    }
    const link = within(first ?? document.body).getByRole('link');
    expect(link.getAttribute('href')).toBe(articleAddress(principal.id));
  });

  it('is reloaded only when the data sent with the page are a minute old', async () => {
    openNews('/actualites');
    await waitFor(() => expect(cards()).toHaveLength(published.length));
    expect(articlesOf).not.toHaveBeenCalled();
    cleanup();
    openNews('/actualites', Date.now() - 60_000);
    await waitFor(() => expect(articlesOf).toHaveBeenCalledOnce());
  });

  it('is filtered by its tabs with mouse or arrow keys, and updates the address', async () => {
    const user = openNews('/blog');
    await user.click(screen.getByRole('tab', { name: technology }));
    await waitFor(() => expect(cards()).toEqual([technical.id]));
    expect(address()).toBe(tabAddress(technology, '/blog'));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(cards()).toEqual([principal.id]));
    expect(address()).toBe(tabAddress(fresh, '/blog'));
    expect(selected()).toBe(fresh);
    screen.getByRole('tabpanel', { name: fresh });
  });

  it('loads one more page at a time, also on retry after a failure', async () => {
    const user = openNews('/blog');
    await screen.findAllByRole('article');
    const next = { id: 'p', made: '2025-01-01' };
    vi.mocked(articlesOf).mockResolvedValue({ articles: published.slice(0, 2), next });
    act(() => void go('/actualites?categorie=autres'));
    vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(moreArticlesOf)
      .mockRejectedValueOnce(new Error('unreachable'))
      // The second page repeats an article of the first page, which the list shows once.
      .mockResolvedValueOnce({ articles: published.slice(1) });
    await user.click(await screen.findByRole('button', { name: newsPage.more }));
    expect((await screen.findByRole('alert')).textContent).toBe(newsPage.moreFailed);
    expect(cards()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: newsPage.more }));
    await waitFor(() => expect(cards()).toHaveLength(published.length));
    expect(moreArticlesOf).toHaveBeenLastCalledWith(others, next);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: newsPage.more })).toBeNull();
  });
});

describe('Address of an article', () => {
  it('opens the article under its category, and follows changes of the fragment', async () => {
    openNews(articleAddress(technical.id));
    await findOpen(technical.titre);
    expect(selected()).toBe(technology);
    const text = document.getElementById(`article-${technical.id}`)?.textContent;
    for (const part of [technical.contenu, formatDate(technical.date), technical.auteur]) {
      expect(text).toContain(part);
    }
    await whenFocused(technical.id);
    expect(document.title).toContain(technical.titre);
    const places = within(screen.getByRole('navigation', { name: breadcrumb.name }));
    expect(places.getByText(technical.titre).closest('[aria-current=page]')).not.toBeNull();
    const list = places.getByRole('link', { name: newsPage.title });
    expect(list.getAttribute('href')).toBe('/blog');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);

    act(() => void go(articleAddress(principal.id)));
    await findOpen(principal.titre);
    expect(selected()).toBe(fresh);
    act(() => void go(-1));
    await findOpen(technical.titre);
    expect(selected()).toBe(technology);
  });

  it('is opened from a card, which gets the focus back on closing', async () => {
    const user = openNews('/actualites');
    await waitFor(() => expect(cards()).toContain(technical.id));
    const card = document.getElementById(`article-${technical.id}`) ?? document.body;
    await user.click(within(card).getByRole('link', { name: newsPage.read }));
    await findOpen(technical.titre);
    expect(address()).toBe('/blog');
    await whenFocused(technical.id);
    await user.click(screen.getByRole('link', { name: articleDetail.back }));
    await waitFor(() => expect(cards()).toHaveLength(published.length));
    await whenFocused(technical.id);
    expect(address()).toBe('/actualites');
    expect(selected()).toBe(newsPage.all);
  });

  it.each(['inconnu', ''])(
    'shows a message and the list for the unknown article “%s”',
    async (id) => {
      openNews(articleAddress(id));
      await screen.findByText(articleMessages.notFound);
      screen.getByText(articleMessages.notFoundHint);
      await waitFor(() => expect(cards()).toHaveLength(published.length));
    },
  );

  it('is copied in the form that messengers can preview', async () => {
    const user = openNews(articleAddress(technical.id));
    await user.click(await screen.findByRole('button', { name: articleDetail.share }));
    await screen.findByText(articleDetail.copied);
    const copied = await navigator.clipboard.readText();
    expect(copied).toBe(new URL(articlePath(technical.id), location.origin).href);
  });
});
