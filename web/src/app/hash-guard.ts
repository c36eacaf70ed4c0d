let stopHolding: (() => void) | undefined;

/**
 * Hides hash links (`#contenu`) from the router until `markHydrated`. Otherwise the router would
 * navigate, and React would discard the HTML that is not hydrated yet.
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

/** Marks the document as hydrated, for tests, and lets the router see hash links again. */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
  stopHolding?.();
  stopHolding = undefined;
}
