import type { EmotionCache } from '@emotion/cache';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from '../site/layout/layout.tsx';
import { system } from '../ui/system.ts';
import { Theme } from '../ui/theme.tsx';
import { useIsHydrated } from '../ui/use-browser-state.ts';
import { notFound, routes } from './routes.tsx';
import { Screen } from './screen.tsx';

// A page is complete without it, so a failure to fetch its code is not reported.
const Pwa = lazy(async () => {
  const { Pwa } = await import('./pwa/pwa.tsx').catch(() => ({ Pwa: () => null }));
  return { default: Pwa };
});

/** Fetched once the page works, because it works without. */
function LazyPwa() {
  return (
    useIsHydrated() && (
      <Suspense fallback={null}>
        <Pwa />
      </Suspense>
    )
  );
}

interface SiteProps {
  readonly cache: EmotionCache;
  /** Puts the router around the application: the browser's, or the one of a single address. */
  readonly children: (app: ReactNode) => ReactNode;
}

/** The public site: the same tree at build time and in the browser. */
export function Site({ cache, children }: SiteProps) {
  return (
    <Theme cache={cache} system={system}>
      {children(
        <>
          <Layout>
            <Routes>
              {routes.map((route) => (
                <Route key={route.path} path={route.path} element={<Screen {...route} />} />
              ))}
              <Route path="*" element={<Screen {...notFound} />} />
            </Routes>
          </Layout>
          <LazyPwa />
        </>,
      )}
    </Theme>
  );
}
