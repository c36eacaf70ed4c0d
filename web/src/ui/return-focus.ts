function place(): HTMLElement | null {
  return document.querySelector('main h1[tabindex]') ?? document.querySelector('main');
}

/**
 * Gives the focus back to `origin`, or, when that is gone with the row that it stood in, to the
 * title of the section.
 */
export function returnFocus(origin: Element | null | undefined): void {
  const isThere = origin instanceof HTMLElement && origin.isConnected;
  (isThere ? origin : place())?.focus({ preventScroll: true });
  // It may be on the point of going.
  setTimeout(() => {
    if (document.activeElement === document.body) place()?.focus({ preventScroll: true });
  }, 100);
}
