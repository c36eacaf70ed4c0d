/** Global scope of the worker, with its type. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

declare global {
  /** Version of the site that this worker was built with (web/build/service-worker.ts). */
  const __SITE_VERSION__: string;
}

const isSameOrigin = (url: URL) => url.origin === worker.location.origin;

/** Paths that are never cached as pages. */
const uncachedPaths = /^\/(dashboard|admin|api|modeles|__)(\/|$)/;

/** Whether `url` is a page of the public site: other files have an extension. */
export function isPage(url: URL): boolean {
  return (
    isSameOrigin(url) && !uncachedPaths.test(url.pathname) && !/\.[^/]*$/.test(url.pathname)
  );
}

/** Whether `url` is a form page, which the server renders at each visit. */
export function isForm(url: URL): boolean {
  return isSameOrigin(url) && /^\/(inscription|suivi)\/?$/.test(url.pathname);
}

/** Whether `url` is a built file, whose name changes with its content. */
export function isAsset(url: URL): boolean {
  return isSameOrigin(url) && url.pathname.startsWith('/assets/');
}

/** Whether `url` is one of the site's own pictures. */
export function isDrawing(url: URL): boolean {
  return isSameOrigin(url) && /^\/(pictures|icons)\/|^\/[^/]+\.svg$/.test(url.pathname);
}

/**
 * Whether `url` is a picture published by staff: in Firebase Storage, or in the emulator on the
 * machine that serves the site.
 */
export function isPublishedPicture(url: URL): boolean {
  const isStorage =
    url.hostname === 'firebasestorage.googleapis.com' ||
    url.hostname === worker.location.hostname;
  return isStorage && /^\/v0\/b\/[^/]+\/o\/public%2F/.test(url.pathname);
}

export function isDashboard(url: URL): boolean {
  return isSameOrigin(url) && /^\/dashboard(\/|$)/.test(url.pathname);
}
