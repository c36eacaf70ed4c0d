import { useSyncExternalStore } from 'react';
import { breakpoints } from './tokens.ts';

/** External store for a state of the browser. */
interface BrowserState {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => boolean;
  /** The value during hydration. */
  readonly prerendered: boolean;
}

const useBrowserState = ({ subscribe, read, prerendered }: BrowserState) =>
  useSyncExternalStore(subscribe, read, () => prerendered);

const hydrated: BrowserState = {
  subscribe: () => () => undefined,
  read: () => true,
  prerendered: false,
};

/**
 * Whether hydration is complete. Before, the page must match the prerendered HTML, which cannot
 * depend on fragments or parameters of the address.
 */
export const useIsHydrated = () => useBrowserState(hydrated);

const connection: BrowserState = {
  subscribe: (onChange) => {
    addEventListener('online', onChange);
    addEventListener('offline', onChange);
    return () => {
      removeEventListener('online', onChange);
      removeEventListener('offline', onChange);
    };
  },
  read: () => navigator.onLine,
  prerendered: true,
};

/** Whether the device reports a network connection. */
export const useConnection = () => useBrowserState(connection);

const mediaQuery = (query: string, prerendered: boolean): BrowserState => ({
  subscribe: (onChange) => {
    const media = matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  },
  read: () => matchMedia(query).matches,
  prerendered,
});

const narrow = mediaQuery(`(width < ${breakpoints.md})`, false);
const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)', true);

/** Whether the screen is too narrow for a table: a phone in either orientation. */
export const useIsNarrow = () => useBrowserState(narrow);

/** Whether animations are off: by the visitor's preference, or before hydration. */
export const useReducedMotion = () => useBrowserState(reducedMotion);
