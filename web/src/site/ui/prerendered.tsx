import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../../ui/use-browser-state.ts';

// React leaves what it finds inside alone: the HTML is the one that the build wrote.
const asItIs = { __html: '' };

/**
 * A part of the page that never changes once it is written. The browser keeps the HTML it was
 * sent; the code is fetched only when the page is reached from another one. Its links must be
 * followed by `LinksOfPrerendered`, as no component stands behind them.
 */
export function prerendered(load: () => Promise<ComponentType>) {
  const Content = lazy(async () => ({ default: await load() }));

  return function Prerendered() {
    const isHydrated = useIsHydrated();
    const [isInPage] = useState(!isHydrated);
    if (isInPage && !import.meta.env.SSR) {
      return <div suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
    }
    return (
      <div>
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      </div>
    );
  };
}

/** The place within the site that a plain click on a link asks for, if it does. */
function placeAskedBy(event: MouseEvent): string | undefined {
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element))
    return undefined;
  const link = event.target.closest('a');
  if (link?.origin !== location.origin) return undefined;
  // `#contenu` and the like stay with the browser, and so does what opens elsewhere.
  if (link.target || link.download || link.getAttribute('href')?.startsWith('#')) {
    return undefined;
  }
  return link.pathname + link.search + link.hash;
}

/** Follows links that no component stands behind without loading the whole page again. */
export function LinksOfPrerendered() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const place = placeAskedBy(event);
      if (place === undefined) return;
      event.preventDefault();
      void navigate(place);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}
