import { useEffect, useEffectEvent } from 'react';

type Reload = () => void | Promise<void>;

const reloads = new Set<Reload>();

/** Does `reload` when the member asks for everything to be up to date. */
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

/**
 * Reloads what is shown and counted. What cannot be reloaded says so where it stands; nothing
 * is thrown here.
 */
export async function refresh(): Promise<void> {
  const outcomes = await Promise.allSettled([...reloads].map(async (reload) => reload()));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      console.warn('A section could not be reloaded.', outcome.reason);
    }
  }
}
