import { useEffect, useRef } from 'react';
import { mayUseKeys, openWindows } from './may-use-keys.ts';

/** What each key does, by its name in `KeyboardEvent.key`. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Listens to keys of the whole page, save while somebody types or another window is in front.
 *
 * @param over how many windows stand open where these keys belong: none for the page itself.
 */
export function useKeys(keys: Keys, over: number): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || openWindows() !== over || !mayUseKeys(event)) return;
      const { current } = latest;
      const action = Object.hasOwn(current, event.key) ? current[event.key] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [over]);
}
