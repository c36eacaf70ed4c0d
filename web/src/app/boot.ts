// Links to scripts that wait until everything visible is loaded, so that they do not compete with it
// on a slow network: the HTML of the page is complete. Form pages have none: a form is of little use
// without its scripts.
const deferredLinks = document.querySelectorAll<HTMLLinkElement>('link[data-rel]');

// The client is imported by the URL of its link: Vite prepends its preload helper, with a large
// chunk, to a module that imports by a static path.
const client = document.querySelector<HTMLLinkElement>('link#client');

function start() {
  // Without hydration the page still works, and shows a notice (web/vite.config.ts).
  if (!CSS.supports('accent-color: auto')) return;
  for (const link of deferredLinks) link.rel = 'modulepreload';
  if (import.meta.env.DEV) void import('./client.tsx').then(({ hydrate }) => hydrate());
  else if (client) retryUntilLoaded(() => hydrate(client.href));
}

async function hydrate(href: string) {
  try {
    const client = (await import(/* @vite-ignore */ href)) as typeof import('./client.tsx');
    await client.hydrate();
  } catch (error) {
    // Shows the notice about pages without scripts at once, not after its usual delay.
    document.getElementById('without-scripts')?.style.setProperty('animation-delay', '0s');
    throw error;
  }
}

/** Calls `load` until it succeeds: again after `seconds`, then at doubled intervals of at most 30 s. */
function retryUntilLoaded(load: () => Promise<void>, seconds = 1) {
  load().catch((error: unknown) => {
    console.warn('Scripts could not be loaded.', error);
    setTimeout(retryUntilLoaded, seconds * 1000, load, Math.min(2 * seconds, 30));
  });
}

// Retries failed stylesheets: Vite's loader requests each one once, and then assumes it is loaded.
document.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), 2000);
  },
  true,
);

if (deferredLinks.length === 0 || document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });

// Privacy: a page without scripts is the answer to one person. When the browser restores it from its
// back/forward cache, another person may be looking.
if (deferredLinks.length === 0 && !client) {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.replace(location.pathname);
  });
}
