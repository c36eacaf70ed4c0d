import type { PublicArticle } from '@centre/domain/article/article';
import { centre } from '@centre/domain/centre';
import { jsonForHtml } from '@centre/domain/html';
import { limits } from '@centre/domain/limits';
import { suggestEmail } from '@centre/domain/suggest-email';
import { suggestedEmailQuestion } from '@centre/domain/messages/email';
import { readPhone } from '@centre/domain/phone-countries';
import { articleMessages } from '@centre/domain/messages/public';
import type {
  PublishedDocuments,
  RenderedPage,
  SiteRenderer,
} from '@centre/domain/site-renderer';
import { articlePath, documentTitle, siteAddress } from '@centre/domain/site-address';
import { excerpt, summaryOf } from '@centre/domain/text';
import type { ReactNode } from 'react';
import { matchPath, StaticRouter } from 'react-router-dom';
import { shareImageSize, shareImageUrl } from '../texts/picture-files.texts.ts';
import { firstArticlePage, latestArticles } from '../data/public/article-pages.ts';
import { receiptScreen } from '../texts/receipt.texts.ts';
import { suiviPage } from '../texts/suivi.texts.ts';
import { waiting } from '../texts/waiting.texts.ts';
import { blankDraft } from '../data/public/enrolment-draft.ts';
import { PageDataContext, pageDataId, queryKeys } from '../data/public/page-data.ts';
import { articleIn, photoIn, temoignageIn, vitrineIn } from '../data/public/shown-records.ts';
import { pages, refusedTitle } from '../texts/pages.texts.ts';
import { newsPage } from '../site/news/news.texts.ts';
import { decodedPart } from '../site/decoded-part.ts';
import { problemOf } from '../site/inscription/problem.ts';
import { ReceiptPage } from '../site/inscription/receipt.tsx';
import { Layout } from '../site/layout/site-layout.tsx';
import { WaitingPage } from '../site/inscription/waiting-page.tsx';
import { tabOf } from '../site/news/news-address.ts';
import { SuiviAnswer } from '../site/suivi/suivi-answer.tsx';
import { hiddenHead, publicHead } from './head.ts';
import { headOf, modulesOf } from './rendered-pages.ts';
import { sheetsOf, styleElement, stylesOf } from './sheets.ts';
import { renderScreen } from './render-screen.ts';
import { breadcrumb, galleryData, reviewsData } from './structured-data.ts';
import { notFound, routes, type PublicRoute } from './routes.tsx';
import { Site } from './site.tsx';

/** Data of a served page, by `queryKeys`, with its head. */
interface ServedData {
  readonly values: Readonly<Record<string, unknown>>;
  /** The route's head by default. */
  readonly head?: string;
  /** JSON-LD objects; the route's by default. */
  readonly structuredData?: readonly object[];
  readonly status?: 404;
}

