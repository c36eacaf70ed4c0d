import { useEffect, useRef, type ReactNode } from 'react';
import { returnFocus } from './return-focus.ts';

interface DialogProps {
  /** Accessible name. */
  readonly label: string;
  /** Called on Escape and on a click outside; the parent then unmounts the dialog. */
  readonly onClose: () => void;
  /** Classes for position, size and style. */
  readonly className: string;
  readonly children: ReactNode;
}

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/**
 * Modal dialog, open while it is rendered. The page behind neither scrolls nor takes input; the focus
 * is trapped inside, and returns to its origin.
 */
export function Dialog({ label, onClose, className, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = frame.current;
    const origin = document.activeElement;
    const { overflow } = document.documentElement.style;
    dialog?.showModal();
    // Elements of a closed dialog cannot take the focus.
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    document.documentElement.style.overflow = 'hidden';
    // A native listener: React's would miss keys in portals rendered by components outside.
    dialog?.addEventListener('keydown', trapFocus);
    return () => {
      dialog?.removeEventListener('keydown', trapFocus);
      dialog?.close();
      document.documentElement.style.overflow = overflow;
      returnFocus(origin);
    };
  }, []);

  return (
    <dialog
      ref={frame}
      aria-label={label}
      aria-modal="true"
      // Handled here, because a browser closes all dialogs opened without a click at one Escape.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      // Other close requests, such as a phone's back gesture: the parent decides. A file chooser inside
      // that is closed without a choice bubbles a `cancel` event, too.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || !currentTarget.isConnected || currentTarget.open)
          return;
        currentTarget.showModal();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={className}
    >
      {children}
    </dialog>
  );
}

// Focus trap: by default the Tab key leaves a dialog for the browser's toolbars at both ends.
function trapFocus(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return;
  const stops = [...this.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
  const [first] = stops;
  const last = stops.at(-1);
  const end = event.shiftKey ? first : last;
  if (document.activeElement !== end) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
