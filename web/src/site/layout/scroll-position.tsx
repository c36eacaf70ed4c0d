import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Longest wait for the target of a fragment to appear, in milliseconds. */
const targetTimeoutMs = 10_000;

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed fragment has no target.
    return null;
  }
}

// Scrolling stops at any input of the visitor.
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the target of `hash` once it exists, and keeps it in place while content above it is
 * still loading.
 */
function scrollWhenThere(hash: string): () => void {
  const scroll = () => {
    targetOf(hash)?.scrollIntoView({ behavior: 'instant' });
  };
  const growth = new ResizeObserver(scroll);
  const timer = setTimeout(stop, targetTimeoutMs);
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of interruptions) removeEventListener(name, stop);
  }
  // New content changes the height of the page; the observer also reports once at first.
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
  const lastLocation = useRef({ pathname, search });

  useEffect(() => {
    const isNewPage = lastLocation.current.pathname !== pathname;
    // Another tab of the same page: already in view.
    const isOtherView = !isNewPage && lastLocation.current.search !== search;
    lastLocation.current = { pathname, search };
    if (isNewPage) document.getElementById('contenu')?.focus({ preventScroll: true });
    if (hash) return scrollWhenThere(hash);
    if (!isBack && !isOtherView) scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [pathname, search, hash, key, isBack]);

  return null;
}
