import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long an element that an address points at may take to appear, in milliseconds. */
const patienceMs = 10_000;

function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not a well-formed address: it points at nothing.
    return null;
  }
}

// Scrolling stops once the visitor does anything.
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the target of `hash` once it exists, and keeps it in place while content above it is
 * still loading.
 */
function scrollWhenThere(hash: string): () => void {
  const look = () => {
    elementAt(hash)?.scrollIntoView({ behavior: 'instant' });
  };
  const growth = new ResizeObserver(look);
  const timer = setTimeout(stop, patienceMs);
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of interruptions) removeEventListener(name, stop);
  }
  // Content that appears changes the height of the page; the observer also reports once at first.
  growth.observe(document.body);
  for (const name of interruptions) addEventListener(name, stop, { passive: true });
  return stop;
}

/**
 * Scrolls after a navigation: to the top, or to the target of the address, even if it appears
 * later. Going back, the browser restores the position.
 */
export function ScrollPosition() {
  const { pathname, search, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ pathname, search });

  useEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    // Another tab of the same page, which is already in view.
    const isOtherView = !isNewPage && shown.current.search !== search;
    shown.current = { pathname, search };
    if (isNewPage) document.getElementById('contenu')?.focus({ preventScroll: true });
    if (hash) return scrollWhenThere(hash);
    if (!isBack && !isOtherView) scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [pathname, search, hash, key, isBack]);

  return null;
}
