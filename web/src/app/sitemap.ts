import { escapeHtml } from '@centre/domain/article-page';
import { siteAddress } from '@centre/domain/site-address';
import { canonicalPath, routes } from './routes.tsx';

/** Paths of the pages that search engines may show, each under its one address. */
export const indexedPaths: readonly string[] = routes
  .filter((route) => !route.isHidden && !route.isPattern && canonicalPath(route) === route.path)
  .map(({ path }) => path);

/** The list of pages for search engines; the articles have one of their own. */
export function sitemap(): string {
  const pages = indexedPaths.map(
    (path) => `<url><loc>${escapeHtml(siteAddress(path))}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`;
}

/** What robots are asked to leave alone, and where they find the lists. */
export const robots = `User-agent: *
Disallow: /api/
Disallow: /modeles/

Sitemap: ${siteAddress('/sitemap.xml')}
Sitemap: ${siteAddress('/sitemap-articles.xml')}
`;
