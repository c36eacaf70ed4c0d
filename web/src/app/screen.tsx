import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { siteAddress } from '@centre/domain/site-address';
import { namePage } from '../ui/page-title.ts';
import { canonicalPath, type PublicRoute } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { markHydrated } from './hash-guard.ts';

/** The server named the page that it sent, and may know more of it than the route does. */
function isNamed(path: string): boolean {
  const canonical = document.querySelector('link[rel="canonical"]');
  return canonical?.getAttribute('href') === siteAddress(path);
}

/** One public screen, with the title and the description of its page. */
export function Screen({ title, description, Content, ...route }: PublicRoute) {
  const { pathname } = useLocation();
  const path = canonicalPath(route, pathname);
  // Before the effects of what it contains, which may name the page more closely.
  useLayoutEffect(() => {
    if (!isNamed(path)) namePage({ title, description, path });
  }, [title, description, path]);

  return (
    // A screen with two addresses, such as the news, stays itself between them.
    <ScreenBoundary key={title}>
      <Suspense fallback={null}>
        <Content />
        <Arrival />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Comes alive together with the screen that it stands behind. */
function Arrival() {
  useEffect(markHydrated, []);
  return null;
}
