import type { WorkboxPlugin } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
} from 'workbox-strategies';
import { matchPrecache } from 'workbox-precaching';
import { offlineFile, keptPagesMark, offlinePage as texts } from '../texts/offline.texts.ts';
import { isDashboard, worker } from './addresses.ts';

const daySeconds = 24 * 60 * 60;

const pagesCache = 'pages';

/** Network timeout after which a cached page is shown, in seconds. */
const pageTimeoutSeconds = 8;

/** Does not cache responses to the dashboard. */
const publicOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response, event }) => {
    const id = event instanceof FetchEvent ? event.clientId : '';
    const client = id ? await worker.clients.get(id) : undefined;
    return client && isDashboard(new URL(client.url)) ? null : response;
  },
};

/** Caches pages without their query, which does not change the page and may be private. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
};

/**
 * Caches complete HTML pages only, and deletes pages that no longer exist. Redirected responses are
 * not cached, because browsers refuse to show them later.
 */
const wholePagesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const { status, redirected, headers } = response;
    if (status === 404)
      await (await caches.open(pagesCache)).delete(request, { ignoreSearch: true });
    const isPage = headers.get('Content-Type')?.startsWith('text/html');
    return status === 200 && !redirected && isPage ? response : null;
  },
};

/** On a server error: the cached page, or else the page without its content. */
const fallbackOnError: WorkboxPlugin = {
  handlerWillRespond: async ({ request, response }) => {
    if (response.status < 500) return response;
    const { origin, pathname } = new URL(request.url);
    return (await caches.match(origin + pathname)) ?? (await emptyPage(pathname)) ?? response;
  },
};

const limited = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * daySeconds,
    purgeOnQuotaError: true,
  });

const pageOptions = {
  cacheName: pagesCache,
  plugins: [
    withoutQuery,
    wholePagesOnly,
    limited(40, 60),
    fallbackOnError,
    { handlerDidError: () => offlinePage() },
  ],
};

/** Pages shown from the cache at once, and updated for the next visit. */
export const cachedPages = new StaleWhileRevalidate(pageOptions);

/** Pages from the network, or from the cache when it fails. */
export const freshPages = new NetworkFirst({
  ...pageOptions,
  networkTimeoutSeconds: pageTimeoutSeconds,
});

/** Forms sent without scripts. */
export const sentForms = new NetworkOnly({
  plugins: [{ handlerDidError: () => offlinePage(asUnanswered) }],
});

/** Offline page after a sent form: no retry button, because only Back restores the answers. */
const asUnanswered = (html: string) =>
  html.replace(texts.lead, texts.unanswered).replace(/<form>.*?<\/form>/s, '');

/** Scripts, styles and fonts, whose content never changes under the same name. */
export const assets = new CacheFirst({
  cacheName: 'fichiers',
  plugins: [publicOnly, new CacheableResponsePlugin({ statuses: [200] }), limited(150, 60)],
});

/** Pictures of the site, which change under the same name: shown from the cache, then updated. */
export const drawings = new StaleWhileRevalidate({
  cacheName: 'dessins',
  plugins: [publicOnly, new CacheableResponsePlugin({ statuses: [200] }), limited(80, 30)],
});

/**
 * Pictures published by staff. Responses of another origin are opaque, so that a cached one may be a
 * failure: each is fetched again, mostly from the browser's own cache.
 */
export const publishedPictures = new StaleWhileRevalidate({
  cacheName: 'photos',
  plugins: [publicOnly, new CacheableResponsePlugin({ statuses: [0, 200] }), limited(40, 30)],
});

/** Title in the HTML of a page, still escaped, without the name of the centre. */
function titleIn(html: string): string | undefined {
  const [, title] = /<title>([^<]*?)(?: · [^<·]*)?<\/title>/.exec(html) ?? [];
  return title;
}

async function cachedPageLinks(): Promise<string[]> {
  const cache = await caches.open(pagesCache);
  const links: string[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    const title = titleIn((await answer?.text()) ?? '');
    const { pathname } = new URL(request.url);
    // Needs no escaping: the title comes from our own HTML, the path from a URL.
    if (title) links.push(`<li><a href="${pathname}">${title}</a></li>`);
  }
  return links.sort((one, other) => one.localeCompare(other, 'fr'));
}

/** File of a server-rendered page, without content, which may be available when the server fails. */
async function emptyPage(pathname: string): Promise<Response | undefined> {
  const served = /^\/(actualites|blog|galerie|temoignages|inscription)?$/.exec(pathname);
  if (!served) return undefined;
  const answer = await fetch(`/modeles/${served[1] ?? 'accueil'}`).catch(() => undefined);
  return answer?.ok ? answer : undefined;
}

/** Offline page, with links to the cached pages. */
async function offlinePage(adapt = (html: string) => html): Promise<Response | undefined> {
  const page = await matchPrecache(offlineFile);
  if (!page) return undefined;
  const links = await cachedPageLinks();
  const html = adapt(await page.text()).replace(keptPagesMark, () => links.join(''));
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
