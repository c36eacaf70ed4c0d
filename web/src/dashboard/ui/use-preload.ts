import { useEffect } from 'react';
import type { LazyComponent } from '../../ui/lazy-component.tsx';

/** Fetches what opens from a list once the list is shown, so that the list need not wait for it. */
export function usePreload(...components: readonly Pick<LazyComponent, 'preload'>[]): void {
  useEffect(() => {
    for (const { preload } of components) {
      // It is fetched again when it is opened, and missed only then.
      preload().catch((error: unknown) =>
        console.warn('A part of the section could not be fetched.', error),
      );
    }
    // oxlint-disable-next-line react/exhaustive-deps -- always the same components
  }, []);
}
