import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { enterFront } from './front-dialog.ts';

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
    transition: 'opacity 180ms ease-out, transform 180ms ease-out',
    _starting: { opacity: 0 },
    _backdrop: { background: 'ink/60' },
  },
});

interface DialogProps extends HTMLChakraProps<'dialog'> {
  /** What it is called by those who listen to the page. */
  readonly label: string;
  /** Escape, or a click beside it; whoever shows the dialog stops showing it. */
  readonly onClose: () => void;
}

const focusable = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

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
    const leaveFront = dialog && enterFront(dialog);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      leaveFront?.();
      dialog?.close();
      document.documentElement.style.overflow = overflow;
      if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Frame
      ref={frame}
      aria-label={label}
      aria-modal="true"
      // The browser announces that it is about to close it, and soon after that it did; it may
      // leave the first out.
      onCancel={onClose}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={keepFocus}
      {...rest}
    >
      {children}
    </Frame>
  );
}

// The browser would let the Tab key out to its own bars at both ends.
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const [first] = stops;
  const last = stops.at(-1);
  const end = event.shiftKey ? first : last;
  if (document.activeElement !== end) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
