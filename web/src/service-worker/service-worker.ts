import { clientsClaim } from 'workbox-core';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { isAsset, isDrawing, isForm, isPage, isPublishedPicture, worker } from './addresses.ts';
import {
  assets,
  drawings,
  cachedPages,
  freshPages,
  publishedPictures,
  sentForms,
} from './strategies.ts';

declare const self: { readonly __WB_MANIFEST: PrecacheEntry[] };

// A new worker may control an old page at once: the files of that page stay in the cache.
void worker.skipWaiting();
clientsClaim();
// Navigation preload: requests the page while this worker starts, which is slow on a cheap phone.
enablePreload();

cleanupOutdatedCaches();
precache(self.__WB_MANIFEST);

const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

registerRoute(
  ({ url, request }) => isPage(url) && (isForm(url) || isReload(request)),
  freshPages,
);
registerRoute(({ url }) => isPage(url), cachedPages);
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isPage(url),
  sentForms,
  'POST',
);
registerRoute(({ url }) => isAsset(url), assets);
registerRoute(({ url }) => isDrawing(url), drawings);
registerRoute(({ url }) => isPublishedPicture(url), publishedPictures);
// The dashboard, the API and files are never cached.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

// Sends the new version to open pages, which may be older.
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((clients) => {
      for (const client of clients) client.postMessage({ siteVersion: __SITE_VERSION__ });
    }),
  );
});
