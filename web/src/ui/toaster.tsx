import { createElement, useSyncExternalStore, type ComponentType } from 'react';

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

interface NewToast {
  readonly id: string;
  readonly type: 'success' | 'error' | 'info';
  readonly title: string;
  readonly duration: number;
  readonly action?: ToastAction;
}

/** What shows them. */
interface Stack {
  readonly create: (toast: NewToast) => unknown;
  readonly dismiss: (name?: string) => void;
}

type Order = (stack: Stack) => void;

interface ToasterProps {
  /** What the toasts are called as a whole, with the key that leads to them. */
  readonly label: string;
  /** Name of the button that dismisses a toast. */
  readonly close: string;
}

// What shows the toasts is not part of the login screen: it comes with the sections, and what
// is to be said waits for it.
let View: ComponentType<ToasterProps> | undefined;
const listeners = new Set<() => void>();
let stack: Stack | undefined;
let orders: readonly Order[] = [];
let count = 0;

/** From now on toasts are shown by `view`, which serves them once it stands in the page. */
export function showToastsWith(view: ComponentType<ToasterProps>): void {
  View = view;
  for (const listener of listeners) listener();
}

function give(order: Order) {
  if (stack) order(stack);
  else orders = [...orders, order];
}

/** Shows in `theStack` what was said until now and from now on, until the result is called. */
export function serveToasts(theStack: Stack): () => void {
  stack = theStack;
  for (const order of orders) order(theStack);
  orders = [];
  return () => {
    stack = undefined;
  };
}

function show(type: NewToast['type'], title: string, options: ToastOptions = {}): string {
  const { action, durationMs } = options;
  const duration = durationMs ?? (type === 'error' ? Infinity : shownMs);
  count += 1;
  const id = `toast:${count}`;
  give(({ create }) => create({ id, type, title, duration, ...(action && { action }) }));
  return id;
}

/** Says at the bottom of the screen what has just happened. Each returns the toast's name. */
export const toast = {
  success: (text: string, options?: ToastOptions): string => show('success', text, options),
  error: (text: string, options?: ToastOptions): string => show('error', text, options),
  info: (text: string, options?: ToastOptions): string => show('info', text, options),
  dismiss: (name: string): void => give(({ dismiss }) => dismiss(name)),
  dismissAll: (): void => {
    orders = [];
    stack?.dismiss();
  },
} as const;

/** What the stack is found by, and whether somebody is at it: pointing, or by the keyboard. */
const heldStack = '[data-scope=toast][data-part=group]:is(:hover, :focus-within)';

/** Whether the toasts are being looked at: meanwhile none goes away, nor what it can undo. */
export function areToastsHeld(): boolean {
  return document.querySelector(heldStack) !== null;
}

/** Where the toasts appear; once in a page. */
export function Toaster(props: ToasterProps) {
  const Known = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => View,
  );
  return Known ? createElement(Known, props) : null;
}
