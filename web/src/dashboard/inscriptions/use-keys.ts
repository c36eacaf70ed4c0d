import { useEffect, useEffectEvent } from 'react';

/** What each key does, by its name in `KeyboardEvent.key`. */
type Keys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Listens to keys of the whole page, except while typing or with another dialog in front.
 *
 * @param over how many dialogs are open where the keys apply; none for the page itself.
 */
export function useKeys(keys: Keys, over: number): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const openDialogs = document.querySelectorAll('[aria-modal=true]').length;
    if (event.defaultPrevented || openDialogs !== over || !mayUseKeys(event)) return;
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onPress(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Whether a key is neither typed text nor part of a shortcut of the browser. */
function mayUseKeys({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (!(target instanceof HTMLElement)) return true;
  return !target.isContentEditable && target.closest('input, select, textarea') === null;
}
