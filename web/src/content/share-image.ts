/** What messengers show beside a link, in the form they agree on. Pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Address of the picture that stands for the page at `path`. */
export function shareImageUrl(path: string): `/share/${string}.jpg` {
  return `/share/${path === '/' ? 'accueil' : path.slice(1)}.jpg`;
}
