import { common } from '../common.texts.ts';

/** Duration of a toast, in milliseconds; an error stays until it is dismissed. */
const toastMs = 5000;

/** Duration of a toast with an undo button. */
const undoMs = 6000;

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

interface ToastOptions {
  readonly action?: Action;
  readonly durationMs?: number;
  readonly onUndo?: () => void;
}

type Toaster = (typeof import('./toast-list.tsx'))['toaster'];

// The toasts load after the login screen: calls wait for them.
function withToaster(callback: (toaster: Toaster) => void): void {
  import('./toast-list.tsx').then(
    ({ toaster }) => callback(toaster),
    (error: unknown) => console.warn('The toasts could not be fetched.', error),
  );
}

const show =
  (type: 'success' | 'error' | 'info') =>
  (title: string, { onUndo, ...options }: ToastOptions = {}): string => {
    const id = `toast:${crypto.randomUUID()}`;
    const defaults = { durationMs: type === 'error' ? Infinity : toastMs };
    const undo = onUndo && {
      durationMs: undoMs,
      action: { label: common.undo, onClick: onUndo },
    };
    const { durationMs: duration, ...action } = { ...defaults, ...undo, ...options };
    withToaster(({ create }) => create({ id, type, title, duration, ...action }));
    return id;
  };

/** Toasts at the bottom of the screen; each call returns the id of its toast. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  dismiss: (id: string): void => withToaster(({ dismiss }) => dismiss(id)),
  dismissAll: (): void => withToaster(({ dismiss }) => dismiss()),
} as const;
