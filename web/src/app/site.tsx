import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageDataContext, type PageData } from '../data/public/page-data.ts';
import { Layout } from '../site/layout/layout.tsx';
import { later } from '../ui/later.tsx';
import { system } from '../ui/system.ts';
import { Theme } from '../ui/theme.tsx';
import { notFound, routes } from './routes.tsx';
import { Screen } from './screen.tsx';

// Not lazy: after a fallback of Suspense, React would hold the hydration of the screen back for
// 0.3 s.
const LaterPwa = later(async () => (await import('./pwa/pwa.tsx')).Pwa);

interface SiteProps {
  readonly cache: EmotionCache;
  /** What the page was sent with. */
  readonly page?: PageData | undefined;
  /** Puts the router around the application: the browser's, or the one of a single address. */
  readonly children: (app: ReactNode) => ReactNode;
}

/** The public site: the same tree at build time and in the browser. */
export function Site({ cache, page, children }: SiteProps) {
  return (
    <Theme cache={cache} system={system}>
      {children(
        <PageDataContext value={page}>
          <Layout>
            <Routes>
              {routes.map((route) => (
                <Route key={route.path} path={route.path} element={<Screen {...route} />} />
              ))}
              <Route path="*" element={<Screen {...notFound} />} />
            </Routes>
          </Layout>
          <LaterPwa />
        </PageDataContext>,
      )}
    </Theme>
  );
}
