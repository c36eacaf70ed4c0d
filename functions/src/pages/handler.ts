import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '@centre/domain/html';
import { messages } from '@centre/domain/messages';
import { articlePath, siteAddress } from '@centre/domain/site-address';
import { listPublishedArticles } from '../data/articles.ts';
import { recordIncident } from '../incident.ts';
import { filledPage } from './filled-page.ts';
import { hostedPage } from './template.ts';

interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

// Together with what the function itself shows again, a page is a minute old at most.
const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=20';
const sharedForADay = 'public, max-age=3600, s-maxage=86400';
const html = { 'Content-Type': 'text/html; charset=utf-8' };

async function pageAt(url: string, pathname: string): Promise<PageAnswer> {
  const page = await filledPage(url);
  if (page) {
    const caching = page.status === 200 ? shared : 'no-store';
    return {
      status: page.status,
      headers: { ...page.headers, ...html, 'Cache-Control': caching },
      body: page.html,
    };
  }
  const empty = await hostedPage(emptyPageOf(pathname));
  return {
    status: 200,
    headers: { ...empty.headers, ...html, 'Cache-Control': 'no-store' },
    body: empty.html,
  };
}

/**
 * The path of a page as it is without its content, which then comes from the browser.
 *
 * @throws for an article, which is nothing without.
 */
function emptyPageOf(pathname: string): string {
  const served = /^\/(actualites|blog|galerie|temoignages)?(?:\/category\/[^/]*)?$/.exec(
    pathname,
  );
  if (!served) throw new Error('the page has no form without its content');
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

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

async function answerTo({ method, url = '/' }: IncomingMessage): Promise<PageAnswer> {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { ...plain, Allow: 'GET, HEAD' }, body: '' };
  }
  const { pathname } = new URL(url, 'http://site');
  if (pathname === '/sitemap-articles.xml') return articleSitemap();
  return pageAt(url, pathname);
}

/** Public pages with their content, as readers without scripts get them. */
export async function handlePages(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let answer: PageAnswer;
  try {
    answer = await answerTo(request);
  } catch (error) {
    const incident = recordIncident(error, 'pages');
    answer = {
      status: 503,
      headers: { ...plain, 'Retry-After': '60' },
      body: `${messages.unexpected} (${incident})`,
    };
  }
  response.removeHeader('X-Powered-By');
  response.writeHead(answer.status, {
    'x-content-type-options': 'nosniff',
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}
