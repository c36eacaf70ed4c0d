/** How long a page must be open before it is cached, in milliseconds. */
const restMs = 1000;

const isOffered = import.meta.env.PROD && 'serviceWorker' in navigator;

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const registration = await navigator.serviceWorker.ready;
    keepLoadedFiles(registration);
    return registration;
  } catch (error) {
    // Not allowed by the browser: the site then works online only.
    console.warn('The site cannot be kept for the time without a network.', error);
    return undefined;
  }
}

function registered(): Promise<ServiceWorkerRegistration | undefined> {
  registering ??= isOffered ? register() : Promise.resolve(undefined);
  return registering;
}

// The message of Workbox; its routes decide which of these addresses are cached.
function askToKeep({ active }: ServiceWorkerRegistration, addresses: readonly string[]): void {
  const urlsToCache = addresses.map((address) =>
    new URL(address, location.href).origin === location.origin
      ? address
      : // As an image is requested; another origin may refuse any other mode.
        [address, { mode: 'no-cors' }],
  );
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Caches what the page loaded before the service worker controlled it. */
function keepLoadedFiles(registration: ServiceWorkerRegistration): void {
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const past = entries.filter(({ workerStart }) => workerStart === 0);
    if (past.length > 0)
      askToKeep(
        registration,
        past.map(({ name }) => name),
      );
  });
  observer.observe({ type: 'resource', buffered: true });
}

async function keep(pathname: string): Promise<void> {
  const registration = await registered();
  if (registration) askToKeep(registration, [pathname]);
}

/** Caches the page at `pathname` and its files if the visitor stays on it. */
export function keepPage(pathname: string): () => void {
  const timer = setTimeout(() => void keep(pathname), restMs);
  return () => clearTimeout(timer);
}

const ownVersion = () =>
  document.querySelector('meta[name="version"]')?.getAttribute('content');

// A visitor may return to an open page after days.
async function update(): Promise<void> {
  if (document.visibilityState === 'hidden' || !navigator.onLine) return;
  try {
    await (await registered())?.update();
  } catch (error) {
    console.warn('It could not be found out whether the site has changed.', error);
  }
}

/** Calls `tell` when the site has a newer version than this page; returns the way to stop. */
export function whenNewVersion(tell: () => void): () => void {
  if (!isOffered) return () => undefined;
  const listen = ({ data }: MessageEvent<{ siteVersion?: string } | undefined>) => {
    const { siteVersion } = data ?? {};
    if (siteVersion !== undefined && siteVersion !== ownVersion()) tell();
  };
  const look = () => void update();
  navigator.serviceWorker.addEventListener('message', listen);
  document.addEventListener('visibilitychange', look);
  return () => {
    navigator.serviceWorker.removeEventListener('message', listen);
    document.removeEventListener('visibilitychange', look);
  };
}
