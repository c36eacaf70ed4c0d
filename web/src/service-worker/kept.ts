import type { WorkboxPlugin } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isDashboard } from './addresses.ts';
import { offlinePage } from './offline-page.ts';
import { worker } from './worker.ts';

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
