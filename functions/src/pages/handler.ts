import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { escapeHtml } from '@centre/domain/html';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { articlePath, siteAddress } from '@centre/domain/site-address';
import { HttpError } from '../api/answer.ts';
import { ownOrigin } from '../api/app.ts';
import type { ApiIncoming } from '../api/body.ts';
import { listPublishedArticles } from '../data/content/articles.ts';
import { recordIncident } from '../logger.ts';
import { hideFramework } from '../unnamed-framework.ts';
import { filledPage, hostedPage, htmlAnswer, type PageAnswer } from './filled-page.ts';

// For an hour, caches answer at once and revalidate, so that no visitor waits for a cold start.
// JavaScript reloads data older than a minute (web/src/data/public/network-first.ts).
const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=3600';
const sharedForADay = 'public, max-age=3600, s-maxage=86400';

async function pageAt(url: string, pathname: string): Promise<PageAnswer> {
  const page = await filledPage(url);
  if (page) {
    const caching = page.status === 200 ? shared : 'no-store';
    return htmlAnswer(page.html, page, caching, page.status);
  }
  const empty = await hostedPage(emptyPageOf(pathname));
  return htmlAnswer(empty.html, empty, 'no-store');
}

/**
 * Path of a page without its content, which the browser then loads.
 *
 * @throws Error for the page of an article, which has no version without content.
 */
function emptyPageOf(pathname: string): string {
  const served = /^\/(actualites|blog|galerie|temoignages)?(?:\/category\/[^/]*)?$/.exec(
    pathname,
  );
  if (!served) throw new Error('the page has no version without content');
  return `modeles/${served[1] ?? 'accueil'}`;
}

async function articleSitemap(): Promise<PageAnswer> {
  const articles = await listPublishedArticles();
  const lines = articles.map(
    ({ id, changed }) =>
      `<url><loc>${escapeHtml(siteAddress(articlePath(id)))}</loc><lastmod>${changed.toISOString()}</lastmod></url>`,
  );
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': sharedForADay,
    },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
  };
}

/** Path of a page typed with capitals; deeper paths have ids, which contain capitals. */
const withCapitals = /^\/[a-z\d-]*[A-Z][a-zA-Z\d-]*$/;

/** Pages with published content, as firebase.json names them, an article's below its list. */
const withContent =
  /^\/(?:actualites(?:\/[^/]+)?|blog(?:\/category\/[^/]*)?|galerie|temoignages)?\/?$/;

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * Whether a page of another site sends the form, by one of two headers; older browsers send
 * neither.
 */
function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Browsers that hide the origin send `null`.
  return origin !== undefined && origin !== 'null' && ownOrigin(headers) === undefined;
}

/** Path of a page whose hash a messenger or a keyboard has percent-encoded. */
const encodedHash = /^(\/[a-z-]*)%23(.+)$/;

interface Form {
  readonly show: () => Promise<PageAnswer>;
  readonly receive: (request: ApiIncoming) => Promise<PageAnswer>;
}

/** Pages whose forms browsers send without JavaScript, imported on demand. */
const forms: Readonly<Record<string, (() => Promise<Form>) | undefined>> = {
  '/inscription': async () => (await import('./enrolment-page.ts')).enrolment,
  '/suivi': async () => (await import('./suivi-page.ts')).suivi,
};

async function answerTo(request: ApiIncoming): Promise<PageAnswer> {
  const { method, url = '/', headers } = request;
  // With a fixed host, because `//host/page` alone would be a page of another host.
  const { pathname, search } = new URL(`http://site${url.startsWith('/') ? url : `/${url}`}`);
  const form = await forms[pathname]?.();
  if (form && method === 'POST') {
    if (isCrossSite(headers)) throw new HttpError(403, serverMessages.application);
    return form.receive(request);
  }
  if (method !== 'GET' && method !== 'HEAD') {
    const allowed = form ? 'GET, HEAD, POST' : 'GET, HEAD';
    return { status: 405, headers: { ...plain, Allow: allowed }, body: '' };
  }
  if (form) return form.show();
  const [, page, fragment] = encodedHash.exec(pathname) ?? [];
  if (page !== undefined) {
    // The fragment may be a reference, which no cache may keep.
    const location = { Location: `${page}${search}#${fragment}` };
    return { status: 302, headers: { ...plain, ...location }, body: '' };
  }
  if (pathname === '/sitemap-articles.xml') return articleSitemap();
  if (withCapitals.test(pathname)) {
    const location = { Location: `${pathname.toLowerCase()}${search}` };
    return { status: 301, headers: { ...location, 'Cache-Control': sharedForADay }, body: '' };
  }
  if (!withContent.test(pathname)) throw new HttpError(404, messages.notFound);
  return pageAt(`${pathname}${search}`, pathname);
}

function failedAnswer(error: unknown): PageAnswer {
  if (error instanceof HttpError) {
    return { status: error.status, headers: plain, body: error.message };
  }
  return {
    status: 503,
    headers: { ...plain, 'Retry-After': '60' },
    body: `${messages.unexpected} (${recordIncident(error, 'pages')})`,
  };
}

/** Public pages with their content, and the forms that browsers send without JavaScript. */
export async function handlePages(
  request: ApiIncoming & Parameters<typeof hideFramework>[0],
  response: ServerResponse,
): Promise<void> {
  hideFramework(request, response);
  let answer: PageAnswer;
  try {
    answer = await answerTo(request);
  } catch (error) {
    answer = failedAnswer(error);
  }
  response.writeHead(answer.status, {
    'x-content-type-options': 'nosniff',
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}
