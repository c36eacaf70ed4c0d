import { useEffect, useEffectEvent } from 'react';
import type { LazyComponent } from '../../ui/lazy-component.tsx';

type Reload = () => void | Promise<void>;

const reloads = new Set<Reload>();

/** Calls `reload` when the member refreshes the dashboard. */
export function useOnRefresh(reload: Reload): void {
  const onRefresh = useEffectEvent(reload);
  useEffect(() => {
    const run = () => onRefresh();
    reloads.add(run);
    return () => {
      reloads.delete(run);
    };
  }, []);
}

/** Reloads everything on the screen. Failures are shown where they occur; none is thrown. */
export async function refresh(): Promise<void> {
  const outcomes = await Promise.allSettled([...reloads].map(async (reload) => reload()));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      console.warn('A section could not be reloaded.', outcome.reason);
    }
  }
}

/** Preloads components that open from a list, after the list itself is shown. */
export function usePreload(...components: readonly Pick<LazyComponent, 'preload'>[]): void {
  useEffect(() => {
    for (const { preload } of components) {
      // Opening the component fetches it again, and only then shows a failure.
      preload().catch((error: unknown) =>
        console.warn('A part of the section could not be fetched.', error),
      );
    }
    // oxlint-disable-next-line react/exhaustive-deps -- always the same components
  }, []);
}
