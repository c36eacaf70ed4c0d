import {
  Button,
  CloseButton,
  createToaster,
  defineSlotRecipe,
  Toast,
  Toaster,
} from '@chakra-ui/react';
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { returnFocus } from '../../ui/return-focus.ts';
import { common } from '../common.texts.ts';
import { useTopModal } from './dialog.tsx';

export const toaster = createToaster({
  placement: 'bottom',
  max: 4,
  gap: 8,
  overlap: false,
});

const recipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'actionTrigger', 'closeTrigger', 'indicator'],
  base: {
    root: {
      // Position and size as calculated by Chakra's toast list.
      transform: 'translate(var(--x), var(--y)) scale(var(--scale))',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition:
        'transform {durations.quick} ease-out, opacity {durations.quick} ease-out, height {durations.quick} ease-out',
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
    title: { flex: '1', minWidth: '0', whiteSpace: 'pre-line' },
  },
});

// In a dialog the toasts are above its footer, whose buttons must stay usable. The transform
// makes this box their containing block instead of the screen.
const overDialog =
  'position: fixed; inset: 0 0 max(104px, 208px - 16vw) 0; transform: translateZ(0); pointer-events: none;';

/** Toasts, in front of the open dialog. */
export function ToastList() {
  const [container] = useState(() => document.createElement('div'));
  const topModal = useTopModal();
  useLayoutEffect(() => {
    // Moved instead of rendered again, so that visible toasts stay.
    (topModal ?? document.body).append(container);
    container.setAttribute('style', topModal ? overDialog : '');
  }, [topModal, container]);
  useLayoutEffect(() => () => container.remove(), [container]);

  return createPortal(
    <Toaster toaster={toaster} aria-label={common.toasts} {...useFocusInToasts()}>
      {({ title, action }) => (
        <Toast.Root recipe={recipe}>
          <Toast.Title>{title}</Toast.Title>
          {action && (
            <Toast.ActionTrigger asChild>
              <Button variant="outline" size="sm">
                {action.label}
              </Button>
            </Toast.ActionTrigger>
          )}
          <Toast.CloseTrigger asChild>
            <CloseButton aria-label={common.dismiss} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>,
    container,
  );
}

/**
 * Returns the focus when the focused toast disappears. Replaces Chakra's handling, which sends the
 * focus back at every Tab.
 */
function useFocusInToasts() {
  const origin = useRef<Element>(null);
  return {
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation();
      const { target, currentTarget, relatedTarget } = event;
      if (currentTarget.contains(relatedTarget)) return;
      origin.current = relatedTarget;
      toaster.pause();
      // The hotkey of the toasts focuses a button of the last one.
      if (target !== currentTarget) return;
      const button = currentTarget.querySelector('button');
      if (button) button.focus();
      else returnFocus(relatedTarget);
    },
    onBlurCapture: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation();
      if (!event.currentTarget.contains(event.relatedTarget)) toaster.resume();
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
