/** How long a page is left in peace before it is kept, in milliseconds. */
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
    // A browser that forbids it: the site works, as long as there is a network.
    console.warn('The site cannot be kept for the time without a network.', error);
    return undefined;
  }
}

function registered(): Promise<ServiceWorkerRegistration | undefined> {
  registering ??= isOffered ? register() : Promise.resolve(undefined);
  return registering;
}

// The words of Workbox; it keeps of these addresses what it would have kept on the way.
function askToKeep({ active }: ServiceWorkerRegistration, addresses: readonly string[]): void {
  const urlsToCache = addresses.map((address) =>
    new URL(address, location.href).origin === location.origin
      ? address
      : // As a picture is asked for; another origin may refuse any other request.
        [address, { mode: 'no-cors' }],
  );
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Hands on what the page loads, or has loaded, past the worker: before it was there. */
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

/** Keeps the page at `pathname` and all it was made of, if it is stayed on. */
export function keepPage(pathname: string): () => void {
  const timer = setTimeout(() => void keep(pathname), restMs);
  return () => clearTimeout(timer);
}

const ownVersion = () =>
  document.querySelector('meta[name="version"]')?.getAttribute('content');

// Whoever comes back to a page may have been away for days.
async function update(): Promise<void> {
  if (document.visibilityState === 'hidden' || !navigator.onLine) return;
  try {
    await (await registered())?.update();
  } catch (error) {
    console.warn('It could not be found out whether the site has changed.', error);
  }
}

/** Calls `tell` once the site is another one than this page, until the result is called. */
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