interface UrlParts {
  readonly search: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

type Load = (documents: PublishedDocuments, url: UrlParts) => Promise<ServedData>;

/** Characters of an article in a list: more than any excerpt, which is then the same as in full. */
const listedLength = Math.max(...Object.values(limits.excerpt)) + 20;

/** Shortens the articles of a list, to save bytes on every page. */
const shortened = (articles: readonly PublicArticle[]) =>
  articles.map((article) => ({ ...article, contenu: excerpt(article.contenu, listedLength) }));

const temoignagesOf = async (documents: PublishedDocuments) =>
  (await documents.temoignages()).map(temoignageIn);

const home: Load = async (documents) => {
  const [articles, temoignages, vitrine] = await Promise.all([
    latestArticles(documents, 1 + limits.secondaryArticles),
    temoignagesOf(documents),
    documents.vitrine(),
  ]);
  return {
    values: {
      [queryKeys.latestArticles()]: shortened(articles),
      [queryKeys.temoignages]: temoignages,
      [queryKeys.vitrine]: vitrineIn(vitrine),
    },
  };
};

async function listOf(documents: PublishedDocuments, categorie?: PublicArticle['categorie']) {
  const page = await firstArticlePage(documents, categorie);
  const articles = shortened(page.articles);
  return { [queryKeys.articles(categorie)]: { ...page, articles } };
}

const list: Load = async (documents, { search, params }) => {
  const tab = tabOf(search, decodedPart(params['category'] ?? ''));
  if (tab === undefined) {
    const { title, lead } = newsPage;
    const head = hiddenHead({ title: documentTitle(title), description: lead });
    return { values: {}, head, status: 404 };
  }
  return { values: await listOf(documents, tab === newsPage.all ? undefined : tab) };
};

const article: Load = async (documents, { params }) => {
  const { id = '' } = params;
  const document = await documents.article(id);
  const name = queryKeys.article(id);
  if (!document) {
    const { notFound, notFoundHint } = articleMessages;
    const head = hiddenHead({ title: documentTitle(notFound), description: notFoundHint });
    return { values: { [name]: null }, head, status: 404 };
  }
  const shown = articleIn(document);
  const listValues = await listOf(documents, shown.categorie);
  return { values: { [name]: shown, ...listValues }, head: articleHead(shown) };
};

const gallery: Load = async (documents) => {
  const docs = await documents.photos(limits.publicPage);
  const photos = docs.map(photoIn);
  return { values: { [queryKeys.photos]: photos }, structuredData: galleryData(photos) };
};

const temoignages: Load = async (documents) => {
  const published = await temoignagesOf(documents);
  return {
    values: { [queryKeys.temoignages]: published },
    structuredData: reviewsData(published),
  };
};

/** Form pages read only the campaign, like every page. */
const campagneOnly: Load = () => Promise.resolve({ values: {} });

/** Loaders of the served pages, with published content or a form, by the paths of their routes. */
const loaders: Readonly<Record<string, Load>> = {
  '/': home,
  '/actualites': list,
  '/actualites/:id': article,
  '/blog': list,
  '/blog/category/:category': list,
  '/galerie': gallery,
  '/inscription': campagneOnly,
  '/suivi': campagneOnly,
  '/temoignages': temoignages,
};

/** Longest headline that search engines accept, less an ellipsis. */
const headlineLength = 109;

/** Smallest width and height of a picture that messengers show, in pixels. */
const minShareSize = 200;

/** Picture of an article for link previews; the one of the news page if messengers would refuse it. */
function shareImageOf({ picture, imageUrl }: PublicArticle) {
  const address = picture?.jpeg ?? imageUrl;
  const isSmall = picture && Math.min(picture.width, picture.height) < minShareSize;
  if (isSmall || !/^https?:\/\//.test(address))
    return { address: siteAddress(shareImageUrl('/actualites')), size: shareImageSize };
  return { address, ...(picture && { size: picture }) };
}

function articleHead(shown: PublicArticle): string {
  const { id, titre, contenu, date, dateModification } = shown;
  const auteur = shown.auteur || centre.name;
  const address = siteAddress(articlePath(id));
  const image = shareImageOf(shown);
  return publicHead({
    title: documentTitle(titre),
    description: summaryOf(contenu) || articleMessages.noContent,
    address,
    type: 'article',
    image,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: excerpt(titre, headlineLength),
        datePublished: date.toISOString(),
        dateModified: dateModification.toISOString(),
        author: { '@type': auteur === centre.name ? 'Organization' : 'Person', name: auteur },
        publisher: { '@type': 'EducationalOrganization', '@id': siteAddress('/#centre') },
        image: image.address,
        mainEntityOfPage: address,
        inLanguage: 'fr',
      },
      breadcrumb([pages.news.title, '/actualites'], [titre, articlePath(id)]),
    ],
  });
}

