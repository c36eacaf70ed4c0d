import { Suspense, useEffect } from 'react';
import { documentTitle, type PublicRoute } from './routes.tsx';

/** One public screen, with the title and the description of its page. */
export function Screen({ title, description, Content }: PublicRoute) {
  useEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );
}
