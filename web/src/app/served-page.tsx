import { centre } from '@centre/domain/centre';
import { jsonForHtml } from '@centre/domain/html';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/public-messages';
import type { PublishedDocuments, SiteRenderer } from '@centre/domain/published-documents';
import { articlePath, documentTitle, siteAddress } from '@centre/domain/site-address';
import { excerpt, summaryOf } from '@centre/domain/text';
import { matchPath, StaticRouter } from 'react-router-dom';
import { pruneCss } from '../../build/prune-css.ts';
import { shareImageUrl } from '../content/picture-files.ts';
import {
  articleIn,
  firstArticlePage,
  latestArticles,
  type PublicArticle,
} from '../data/article-fields.ts';
import { fieldsOf } from '../data/documents.ts';
import { pageDataId, readingNames } from '../data/page-data.ts';
import { toPhoto } from '../data/photo-fields.ts';
import { toTemoignage } from '../data/temoignage-fields.ts';
import { newsPage } from '../content/news.ts';
import { tabOf } from '../site/news/address.ts';
import { hiddenHead, publicHead } from './head.ts';
import { headOf, modulesOf } from './rendered-pages.ts';
import { renderScreen } from './render-screen.tsx';
import { routes } from './routes.tsx';
import { Site } from './site.tsx';

/** What a page shows, by the names of `readingNames`, and what its head says of it. */
interface Shown {
  readonly values: Readonly<Record<string, unknown>>;
  /** Of the route when absent. */
  readonly head?: string;
  readonly status?: 404;
}

interface Place {
  readonly search: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

type Content = (documents: PublishedDocuments, place: Place) => Promise<Shown>;

/** Longer than any excerpt, so that a list cuts it where it would cut the whole text. */
const beginning = Math.max(...Object.values(limits.excerpt)) + 20;

/** Lists show the beginnings of their articles: the rest would weigh on every page. */
const begun = (articles: readonly PublicArticle[]) =>
  articles.map((article) => ({ ...article, contenu: excerpt(article.contenu, beginning) }));

async function temoignagesOf(documents: PublishedDocuments) {
  const docs = await documents.temoignages();
  return { [readingNames.temoignages]: docs.map((each) => toTemoignage(fieldsOf(each))) };
}

const home: Content = async (documents) => {
  const [articles, temoignages] = await Promise.all([
    latestArticles(documents, 1 + limits.secondaryArticles),
    temoignagesOf(documents),
  ]);
  return { values: { [readingNames.latestArticles()]: begun(articles), ...temoignages } };
};

async function listOf(documents: PublishedDocuments, categorie?: PublicArticle['categorie']) {
  const page = await firstArticlePage(documents, categorie);
  const articles = begun(page.articles);
  return { [readingNames.articles(categorie)]: { ...page, articles } };
}

const list: Content = async (documents, { search, params }) => {
  const tab = tabOf(search, params['category']);
  if (tab === undefined) return { values: {} };
  return { values: await listOf(documents, tab === newsPage.all ? undefined : tab) };
};

const article: Content = async (documents, { params }) => {
  const { id = '' } = params;
  const document = await documents.article(id);
  const name = readingNames.article(id);
  if (!document) {
    const { notFound, notFoundHint } = articleMessages;
    const head = hiddenHead({ title: documentTitle(notFound), description: notFoundHint });
    return { values: { [name]: null }, head, status: 404 };
  }
  const found = articleIn(document);
  const others = await listOf(documents, found.categorie);
  return { values: { [name]: found, ...others }, head: articleHead(found) };
};

const photos: Content = async (documents) => {
  const docs = await documents.photos(limits.publicPage);
  return { values: { [readingNames.photos]: docs.map((each) => toPhoto(fieldsOf(each))) } };
};

/** The pages with published content, by the pattern of their addresses. */
const contents: Readonly<Record<string, Content>> = {
  '/': home,
  '/actualites': list,
  '/actualites/:id': article,
  '/blog': list,
  '/blog/category/:category': list,
  '/galerie': photos,
  '/temoignages': async (documents) => ({ values: await temoignagesOf(documents) }),
};

/** The longest headline that search engines accept. */
const headlineLength = 110;

function articleHead(found: PublicArticle): string {
  const { id, titre, contenu, picture, imageUrl, date, dateModification } = found;
  const auteur = found.auteur || centre.name;
  const address = siteAddress(articlePath(id));
  const cover = picture?.jpeg ?? imageUrl;
  const preview = /^https?:\/\//.test(cover)
    ? cover
    : siteAddress(shareImageUrl('/actualites'));
  return publicHead({
    title: documentTitle(titre),
    description: summaryOf(contenu) || articleMessages.noContent,
    address,
    type: 'article',
    image: { address: preview },
    structuredData: jsonForHtml({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: titre.slice(0, headlineLength),
      datePublished: date.toISOString(),
      dateModified: dateModification.toISOString(),
      author: { '@type': auteur === centre.name ? 'Organization' : 'Person', name: auteur },
      publisher: { '@type': 'EducationalOrganization', '@id': siteAddress('/#centre') },
      image: preview,
      mainEntityOfPage: address,
      inLanguage: 'fr',
    }),
  });
}

export const renderPage: SiteRenderer['renderPage'] = async (url, documents) => {
  // As it stands: a parser would resolve what looks like a step up.
  const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const route = routes.find(({ path }) => path in contents && matchPath(path, pathname));
  if (!route) return undefined;
  const params = matchPath(route.path, pathname)?.params ?? {};
  const readAt = Date.now();
  const shown = await contents[route.path]?.(documents, { search, params });
  if (!shown) return undefined;
  const { values, head = headOf(route), status = 200 } = shown;
  const page = { readAt, values };
  await route.Content.preload();
  const { screen, styles } = await renderScreen((cache) => (
    <Site cache={cache} page={page}>
      {(app) => <StaticRouter location={url}>{app}</StaticRouter>}
    </Site>
  ));
  const data = `<script type="application/json" id="${pageDataId}">${jsonForHtml(page)}</script>`;
  return { status, head: pruneCss(head + modulesOf(route) + styles), screen, data };
};
