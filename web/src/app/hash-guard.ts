let stopHolding: (() => void) | undefined;

/**
 * Keeps links to a place within the page (`#contenu`) between the page and the browser until
 * `markHydrated`. The router would hear of them as of another address, and React would draw what
 * it has not taken over yet anew, beginning with nothing.
 */
export function guardHashLinks(): void {
  const { pathname, search } = location;
  function hold(event: Event) {
    if (location.pathname === pathname && location.search === search) {
      event.stopImmediatePropagation();
    }
  }
  addEventListener('popstate', hold, true);
  stopHolding = () => removeEventListener('popstate', hold, true);
}

/** Says that React has taken the screen over. */
export function markHydrated(): void {
  stopHolding?.();
  stopHolding = undefined;
}
