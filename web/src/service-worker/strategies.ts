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
import { offlineFile, keptPagesMark, offlinePage as words } from '../texts/offline.texts.ts';
import { isDashboard, worker } from './addresses.ts';

const daySeconds = 24 * 60 * 60;

const pagesCache = 'pages';

/** How long the network may take for a page that was read before, in seconds. */
const pagePatienceSeconds = 8;

/** Keeps nothing that the dashboard fetches. */
const notForStaff: WorkboxPlugin = {
  cacheWillUpdate: async ({ response, event }) => {
    const id = event instanceof FetchEvent ? event.clientId : '';
    const client = id ? await worker.clients.get(id) : undefined;
    return client && isDashboard(new URL(client.url)) ? null : response;
  },
};

/** Keeps pages without their query: it changes nothing of the page, and may be private. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
};

/**
 * Keeps whole pages only, and no longer those that are gone. A redirected answer cannot be kept:
 * browsers refuse to show it later.
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

/** Instead of a server's failure: the page as it was last read, or without its content. */
const notFailed: WorkboxPlugin = {
  handlerWillRespond: async ({ request, response }) => {
    if (response.status < 500) return response;
    const { origin, pathname } = new URL(request.url);
    return (await caches.match(origin + pathname)) ?? (await emptyPage(pathname)) ?? response;
  },
};

const few = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * daySeconds,
    purgeOnQuotaError: true,
  });

const ofPages = {
  cacheName: pagesCache,
  plugins: [
    withoutQuery,
    wholePagesOnly,
    few(40, 60),
    notFailed,
    { handlerDidError: () => offlinePage() },
  ],
};

/** Pages that were read before: shown at once, and renewed for the next time. */
export const knownPages = new StaleWhileRevalidate(ofPages);

/** Pages from the network; the one that was seen last when there is none. */
export const newPages = new NetworkFirst({
  ...ofPages,
  networkTimeoutSeconds: pagePatienceSeconds,
});

/** Forms that browsers send by themselves. */
export const sentForms = new NetworkOnly({
  plugins: [{ handlerDidError: () => offlinePage(withoutAnswer) }],
});

/** Going back leads to what was typed, trying again would not. */
const withoutAnswer = (html: string) =>
  html.replace(words.lead, words.unanswered).replace(/<form>.*?<\/form>/s, '');

/** Scripts, styles and fonts: a name always stands for the same content. */
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
 * Pictures that staff published. Answers of another origin are opaque, so a failure cannot be
 * told from a picture: each is fetched again, mostly from the browser's own cache.
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

async function keptPages(): Promise<string[]> {
  const cache = await caches.open(pagesCache);
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

/** A page without its content, for those that the server fills: its file may be there still. */
async function emptyPage(pathname: string): Promise<Response | undefined> {
  const served = /^\/(actualites|blog|galerie|temoignages|inscription)?$/.exec(pathname);
  if (!served) return undefined;
  const answer = await fetch(`/modeles/${served[1] ?? 'accueil'}`).catch(() => undefined);
  return answer?.ok ? answer : undefined;
}

/** What is shown instead of a page that is not to be had: with those that are. */
async function offlinePage(changed = (html: string) => html): Promise<Response | undefined> {
  const page = await matchPrecache(offlineFile);
  if (!page) return undefined;
  const links = await keptPages();
  const html = changed(await page.text()).replace(keptPagesMark, () => links.join(''));
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
