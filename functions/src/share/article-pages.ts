import { fillArticlePage } from '@centre/domain/article-page';
import { escapeHtml } from '@centre/domain/html';
import { articlePath, siteAddress } from '@centre/domain/site-address';
import { findPublishedArticle, listPublishedArticles } from '../data/published-articles.ts';
import { articleParts } from './article-parts.ts';
import { layoutOf } from './layout.ts';

/** What a reader without scripts, or a machine, is answered. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

// Shared caches answer most readers, and none of them is long behind a correction.
const shared = 'public, max-age=60, s-maxage=300';
const sharedForADay = 'public, max-age=3600, s-maxage=86400';
const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** The page of one article; what is not published is not there. */
export async function articlePage(id: string): Promise<PageAnswer> {
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

/** The list of articles for search engines. */
export async function articleSitemap(): Promise<PageAnswer> {
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
