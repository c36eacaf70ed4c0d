import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the page must look as it was prerendered, true from then on: for what depends
 * on the rest of the address (a fragment, a parameter), which the build could not know.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
