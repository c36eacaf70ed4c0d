import { useSyncExternalStore } from 'react';
import { system } from './system.ts';

const query = `(width < ${system.token('breakpoints.md') as string})`;

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
