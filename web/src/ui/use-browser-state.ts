import { useSyncExternalStore } from 'react';
import { breakpoints } from './tokens.ts';

/** Something that only the browser knows. */
interface BrowserState {
  readonly watch: (onChange: () => void) => () => void;
  readonly read: () => boolean;
  /** The value during hydration. */
  readonly prerendered: boolean;
}

const useBrowserState = ({ watch, read, prerendered }: BrowserState) =>
  useSyncExternalStore(watch, read, () => prerendered);

const hydrated: BrowserState = {
  watch: () => () => undefined,
  read: () => true,
  prerendered: false,
};

/**
 * False while the page must look as it was prerendered, true from then on: for what depends
 * on the rest of the address (a fragment, a parameter), which the build could not know.
 */
export const useIsHydrated = () => useBrowserState(hydrated);

const connection: BrowserState = {
  watch: (onChange) => {
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

/** Whether the device believes that it is connected to a network. */
export const useConnection = () => useBrowserState(connection);

const mediaQuery = (query: string, prerendered: boolean): BrowserState => ({
  watch: (onChange) => {
    const media = matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  },
  read: () => matchMedia(query).matches,
  prerendered,
});

const narrow = mediaQuery(`(width < ${breakpoints.md})`, false);
const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)', true);

/** Whether the screen is too narrow for a table: a phone, held upright or not. */
export const useIsNarrow = () => useBrowserState(narrow);

/** Whether nothing may move by itself: the visitor asked for it, or the page is not hydrated yet. */
export const useReducedMotion = () => useBrowserState(reducedMotion);
