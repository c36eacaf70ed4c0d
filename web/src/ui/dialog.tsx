import { useEffect, useRef, type ReactNode } from 'react';
import { returnFocus } from './return-focus.ts';

interface DialogProps {
  /** Its accessible name. */
  readonly label: string;
  /** Escape, or a click beside it; whoever shows the dialog stops showing it. */
  readonly onClose: () => void;
  /** Its place, its size and its look. */
  readonly className: string;
  readonly children: ReactNode;
}

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/**
 * A dialog over the page, open for as long as it is rendered. The page behind is still and
 * out of reach; the focus stays inside, and returns to where it was.
 */
export function Dialog({ label, onClose, className, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = frame.current;
    const origin = document.activeElement;
    const { overflow } = document.documentElement.style;
    dialog?.showModal();
    // An element cannot take the focus before the dialog is open.
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    document.documentElement.style.overflow = 'hidden';
    // A listener of the page: React's own would miss keys in parts rendered from elsewhere.
    dialog?.addEventListener('keydown', keepFocus);
    return () => {
      dialog?.removeEventListener('keydown', keepFocus);
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
      // Handled here, because at one Escape a browser closes every dialog that no click opened.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      // Other ways back, such as a phone's gesture. The parent decides whether the dialog closes.
      // A file chooser inside that is closed without a choice sends “cancel”, too.
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

// The browser would let the Tab key out to its own bars at both ends.
function keepFocus(this: HTMLDialogElement, event: KeyboardEvent) {
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
