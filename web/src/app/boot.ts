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
  if (import.meta.env.DEV) void import('./client.tsx');
  else if (client) load(client.href, 1);
}

/** Fetches the scripts until they come: again after `seconds`, then after twice as long. */
function load(href: string, seconds: number) {
  import(/* @vite-ignore */ href).catch((error: unknown) => {
    console.warn('The scripts could not be loaded.', error);
    // The page says what works without them.
    document.getElementById('without-scripts')?.style.setProperty('animation-delay', '0s');
    setTimeout(load, seconds * 1000, href, Math.min(2 * seconds, 30));
  });
}

// Parts that open later would be bare. Scripts wait for a sheet that is on its way.
const styles = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');
if (styles && !hasCome(styles)) style(styles.href, 1);

function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Of a file that did not come, Chrome has a sheet whose rules must not be read.
    return false;
  }
}

/** Fetches the styles until they come, likewise. */
function style(href: string, seconds: number) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.addEventListener('error', () => {
    link.remove();
    setTimeout(style, seconds * 1000, href, Math.min(2 * seconds, 30));
  });
  document.body.append(link);
}

if (waiting.length === 0 || document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });

// A page without scripts is an answer to one person, and who comes back may be another.
if (waiting.length === 0 && !client) {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.replace(location.pathname);
  });
}
