import { useSyncExternalStore } from 'react';
import { breakpoints } from './tokens.ts';

const query = `(width < ${breakpoints.md})`;

function onChange(look: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', look);
  return () => media.removeEventListener('change', look);
}

/** Whether the screen is too narrow for a table: a phone, held upright or not. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => false,
  );
}
