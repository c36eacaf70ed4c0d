import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function onChange(look: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', look);
  return () => media.removeEventListener('change', look);
}

/** Whether nothing may move by itself: the visitor asked for it, or the page is not alive yet. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => true,
  );
}
