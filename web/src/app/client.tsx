import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pageDataInDocument } from '../data/public/page-data.ts';
import { Site } from './site.tsx';
import { preloadScreen } from './routes.tsx';
import { guardHashLinks } from './hash-guard.ts';

const site = (
  <Site page={pageDataInDocument()}>{(app) => <BrowserRouter>{app}</BrowserRouter>}</Site>
);

guardHashLinks();

/**
 * Hydrates the served HTML, whose links work before.
 *
 * @throws when the code of its screen cannot be fetched.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('#root is missing');
  await preloadScreen(location.pathname);
  // A low-priority update, so that a tap during hydration is handled first. The development
  // server sends no prerendered HTML to hydrate.
  startTransition(() => {
    if (import.meta.env.DEV) createRoot(root).render(site);
    else hydrateRoot(root, site);
  });
}
