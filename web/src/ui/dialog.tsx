import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { enterFront } from './front-dialog.ts';
import { returnFocus } from './return-focus.ts';

const Frame = chakra('dialog', {
  base: {
    // A browser's own dialog is centred, framed and as small as what it holds.
    position: 'fixed',
    inset: '0',
    margin: '0',
    padding: '0',
    border: 'none',
    maxWidth: 'none',
    maxHeight: 'none',
    color: 'inherit',
    overscrollBehavior: 'contain',
    opacity: 1,
    transition: 'opacity {durations.quick} ease-out, transform {durations.quick} ease-out',
    _starting: { opacity: 0 },
    _backdrop: { background: 'scrim' },
  },
});

interface DialogProps extends HTMLChakraProps<'dialog'> {
  /** What it is called by those who listen to the page. */
  readonly label: string;
  /** Escape, or a click beside it; whoever shows the dialog stops showing it. */
  readonly onClose: () => void;
}

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/**
 * A window over the page, open for as long as it is rendered. The page behind is still and
 * out of reach; the focus stays inside, and returns to where it was.
 */
export function Dialog({ label, onClose, children, ...rest }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = frame.current;
    const origin = document.activeElement;
    const { overflow } = document.documentElement.style;
    dialog?.showModal();
    // What asks for it while the window is still closed does not get it.
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    const leaveFront = dialog && enterFront(dialog);
    document.documentElement.style.overflow = 'hidden';
    // By the page's own tree: what has just happened is said inside, from another part of ours.
    dialog?.addEventListener('keydown', keepFocus);
    return () => {
      dialog?.removeEventListener('keydown', keepFocus);
      leaveFront?.();
      dialog?.close();
      document.documentElement.style.overflow = overflow;
      returnFocus(origin);
    };
  }, []);

  return (
    <Frame
      ref={frame}
      aria-label={label}
      aria-modal="true"
      // Asked here: a browser closes, at one Escape, every window that no click has opened.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      // The ways back that devices have besides. Whether the window closes is for who shows it to
      // say. A file chooser inside that was left says “cancel” as well.
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
      {...rest}
    >
      {children}
    </Frame>
  );
}

// The browser would let the Tab key out to its own bars at both ends.
function keepFocus(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return;
  const stops = [...this.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  const [first] = stops;
  const last = stops.at(-1);
  const end = event.shiftKey ? first : last;
  if (document.activeElement !== end) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
