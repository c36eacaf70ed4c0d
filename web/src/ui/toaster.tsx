import { chakra, createToaster, Toast, Toaster as Stack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { useFrontDialog } from './front-dialog.ts';
import { IconButton } from './icon-button.tsx';

const stack = createToaster({ placement: 'bottom', max: 4, gap: 8, overlap: false });

/** How long a toast stays, in milliseconds; what went wrong stays until it is dismissed. */
const shownMs = 5000;

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface ToastOptions {
  /** What can be done about it, such as undoing. */
  readonly action?: ToastAction;
  /** Milliseconds; five seconds for a success and no end for an error when absent. */
  readonly durationMs?: number;
}

function show(type: 'success' | 'error' | 'info', text: string, options: ToastOptions = {}) {
  const { action, durationMs } = options;
  const duration = durationMs ?? (type === 'error' ? Infinity : shownMs);
  // A number of the stack's own would be the same in two tabs; nothing depends on it.
  return stack.create({ type, title: text, duration, ...(action && { action }) });
}

/** Says at the bottom of the screen what has just happened. Each returns the toast's name. */
export const toast = {
  success: (text: string, options?: ToastOptions): string => show('success', text, options),
  error: (text: string, options?: ToastOptions): string => show('error', text, options),
  info: (text: string, options?: ToastOptions): string => show('info', text, options),
  dismiss: (name: string): void => stack.dismiss(name),
  dismissAll: (): void => stack.dismiss(),
} as const;

const Frame = chakra(Toast.Root, {
  base: {
    // Where and how large the stack wants it.
    translate: 'var(--x) var(--y)',
    scale: 'var(--scale)',
    zIndex: 'var(--z-index)',
    height: 'var(--height)',
    opacity: 'var(--opacity)',
    transition: 'translate 180ms ease-out, opacity 180ms ease-out, height 180ms ease-out',
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'min(480px, calc(100vw - 32px))',
    paddingInlineStart: '4',
    paddingBlock: '1',
    background: 'surface.deep',
    color: 'ink.inverse',
    borderRadius: 'control',
    borderInlineStart: '4px solid',
    borderColor: 'call',
    boxShadow: 'card',
    fontSize: 'sm',
    '&[data-type=error]': { background: 'danger', borderColor: 'danger.soft' },
  },
});

// In a window they stand above its foot, whose buttons must stay in reach. The transform makes
// this box, rather than the screen, what the toasts are at the bottom of.
const overWindow =
  'position: fixed; inset: 0 0 max(104px, 208px - 16vw) 0; transform: translateZ(0); pointer-events: none;';

interface ToasterProps {
  /** Name of the button that dismisses a toast. */
  readonly close: string;
}

/** Where the toasts appear, in front of whatever window is open; once in a page. */
export function Toaster({ close }: ToasterProps) {
  const [place] = useState(() => document.createElement('div'));
  const front = useFrontDialog();
  useLayoutEffect(() => {
    // Moved rather than rendered anew: toasts that are shown stay as they are.
    (front ?? document.body).append(place);
    place.setAttribute('style', front ? overWindow : '');
  }, [front, place]);
  useLayoutEffect(() => () => place.remove(), [place]);

  return createPortal(
    <Stack toaster={stack}>
      {({ title, action }) => (
        <Frame>
          <Toast.Title flex="1" minWidth="0" overflowWrap="anywhere" whiteSpace="pre-line">
            {title}
          </Toast.Title>
          {action && (
            <Toast.ActionTrigger asChild>
              <Button look="quiet" fontSize="sm" paddingInline="3">
                {action.label}
              </Button>
            </Toast.ActionTrigger>
          )}
          <Toast.CloseTrigger asChild>
            <IconButton aria-label={close}>
              <X size={18} aria-hidden />
            </IconButton>
          </Toast.CloseTrigger>
        </Frame>
      )}
    </Stack>,
    place,
  );
}
