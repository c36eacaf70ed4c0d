import { useSyncExternalStore } from 'react';

// While a modal dialog is open the rest of the page is covered and out of reach: what must stay
// in sight, such as what has just happened and how to undo it, has to stand inside of it.
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Says that `dialog` was opened over all others; returns what says that it is closed. */
export function enterFront(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** The dialog that is in front, if any is open. */
export function useFrontDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.at(-1),
    () => undefined,
  );
}
