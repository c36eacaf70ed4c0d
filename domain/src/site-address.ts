import { centre } from './centre.ts';

/** URL of `path` on the centre's site, such as `https://cfpi.example/bts`. */
export function siteAddress(path: string): string {
  return `${centre.website}${path}`;
}

/**
 * Path of an article's own page, the one to share: readable, and previewed by messengers, without
 * JavaScript.
 */
export function articlePath(id: string): `/actualites/${string}` {
  return `/actualites/${encodeURIComponent(id)}`;
}

/** Title of a page in tabs, bookmarks and search engines. */
export function documentTitle(title: string): string {
  return `${title} · ${centre.abbreviation} ${centre.city}`;
}
