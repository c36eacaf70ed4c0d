// The HTML of the page is complete: the scripts wait until everything visible is loaded, so that
// they do not compete with it on a slow network. Form pages do not wait: a form is of little use
// without its scripts.
const waiting = document.querySelectorAll<HTMLLinkElement>('link[data-rel]');

// The client is imported by the URL of its link: Vite prepends its preload helper, with a large
// chunk, to a module that imports by a static path.
const client = document.querySelector<HTMLLinkElement>('link#client');

function start() {
  // The page stays as it was sent, and works; it says why (web/vite.config.ts).
  if (!CSS.supports('accent-color: auto')) return;
  for (const link of waiting) link.rel = 'modulepreload';
  if (import.meta.env.DEV) void import('./client.tsx').then(({ hydrate }) => hydrate());
  else if (client) untilLoaded(() => hydrate(client.href));
}

async function hydrate(href: string) {
  try {
    const client = (await import(/* @vite-ignore */ href)) as typeof import('./client.tsx');
    await client.hydrate();
  } catch (error) {
    // The page says what works without them.
    document.getElementById('without-scripts')?.style.setProperty('animation-delay', '0s');
    throw error;
  }
}

/** Calls `load` until it succeeds: again after `seconds`, then after twice as long each time. */
function untilLoaded(load: () => Promise<void>, seconds = 1) {
  load().catch((error: unknown) => {
    console.warn('Scripts could not be loaded.', error);
    setTimeout(untilLoaded, seconds * 1000, load, Math.min(2 * seconds, 30));
  });
}

// A script asks once for a sheet that it needs, and takes it for there ever after.
document.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), 2000);
  },
  true,
);

if (waiting.length === 0 || document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });

// A page without scripts is an answer to one person, and who comes back may be another.
if (waiting.length === 0 && !client) {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.replace(location.pathname);
  });
}
