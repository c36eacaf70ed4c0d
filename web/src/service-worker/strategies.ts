import type { WorkboxPlugin } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { matchPrecache } from 'workbox-precaching';
import { offlineFile, keptPagesMark } from '../content/offline.ts';
import { isDashboard, worker } from './addresses.ts';

const daySeconds = 24 * 60 * 60;

/** How long the network may take for a page that was read before, in seconds. */
const pagePatienceSeconds = 8;

/** Nothing that the dashboard fetches is kept: it has no business on the device later. */
const notForStaff: WorkboxPlugin = {
  cacheWillUpdate: async ({ response, event }) => {
    const id = event instanceof FetchEvent ? event.clientId : '';
    const client = id ? await worker.clients.get(id) : undefined;
    return client && isDashboard(new URL(client.url)) ? null : response;
  },
};

/** A page is the same whatever its address asks for, and what it asks for is nobody's business. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
};

/** A browser refuses to show as one page what was answered from the address of another. */
const wholePagesOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.status === 200 &&
        !response.redirected &&
        response.headers.get('Content-Type')?.startsWith('text/html')
        ? response
        : null,
    ),
};

const few = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * daySeconds,
    purgeOnQuotaError: true,
  });

/** Pages: from the network, and the last one that was seen when there is none. */
export const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: pagePatienceSeconds,
  plugins: [
    withoutQuery,
    wholePagesOnly,
    few(40, 60),
    { handlerDidError: () => offlinePage('pages') },
  ],
});

/** Scripts, styles and fonts: a name never stands for anything else. */
export const assets = new CacheFirst({
  cacheName: 'fichiers',
  plugins: [notForStaff, new CacheableResponsePlugin({ statuses: [200] }), few(150, 60)],
});

/** Our own pictures, whose names stay when they change: shown at once, renewed for next time. */
export const drawings = new StaleWhileRevalidate({
  cacheName: 'dessins',
  plugins: [notForStaff, new CacheableResponsePlugin({ statuses: [200] }), few(80, 30)],
});

/**
 * Pictures that staff published. Another origin's answers are opaque: that one failed cannot
 * be seen, so each is asked for again, which the browser's own cache answers as long as it can.
 */
export const publishedPictures = new StaleWhileRevalidate({
  cacheName: 'photos',
  plugins: [notForStaff, new CacheableResponsePlugin({ statuses: [0, 200] }), few(40, 30)],
});

/** The title of a page, as its HTML has it, without the name of the centre. */
function titleIn(html: string): string | undefined {
  const [, title] = /<title>([^<]*?)(?: · [^<·]*)?<\/title>/.exec(html) ?? [];
  return title;
}

async function keptPages(cacheName: string): Promise<string[]> {
  const cache = await caches.open(cacheName);
  const links: string[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    const title = titleIn((await answer?.text()) ?? '');
    const { pathname } = new URL(request.url);
    // Both are as HTML wants them already: a title from our own HTML, a path from an address.
    if (title) links.push(`<li><a href="${pathname}">${title}</a></li>`);
  }
  return links.sort((one, other) => one.localeCompare(other, 'fr'));
}

/** What is shown instead of a page that is not to be had: with those that are. */
async function offlinePage(cacheName: string): Promise<Response | undefined> {
  const page = await matchPrecache(offlineFile);
  if (!page) return undefined;
  const links = await keptPages(cacheName);
  const html = (await page.text()).replace(keptPagesMark, () => links.join(''));
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
