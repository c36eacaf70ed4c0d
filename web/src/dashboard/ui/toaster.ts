/** How long a toast stays, in milliseconds; an error stays until it is dismissed. */
const shownMs = 5000;

interface ToastOptions {
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly durationMs?: number;
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
  (title: string, { action, durationMs }: ToastOptions = {}): string => {
    const id = `toast:${crypto.randomUUID()}`;
    const duration = durationMs ?? (type === 'error' ? Infinity : shownMs);
    tell(({ create }) => create({ id, type, title, duration, ...(action && { action }) }));
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

/** Whether the pointer or the focus is on the toasts, which keeps them open. */
export function areToastsHeld(): boolean {
  const held = '[data-scope=toast][data-part=group]:is(:hover, :focus-within)';
  return document.querySelector(held) !== null;
}
