import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../ui/use-browser-state.ts';

const nothing = () => null;

// A page is whole without it: when its code cannot be had, it goes without saying.
const Pwa = lazy(async () => {
  const { Pwa } = await import('./pwa/pwa.tsx').catch(() => ({
    Pwa: nothing,
  }));
  return { default: Pwa };
});

/** What a page does not need in order to work, fetched once it does. */
export function Deferred() {
  return (
    useIsHydrated() && (
      <Suspense fallback={null}>
        <Pwa />
      </Suspense>
    )
  );
}
