import { useEffect, useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';

// An old browser has no popovers: what it cannot close stands open in the page.
const knowsPopovers = () => 'hidePopover' in HTMLElement.prototype;

/**
 * A part of the page that a button opens over the rest. The browser itself opens it, and closes
 * it on Escape or a touch outside, so that it works before the scripts have arrived; here its
 * state is followed, and it is closed when the visitor goes elsewhere.
 */
export function usePopover<Element extends HTMLElement>(id: string) {
  const element = useRef<Element>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  const shownAt = useRef(key);

  // It may have been opened before the scripts, which did not hear of it, took over.
  useEffect(() => {
    if (knowsPopovers() && element.current?.matches(':popover-open')) setIsOpen(true);
  }, []);

  useEffect(() => {
    // Nobody has gone elsewhere yet.
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (knowsPopovers()) element.current?.hidePopover();
  }, [key]);

  return {
    isOpen,
    button: { popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id },
    panel: {
      ref: element,
      id,
      popover: 'auto',
      onToggle: (event: ToggleEvent<Element>) => setIsOpen(event.newState === 'open'),
      // Whoever tabs on past its end must see where they are, not what covers it.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
        if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) {
          return;
        }
        const isItsButton = relatedTarget.getAttribute('aria-controls') === id;
        if (!isItsButton && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
      },
    },
  } as const;
}
