import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { siteAddress } from '@centre/domain/site-address';
import { PageDataContext, type PageData } from '../data/public/page-data.ts';
import { EnrolBar, Layout } from '../site/layout/site-layout.tsx';
import { later } from '../ui/later.tsx';
import { canonicalPath, notFound, routes, type PublicRoute } from './routes.tsx';
import { outdated } from '../texts/outdated.texts.ts';
import { Boundary } from '../ui/boundary.tsx';
import { isUnfetched } from '../ui/failure-reason.ts';
import { ListHead } from '../site/ui/list-head.tsx';
import { namePage } from '../ui/page-title.ts';
import { markHydrated } from './hash-guard.ts';

/** Whether the served page already has its title, which may be more precise than the route's. */
function hasServedTitle(path: string): boolean {
  const canonical = document.querySelector('link[rel="canonical"]');
  return canonical?.getAttribute('href') === siteAddress(path);
}

/** Screen of a route, with the title and the description of the page. */
function Screen({ title, description, Content, ...route }: PublicRoute) {
  const { pathname } = useLocation();
  const path = canonicalPath(route, pathname);
  // Runs before the effects of the content, which may set a more precise title.
  useLayoutEffect(() => {
    if (!hasServedTitle(path)) namePage({ title, description, path });
  }, [title, description, path]);

  useEffect(markHydrated, []);

  return (
    <>
      {/* The key keeps the state of a screen with several routes, such as the news. */}
      <Boundary key={title} fallback={(error) => <Unavailable error={error} />}>
        <Content />
      </Boundary>
      {!route.isHidden && !route.hasNoEnrolBar && <EnrolBar />}
    </>
  );
}

/** Error page when a screen could not be loaded or rendered. */
function Unavailable({ error }: { readonly error: unknown }) {
  return (
    <div role="alert">
      <ListHead
        title={outdated.title}
        lead={isUnfetched(error) ? outdated.text : outdated.broken}
      />
      <div className="container pt-10">
        {/* A reload, because browsers may cache the failure to load a script until then. */}
        <button type="button" onClick={() => location.reload()} className="button solid">
          {outdated.reload}
        </button>
      </div>
    </div>
  );
}

// Not lazy: after a Suspense fallback, React delays the hydration of the screen by 0.3 s.
const LaterPwa = later(async () => (await import('./pwa/pwa.tsx')).Pwa);

interface SiteProps {
  /** Data in the served page. */
  readonly page?: PageData | undefined;
  /** Wraps the application in a router: the browser's, or a static one. */
  readonly children: (app: ReactNode) => ReactNode;
}

/** Public site: the same tree on the server and in the browser. */
export function Site({ page, children }: SiteProps) {
  return children(
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
  );
}
