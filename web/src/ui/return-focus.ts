function fallbackTarget(): HTMLElement | null {
  return document.querySelector('main h1[tabindex]') ?? document.querySelector('main');
}

/**
 * Returns the focus to `origin`, or to the title of the section when `origin` has been removed: at
 * once, or later, such as a deleted row when the server's list arrives.
 */
export function returnFocus(origin: Element | null | undefined): void {
  const isConnected = origin instanceof HTMLElement && origin.isConnected;
  const target = isConnected ? origin : fallbackTarget();
  target?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement === target) return;
    stop();
    if (document.activeElement === document.body)
      fallbackTarget()?.focus({ preventScroll: true });
  });
  // Stops watching once the focus has moved elsewhere.
  const stopElsewhere = (event: FocusEvent) => {
    if (event.target !== target) stop();
  };
  function stop(): void {
    observer.disconnect();
    removeEventListener('focusin', stopElsewhere);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', stopElsewhere);
}
