import { createToaster } from '@chakra-ui/react';

/** Shown by `toast-list.tsx`; what is said before that has loaded waits here. */
export const toaster = createToaster({
  placement: 'bottom',
  max: 4,
  gap: 8,
  overlap: false,
});

/** How long a toast stays, in milliseconds; an error stays until it is dismissed. */
const shownMs = 5000;

interface ToastOptions {
  /** What can be done about it, such as undoing. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly durationMs?: number;
}

const show =
  (type: 'success' | 'error' | 'info') =>
  (title: string, { action, durationMs }: ToastOptions = {}): string =>
    toaster.create({
      type,
      title,
      duration: durationMs ?? (type === 'error' ? Infinity : shownMs),
      ...(action && { action }),
    });

/** Says at the bottom of the screen what has just happened; returns the toast's id. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  dismiss: (id: string): void => toaster.dismiss(id),
  dismissAll: (): void => toaster.dismiss(),
} as const;

/** Whether somebody points at the toasts or has the focus there: meanwhile none goes away. */
export function areToastsHeld(): boolean {
  const held = '[data-scope=toast][data-part=group]:is(:hover, :focus-within)';
  return document.querySelector(held) !== null;
}
