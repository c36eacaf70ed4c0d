import { lazy, Suspense, useState, type ComponentType } from 'react';
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
