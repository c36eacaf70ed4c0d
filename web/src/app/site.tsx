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

/** Whether the server set the title, which may be more precise than that of the route. */
function isNamed(path: string): boolean {
  const canonical = document.querySelector('link[rel="canonical"]');
  return canonical?.getAttribute('href') === siteAddress(path);
}

/** One public screen, with the title and the description of its page. */
function Screen({ title, description, Content, ...route }: PublicRoute) {
  const { pathname } = useLocation();
  const path = canonicalPath(route, pathname);
  // Runs before the effects of the content, which may set a more precise title.
  useLayoutEffect(() => {
    if (!isNamed(path)) namePage({ title, description, path });
  }, [title, description, path]);

  useEffect(markHydrated, []);

  return (
    <>
      {/* A screen with two addresses, such as the news, keeps its state between them. */}
      <Boundary key={title} instead={(error) => <Unavailable error={error} />}>
        <Content />
      </Boundary>
      {!route.isHidden && !route.hasNoEnrolBar && <EnrolBar />}
    </>
  );
}

/** Reports that the page could not be loaded. */
function Unavailable({ error }: { readonly error: unknown }) {
  return (
    <div role="alert">
      <ListHead
        title={outdated.title}
        lead={isUnfetched(error) ? outdated.text : outdated.broken}
      />
      <div className="container pt-10">
        {/* Until the page is reloaded, the browser may remember that a script was missing. */}
        <button type="button" onClick={() => location.reload()} className="button solid">
          {outdated.reload}
        </button>
      </div>
    </div>
  );
}

// Not lazy: after a fallback of Suspense, React would hold the hydration of the screen back for
// 0.3 s.
const LaterPwa = later(async () => (await import('./pwa/pwa.tsx')).Pwa);

interface SiteProps {
  /** What the page was sent with. */
  readonly page?: PageData | undefined;
  /** Puts the router around the application: the browser's, or the one of a single address. */
  readonly children: (app: ReactNode) => ReactNode;
}

/** The public site: the same tree at build time and in the browser. */
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
