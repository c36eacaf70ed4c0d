import { chakra, createToaster, Toast, Toaster as Stack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { useFrontDialog } from './front-dialog.ts';
import { IconButton } from './icon-button.tsx';
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

/** Where the toasts appear, in front of whatever window is open. */
function ToastStack({ close }: { readonly close: string }) {
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

showToastsWith(ToastStack);
