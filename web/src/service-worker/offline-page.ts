import { matchPrecache } from 'workbox-precaching';
import { keptPagesMark, offlineFile } from '../content/offline.ts';

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
export async function offlinePage(cacheName: string): Promise<Response | undefined> {
  const page = await matchPrecache(offlineFile);
  if (!page) return undefined;
  const links = await keptPages(cacheName);
  const html = (await page.text()).replace(keptPagesMark, () => links.join(''));
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
