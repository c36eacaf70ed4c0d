/** Whether a key is ours to use: not part of a shortcut of the browser, nor of what is typed. */
export function mayUseKeys({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (!(target instanceof HTMLElement)) return true;
  return !target.isContentEditable && target.closest('input, select, textarea') === null;
}

/** How many windows are open over the page. */
export function openWindows(): number {
  return document.querySelectorAll('[aria-modal=true]').length;
}