export const renderPage: SiteRenderer['renderPage'] = async (url, documents, campagne) => {
  // Not `new URL()`, which resolves `..`.
  const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const route = routes.find(({ path }) => path in loaders && matchPath(path, pathname));
  if (!route) return undefined;
  const params = matchPath(route.path, pathname)?.params ?? {};
  const readAt = Date.now();
  const served = await loaders[route.path]?.(documents, { search, params });
  if (!served) return undefined;
  const values = { ...served.values, [queryKeys.campagne]: campagne };
  return render(url, route, { ...served, values }, readAt);
};

async function render(
  url: string,
  route: PublicRoute,
  served: ServedData,
  readAt = Date.now(),
): Promise<RenderedPage> {
  const { values, head = headOf(route, served.structuredData) } = served;
  const status = served.status ?? 200;
  const page = { readAt, values };
  await route.Content.preload();
  const screen = await renderScreen(
    <Site page={page}>{(app) => <StaticRouter location={url}>{app}</StaticRouter>}</Site>,
  );
  const data = `<script type="application/json" id="${pageDataId}">${jsonForHtml(page)}</script>`;
  return { status, head: head + modulesOf(route) + stylesOf(screen), screen, data };
}

const enrolmentPath = '/inscription';
const enrolmentRoute = routes.find(({ path }) => path === enrolmentPath) ?? notFound;

export const renderForm: SiteRenderer['renderForm'] = async (returned, campagne) => {
  const { requestId, commenceLe: begunAt, form, sansEmail, isCorrected, refusal } = returned;
  const fieldProblem = problemOf({ form, sansEmail }, undefined, readPhone(form.telephone));
  const problem = refusal && {
    message: fieldProblem?.message ?? refusal.message,
    errors: { ...refusal.fields, ...fieldProblem?.errors },
  };
  const suggestedEmail = sansEmail ? undefined : suggestEmail(form.email);
  const isAsked =
    suggestedEmail !== undefined &&
    problem?.errors.email === suggestedEmailQuestion(suggestedEmail);
  const draft = { ...blankDraft, requestId, begunAt, form, sansEmail, corrects: isCorrected };
  const values = {
    [queryKeys.returnedForm]: {
      ...{ draft, ...(problem && { problem }) },
      suggestedEmail: isAsked ? suggestedEmail : undefined,
      // Prevents a second question about the same address.
      askedEmail: suggestedEmail && form.email,
    },
    [queryKeys.campagne]: campagne,
  };
  const { title } = enrolmentRoute;
  return render(enrolmentPath, enrolmentRoute, {
    values,
    head: headOf({ ...enrolmentRoute, title: refusal ? refusedTitle(title) : title }),
  });
};

/** Minimal document without scripts or external files: a weak network may load nothing else. */
async function lightDocument(name: string, content: ReactNode): Promise<string> {
  const screen = await renderScreen(content);
  const title = documentTitle(name);
  const styles = styleElement(sheetsOf(screen).css);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="only light"><link rel="icon" href="/emblem.svg"><title>${title}</title>${styles}</head><body>${screen}</body></html>`;
}

export const renderReceipt: SiteRenderer['renderReceipt'] = (application) =>
  lightDocument(receiptScreen.title, <ReceiptPage {...application} />);

export const renderWaiting: SiteRenderer['renderWaiting'] = (form) =>
  lightDocument(waiting.title, <WaitingPage {...form} />);

/** Privacy: the answer has no scripts, which would keep it in the cache and the history. */
export const renderSuivi: SiteRenderer['renderSuivi'] = async (followed, campagne) => {
  const page = { readAt: Date.now(), values: { [queryKeys.campagne]: campagne } };
  const screen = await renderScreen(
    <StaticRouter location={suiviPage.path}>
      <PageDataContext value={page}>
        <Layout isLoading={false}>
          <SuiviAnswer {...followed} />
        </Layout>
      </PageDataContext>
    </StaticRouter>,
  );
  const { title, description } = pages.suivi;
  const name = documentTitle(followed.problem === undefined ? title : refusedTitle(title));
  return {
    status: 200,
    head: hiddenHead({ title: name, description }) + stylesOf(screen),
    screen,
    data: '',
  };
};
