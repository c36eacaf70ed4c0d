import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pageDataInDocument } from '../data/public/page-data.ts';
import { Site } from './site.tsx';
import { preloadScreen } from './routes.tsx';
import { guardHashLinks } from './hash-guard.ts';

const root = document.getElementById('root');
if (!root) throw new Error('#root is missing');

const site = (
  <Site page={pageDataInDocument()}>{(app) => <BrowserRouter>{app}</BrowserRouter>}</Site>
);

guardHashLinks();

const show = () =>
  // A low-priority update, so that a tap during hydration is handled first. The development
  // server sends no prerendered HTML to hydrate.
  startTransition(() => {
    if (import.meta.env.DEV) createRoot(root).render(site);
    else hydrateRoot(root, site);
  });

// Until then the page is as it was sent, and its links work.
void untilLoaded(() => preloadScreen(location.pathname)).then(show);

/** Calls `load` until it succeeds: again after `seconds`, then after twice as long each time. */
async function untilLoaded<T>(load: () => Promise<T>, seconds = 1): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn('A script could not be loaded.', error);
    document.getElementById('without-scripts')?.style.setProperty('animation-delay', '0s');
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return untilLoaded(load, Math.min(2 * seconds, 30));
  }
}
