import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { styleCache } from '../ui/style-cache.ts';
import { Site } from './site.tsx';
import { guardHashLinks } from './hash-guard.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const site = <Site cache={styleCache()}>{(app) => <BrowserRouter>{app}</BrowserRouter>}</Site>;

guardHashLinks();

// A low-priority update, so that a tap during hydration is handled first. The development server
// sends no prerendered HTML to hydrate.
startTransition(() => {
  if (root.firstElementChild) hydrateRoot(root, site);
  else createRoot(root).render(site);
});
