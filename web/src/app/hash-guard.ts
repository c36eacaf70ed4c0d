let stopHolding: (() => void) | undefined;

/**
 * Hides hash links (`#contenu`) from the router until `markHydrated`. Otherwise the router would
 * see a navigation, and React would discard the HTML that it has not hydrated yet.
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

/** To be called once the screen is hydrated. The mark is for the tests. */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
  stopHolding?.();
  stopHolding = undefined;
}
