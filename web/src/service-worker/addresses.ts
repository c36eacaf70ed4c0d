/** The global scope of the worker, with its type. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

declare global {
  /** Names the site that this worker was built with (web/build/service-worker.ts). */
  const __SITE_VERSION__: string;
}

const isOurs = (url: URL) => url.origin === worker.location.origin;

/** Paths that always go to the server, or are no pages. */
const neverKept = /^\/(dashboard|admin|api|modeles|__)(\/|$)/;

/** Whether a page of the public site is at `url`: they alone have no extension. */
export function isPage(url: URL): boolean {
  return isOurs(url) && !neverKept.test(url.pathname) && !/\.[^/]*$/.test(url.pathname);
}

/** Whether a form is at `url`, which the server makes for each visit. */
export function isForm(url: URL): boolean {
  return isOurs(url) && /^\/(inscription|suivi)\/?$/.test(url.pathname);
}

/** Whether the name of the file changes with its content. */
export function isAsset(url: URL): boolean {
  return isOurs(url) && url.pathname.startsWith('/assets/');
}

/** Whether `url` is one of the site's own pictures. */
export function isDrawing(url: URL): boolean {
  return isOurs(url) && /^\/(pictures|icons)\/|^\/[^/]+\.svg$/.test(url.pathname);
}

/**
 * Whether staff published the picture at `url`: it is in Google's Storage, or in the emulator of
 * the machine that serves the site.
 */
export function isPublishedPicture(url: URL): boolean {
  const isStorage =
    url.hostname === 'firebasestorage.googleapis.com' ||
    url.hostname === worker.location.hostname;
  return isStorage && /^\/v0\/b\/[^/]+\/o\/public%2F/.test(url.pathname);
}

/** Whether the dashboard is at `url`. */
export function isDashboard(url: URL): boolean {
  return isOurs(url) && /^\/dashboard(\/|$)/.test(url.pathname);
}
