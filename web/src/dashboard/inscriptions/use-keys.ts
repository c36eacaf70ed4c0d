import { useEffect, useEffectEvent } from 'react';

/** Action of each `KeyboardEvent.key`. */
type Keys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Keyboard shortcuts of the page, except while typing or under another dialog.
 *
 * @param dialogs number of open dialogs where the keys apply; 0 for the page itself.
 */
export function useKeys(keys: Keys, dialogs: number): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const openDialogs = document.querySelectorAll('[aria-modal=true]').length;
    if (event.defaultPrevented || openDialogs !== dialogs || !mayUseKeys(event)) return;
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
