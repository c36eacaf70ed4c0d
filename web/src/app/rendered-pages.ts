import { escapeHtml } from '@centre/domain/html';
import { documentTitle, siteAddress } from '@centre/domain/site-address';
import { offlineFile, offlinePage } from '../texts/offline.texts.ts';
import { shareImageSize, shareImageUrl } from '../texts/picture-files.texts.ts';
import { hiddenHead, publicHead } from './head.ts';
import { canonicalPath, notFound, routes, type PublicRoute } from './routes.tsx';
import { structuredDataOf } from './structured-data.ts';

/** Page that the build writes to a file. */
export interface PageFile {
  /** Path of the file below the public folder, such as `inscription.html`. */
  readonly file: string;
  /** Path at which the application shows it. */
  readonly location: string;
  readonly head: string;
}

/** Pages that the server renders with their content; their files are the fallback when it fails. */
const servedPaths: readonly string[] = [
  '/',
  '/actualites',
  '/blog',
  '/galerie',
  '/temoignages',
  '/inscription',
  '/suivi',
];

function fileOf(path: string): string {
  const name = path === '/' ? '/accueil' : path;
  return servedPaths.includes(path) ? `modeles${name}.html` : `${name.slice(1)}.html`;
}

/** `<head>` content of a route, with JSON-LD. */
export function headOf(route: PublicRoute, structuredData = structuredDataOf(route)): string {
  const title = documentTitle(route.title);
  if (route.isHidden) return hiddenHead({ title, description: route.description });
  const path = canonicalPath(route);
  return publicHead({
    title,
    description: route.description,
    address: siteAddress(path),
    type: 'website',
    image: { address: siteAddress(shareImageUrl(path)), size: shareImageSize },
    structuredData,
  });
}

/**
 * Preload links to all scripts of a page, so that they are requested in parallel: at once on the
 * form's page, elsewhere after everything visible (boot.ts). The first script starts the site.
 */
export function modulesOf({ path }: PublicRoute): string {
  const file = fileOf(`/${path.split('/')[1]}`);
  const relation = file === 'modeles/inscription.html' ? 'rel' : 'data-rel';
  return (__PAGE_MODULES__[file] ?? [])
    .map((address, index) => {
      const id = index === 0 ? ' id="client"' : '';
      return `<link ${relation}="modulepreload"${id} href="${address}">`;
    })
    .join('');
}

/** Pages of the routes whose path is not a pattern. */
export const routeFiles: readonly PageFile[] = [...routes, notFound]
  .filter(({ isPattern }) => !isPattern)
  .map((route) => ({
    file: fileOf(route.path),
    location: route.path,
    head: headOf(route) + modulesOf(route),
  }));

/** Offline page without scripts, which the service worker fills in and shows at any address. */
export const offlinePageFile: PageFile = {
  file: offlineFile,
  location: '/modeles/hors-ligne',
  head: hiddenHead({
    title: documentTitle(offlinePage.title),
    description: offlinePage.description,
  }),
};

/** Paths of the indexed pages, canonical ones only. */
const indexedPaths: readonly string[] = routes
  .filter((route) => !route.isHidden && !route.isPattern && canonicalPath(route) === route.path)
  .map(({ path }) => path);

/** Sitemap of the pages; the articles have another one. */
export function sitemap(): string {
  const pages = indexedPaths.map(
    (path) => `<url><loc>${escapeHtml(siteAddress(path))}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`;
}

export const robots = `User-agent: *
Disallow: /api/
Disallow: /modeles/

Sitemap: ${siteAddress('/sitemap.xml')}
Sitemap: ${siteAddress('/sitemap-articles.xml')}
`;
