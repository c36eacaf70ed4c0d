/** Time a page must stay open before it is cached, in milliseconds. */
const cacheAfterMs = 1000;

const isSupported = import.meta.env.PROD && 'serviceWorker' in navigator;

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const registration = await navigator.serviceWorker.ready;
    keepLoadedFiles(registration);
    return registration;
  } catch (error) {
    // Refused by the browser: the site works online only.
    console.warn('The service worker could not be registered.', error);
    return undefined;
  }
}

function registered(): Promise<ServiceWorkerRegistration | undefined> {
  registering ??= isSupported ? register() : Promise.resolve(undefined);
  return registering;
}

// Workbox's message; its routes decide which of these URLs are cached.
function cacheUrls({ active }: ServiceWorkerRegistration, addresses: readonly string[]): void {
  const urlsToCache = addresses.map((address) =>
    new URL(address, location.href).origin === location.origin
      ? address
      : // The mode of image requests; another origin may refuse any other mode.
        [address, { mode: 'no-cors' }],
  );
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Caches the files that the page loaded before the service worker controlled it. */
function keepLoadedFiles(registration: ServiceWorkerRegistration): void {
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const uncached = entries.filter(({ workerStart }) => workerStart === 0);
    if (uncached.length > 0)
      cacheUrls(
        registration,
        uncached.map(({ name }) => name),
      );
  });
  observer.observe({ type: 'resource', buffered: true });
}

async function cache(pathname: string): Promise<void> {
  const registration = await registered();
  if (registration) cacheUrls(registration, [pathname]);
}

/** Caches the page at `pathname` and its files if the visitor stays on it. */
export function keepPage(pathname: string): () => void {
  const timer = setTimeout(() => void cache(pathname), cacheAfterMs);
  return () => clearTimeout(timer);
}

const ownVersion = () =>
  document.querySelector('meta[name="version"]')?.getAttribute('content');

// Checked at each return to the page, which may have been open for days.
async function update(): Promise<void> {
  if (document.visibilityState === 'hidden' || !navigator.onLine) return;
  try {
    await (await registered())?.update();
  } catch (error) {
    console.warn('The service worker could not be updated.', error);
  }
}

/** Calls `onNewVersion` when the site has a newer version than this page; returns an unsubscriber. */
export function whenNewVersion(onNewVersion: () => void): () => void {
  if (!isSupported) return () => undefined;
  const listen = ({ data }: MessageEvent<{ siteVersion?: string } | undefined>) => {
    const { siteVersion } = data ?? {};
    if (siteVersion !== undefined && siteVersion !== ownVersion()) onNewVersion();
  };
  const check = () => void update();
  navigator.serviceWorker.addEventListener('message', listen);
  document.addEventListener('visibilitychange', check);
  return () => {
    navigator.serviceWorker.removeEventListener('message', listen);
    document.removeEventListener('visibilitychange', check);
  };
}
