import { articlePageLayouts, missingArticleMark, partMark } from '@centre/domain/article-page';
import { escapeHtml, jsonForHtml } from '@centre/domain/html';
import { articleMessages } from '@centre/domain/public-messages';
import { documentTitle, siteAddress } from '@centre/domain/site-address';
import { offlineFile, offlinePage } from '../content/offline.ts';
import { shareImageSize, shareImageUrl } from '../content/picture-files.ts';
import { hiddenHead, publicHead } from './head.ts';
import { canonicalPath, notFound, routes, type PublicRoute } from './routes.tsx';
import { structuredDataOf } from './structured-data.ts';

/** A page that the build writes to a file. */
export interface PageFile {
  /** Path of the file below the public folder, such as `inscription.html`. */
  readonly file: string;
  /** The address at which the application shows it. */
  readonly location: string;
  readonly head: string;
}

function fileOf({ path }: PublicRoute): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function headOf(route: PublicRoute): string {
  const title = documentTitle(route.title);
  if (route.isHidden) return hiddenHead({ title, description: route.description });
  const path = canonicalPath(route);
  const data = structuredDataOf(route);
  return publicHead({
    title,
    description: route.description,
    address: siteAddress(path),
    type: 'website',
    image: { address: siteAddress(shareImageUrl(path)), size: shareImageSize },
    structuredData: data && jsonForHtml(data),
  });
}

/** The pages of the routes that have an address of their own. */
export const routeFiles: readonly PageFile[] = [...routes, notFound]
  .filter(({ isPattern }) => !isPattern)
  .map((route) => ({ file: fileOf(route), location: route.path, head: headOf(route) }));

const articleLayout: PageFile = {
  file: articlePageLayouts.article.slice(1),
  location: `/actualites/${partMark('id')}`,
  head: publicHead({
    title: documentTitle(partMark('titre')),
    description: partMark('description'),
    address: partMark('adresse'),
    type: 'article',
    image: { address: partMark('apercu') },
    structuredData: partMark('donnees'),
  }),
};

const missingLayout: PageFile = {
  file: articlePageLayouts.missing.slice(1),
  location: `/actualites/${missingArticleMark}`,
  head: hiddenHead({
    title: documentTitle(articleMessages.notFound),
    description: articleMessages.notFoundHint,
  }),
};

/** Layouts of pages that the server fills in. */
export const layoutFiles: readonly PageFile[] = [articleLayout, missingLayout];

/** The page that the service worker fills in; it is shown at any address, without scripts. */
export const offlinePageFile: PageFile = {
  file: offlineFile,
  location: '/modeles/hors-ligne',
  head: hiddenHead({
    title: documentTitle(offlinePage.title),
    description: offlinePage.description,
  }),
};

/** Paths of the pages that search engines may show, each under its one address. */
const indexedPaths: readonly string[] = routes
  .filter((route) => !route.isHidden && !route.isPattern && canonicalPath(route) === route.path)
  .map(({ path }) => path);

/** The sitemap of the pages; the articles have another one. */
export function sitemap(): string {
  const pages = indexedPaths.map(
    (path) => `<url><loc>${escapeHtml(siteAddress(path))}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`;
}

/** The robots.txt: excluded paths and sitemaps. */
export const robots = `User-agent: *
Disallow: /api/
Disallow: /modeles/

Sitemap: ${siteAddress('/sitemap.xml')}
Sitemap: ${siteAddress('/sitemap-articles.xml')}
`;
