import { common } from '../common.texts.ts';

/** How long a toast stays, in milliseconds; an error stays until it is dismissed. */
const shownMs = 5000;

/** How long it offers to take back what was done. */
const undoMs = 6000;

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

interface ToastOptions {
  readonly action?: Action;
  readonly durationMs?: number;
  /** Takes back what was done, which the toast offers. */
  readonly onUndo?: () => void;
}

type Toaster = (typeof import('./toast-list.tsx'))['toaster'];

// The toasts are loaded after the login screen; messages wait for them.
function tell(order: (toaster: Toaster) => void): void {
  import('./toast-list.tsx').then(
    ({ toaster }) => order(toaster),
    (error: unknown) => console.warn('The toasts could not be fetched.', error),
  );
}

const show =
  (type: 'success' | 'error' | 'info') =>
  (title: string, { onUndo, ...options }: ToastOptions = {}): string => {
    const id = `toast:${crypto.randomUUID()}`;
    const usual = { durationMs: type === 'error' ? Infinity : shownMs };
    const undo = onUndo && {
      durationMs: undoMs,
      action: { label: common.undo, onClick: onUndo },
    };
    const { durationMs: duration, ...action } = { ...usual, ...undo, ...options };
    tell(({ create }) => create({ id, type, title, duration, ...action }));
    return id;
  };

/** Says at the bottom of the screen what has just happened; returns the toast's id. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  dismiss: (id: string): void => tell(({ dismiss }) => dismiss(id)),
  dismissAll: (): void => tell(({ dismiss }) => dismiss()),
} as const;
