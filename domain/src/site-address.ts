import { centre } from './centre.ts';

/** The address of `path` on the centre's own site, such as `https://cfpi.example/bts`. */
export function siteAddress(path: string): string {
  return `${centre.website}${path}`;
}

/**
 * Path of the page of one article, the one to hand on: it can be read, and previewed by
 * messengers, without scripts.
 */
export function articlePath(id: string): `/actualites/${string}` {
  return `/actualites/${encodeURIComponent(id)}`;
}

/** How pages are named in tabs, bookmarks and search engines. */
export function documentTitle(title: string): string {
  return `${title} · ${centre.abbreviation} ${centre.city}`;
}
