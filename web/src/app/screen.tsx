import { siteAddress } from '@centre/domain/site-address';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { outdated } from '../texts/outdated.texts.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Button } from '../ui/button.tsx';
import { isUnfetched } from '../ui/failure-reason.ts';
import { Container } from '../ui/layout.tsx';
import { ListHead } from '../site/ui/list-head.tsx';
import { namePage } from '../ui/page-title.ts';
import { markHydrated } from './hash-guard.ts';
import { canonicalPath, type PublicRoute } from './routes.tsx';

/** Whether the server set the title, which may be more precise than that of the route. */
function isNamed(path: string): boolean {
  const canonical = document.querySelector('link[rel="canonical"]');
  return canonical?.getAttribute('href') === siteAddress(path);
}

/** One public screen, with the title and the description of its page. */
export function Screen({ title, description, Content, ...route }: PublicRoute) {
  const { pathname } = useLocation();
  const path = canonicalPath(route, pathname);
  // Runs before the effects of the content, which may set a more precise title.
  useLayoutEffect(() => {
    if (!isNamed(path)) namePage({ title, description, path });
  }, [title, description, path]);

  useEffect(markHydrated, []);

  return (
    // A screen with two addresses, such as the news, keeps its state between them.
    <Boundary key={title} instead={(error) => <Unavailable error={error} />}>
      <Content />
    </Boundary>
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
      <Container paddingTop="10">
        {/* Until the page is reloaded, the browser may remember that a script was missing. */}
        <Button onClick={() => location.reload()}>{outdated.reload}</Button>
      </Container>
    </div>
  );
}
