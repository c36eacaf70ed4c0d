import type { IncomingMessage, ServerResponse } from 'node:http';
import { fillArticlePage } from '@centre/domain/article-page';
import { escapeHtml } from '@centre/domain/html';
import { messages } from '@centre/domain/messages';
import { articlePath, siteAddress } from '@centre/domain/site-address';
import { findPublishedArticle, listPublishedArticles } from '../data/articles.ts';
import { recordIncident } from '../incident.ts';
import { articleParts } from './article-parts.ts';
import { layoutOf } from './layout.ts';

interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

// Shared caches answer most readers, and are minutes behind a correction at most.
const shared = 'public, max-age=60, s-maxage=300';
const sharedForADay = 'public, max-age=3600, s-maxage=86400';
const html = { 'Content-Type': 'text/html; charset=utf-8' };

async function articlePage(id: string): Promise<PageAnswer> {
  const article = await findPublishedArticle(id);
  const layout = await layoutOf(article ? 'article' : 'missing');
  return article
    ? {
        status: 200,
        headers: { ...layout.headers, ...html, 'Cache-Control': shared },
        body: fillArticlePage(layout.html, articleParts(id, article)),
      }
    : {
        status: 404,
        headers: { ...layout.headers, ...html, 'Cache-Control': 'no-store' },
        body: layout.html,
      };
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

/** The path itself when it cannot be decoded. */
function idIn(pathname: string): string {
  const id = pathname.replace(/^\/actualites\//, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

async function answerTo({ method, url = '/' }: IncomingMessage): Promise<PageAnswer> {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { ...plain, Allow: 'GET, HEAD' }, body: '' };
  }
  const { pathname } = new URL(url, 'http://site');
  if (pathname === '/sitemap-articles.xml') return articleSitemap();
  return articlePage(idIn(pathname));
}

/** Public pages of articles, as readers without scripts get them. */
export async function handleArticlePages(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let answer: PageAnswer;
  try {
    answer = await answerTo(request);
  } catch (error) {
    const incident = recordIncident(error, 'articlePages');
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
