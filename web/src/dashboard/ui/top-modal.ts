import { useSyncExternalStore } from 'react';

// A modal dialog hides the rest of the page from the focus: toasts, with the buttons that undo,
// have to stand inside of the dialog in front.
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Puts `dialog` in front of the others until the returned function is called. */
export function registerModal(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** The dialog in front, if any is open. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.at(-1),
  );
}
