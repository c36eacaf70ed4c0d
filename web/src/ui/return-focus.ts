function place(): HTMLElement | null {
  return document.querySelector('main h1[tabindex]') ?? document.querySelector('main');
}

/**
 * Gives the focus back to `origin`, or, when that is gone with the row that it stood in, to the
 * title of the section: the row may go later, once the server's list comes.
 */
export function returnFocus(origin: Element | null | undefined): void {
  const isThere = origin instanceof HTMLElement && origin.isConnected;
  const holder = isThere ? origin : place();
  holder?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement === holder) return;
    stop();
    if (document.activeElement === document.body) place()?.focus({ preventScroll: true });
  });
  // Once the focus is elsewhere, its loss there is no concern of this return.
  const moveOn = ({ target }: FocusEvent) => {
    if (target !== holder) stop();
  };
  function stop(): void {
    observer.disconnect();
    removeEventListener('focusin', moveOn);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', moveOn);
}
