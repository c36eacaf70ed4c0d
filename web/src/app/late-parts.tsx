import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

const nothing = () => null;

// A page is whole without it: when its code cannot be had, it goes without saying.
const Companion = lazy(async () => {
  const { Companion } = await import('./companion/companion.tsx').catch(() => ({
    Companion: nothing,
  }));
  return { default: Companion };
});

/** What a page does not need in order to work, fetched once it does. */
export function LateParts() {
  return (
    useIsHydrated() && (
      <Suspense fallback={null}>
        <Companion />
      </Suspense>
    )
  );
}
