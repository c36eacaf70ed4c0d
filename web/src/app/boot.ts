// The HTML of the page is complete: the scripts wait until everything visible is loaded, so that
// they do not compete with it on a slow network. Form pages do not wait: a form is of little use
// without its scripts.
const waiting = document.querySelectorAll<HTMLLinkElement>('link[data-rel]');

// The client is imported by the URL of its link: Vite prepends its preload helper, with a large
// chunk, to a module that imports by a static path.
const client = document.querySelector<HTMLLinkElement>('link#client');

function start() {
  // The page stays as it was sent, and works; it says why (web/build/page-styles.ts).
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
    console.warn('Scripts or styles could not be loaded.', error);
    setTimeout(untilLoaded, seconds * 1000, load, Math.min(2 * seconds, 30));
  });
}

// Parts that open later would be bare. Scripts wait for a sheet that is on its way.
const styles = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');
if (styles && !hasCome(styles)) untilLoaded(() => addSheet(styles.href));

function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Of a file that did not come, Chrome has a sheet whose rules must not be read.
    return false;
  }
}

function addSheet(href: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.body.append(link);
  return new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', reject);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

if (waiting.length === 0 || document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });

// A page without scripts is an answer to one person, and who comes back may be another.
if (waiting.length === 0 && !client) {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.replace(location.pathname);
  });
}
