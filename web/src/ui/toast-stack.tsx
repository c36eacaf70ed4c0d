import { chakra, createToaster, Toast, Toaster as Stack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { useFrontDialog } from './front-dialog.ts';
import { IconButton } from './icon-button.tsx';
import { returnFocus } from './return-focus.ts';
import { serveToasts, showToastsWith } from './toaster.tsx';

const stack = createToaster({ placement: 'bottom', max: 4, gap: 8, overlap: false });

const Frame = chakra(Toast.Root, {
  base: {
    // Where and how large the stack wants it.
    translate: 'var(--x) var(--y)',
    scale: 'var(--scale)',
    zIndex: 'var(--z-index)',
    height: 'var(--height)',
    opacity: 'var(--opacity)',
    transition:
      'translate {durations.quick} ease-out, opacity {durations.quick} ease-out, height {durations.quick} ease-out',
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

interface ToastStackProps {
  readonly label: string;
  readonly close: string;
}

/** Where the toasts appear, in front of whatever window is open. */
function ToastStack({ label, close }: ToastStackProps) {
  const [place] = useState(() => document.createElement('div'));
  const front = useFrontDialog();
  useLayoutEffect(() => {
    // Moved rather than rendered anew: toasts that are shown stay as they are.
    (front ?? document.body).append(place);
    place.setAttribute('style', front ? overWindow : '');
  }, [front, place]);
  useLayoutEffect(() => () => place.remove(), [place]);
  useEffect(() => serveToasts(stack), []);

  return createPortal(
    <Stack toaster={stack} aria-label={label} {...useFocusInStack()}>
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

/**
 * What has the focus comes from somewhere, and returns there when its toast goes away. In place of
 * what the stack does by itself: it would send whoever tabs on back to where they came from.
 */
function useFocusInStack() {
  const origin = useRef<Element>(null);
  return {
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation();
      const { target, currentTarget, relatedTarget } = event;
      if (currentTarget.contains(relatedTarget)) return;
      origin.current = relatedTarget;
      stack.pause();
      // Whoever goes to the toasts by their key wants the button of the last one.
      if (target !== currentTarget) return;
      const button = currentTarget.querySelector('button');
      if (button) button.focus();
      else returnFocus(relatedTarget);
    },
    onBlurCapture: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation();
      if (!event.currentTarget.contains(event.relatedTarget)) stack.resume();
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') requestAnimationFrame(() => returnFocus(origin.current));
    },
    onClick: ({ target }: MouseEvent<HTMLElement>) => {
      if (!(target as Element).closest('button')) return;
      requestAnimationFrame(() => returnFocus(origin.current));
    },
  };
}

showToastsWith(ToastStack);
