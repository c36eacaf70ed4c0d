import type { IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '@centre/domain/messages';
import { recordIncident } from '../incident.ts';
import { articlePage, articleSitemap, type PageAnswer } from './article-pages.ts';

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/** The identifier in the path of an article's page; the path itself when it encodes nothing. */
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

/** Pages of articles as they are read without scripts: public ones, and nothing else. */
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
